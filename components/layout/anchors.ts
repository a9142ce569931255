/** The main content, where the skip link leads. */
export const contentAnchor = "content";

/** The categories on the home page, where the footer's "services" leads. */
export const servicesAnchor = "services";
