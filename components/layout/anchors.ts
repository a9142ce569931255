/** The anchor of the main content, for the skip link. */
export const contentAnchor = "content";

/** The anchor of the categories on the home page, for the footer's "services". */
export const servicesAnchor = "services";
