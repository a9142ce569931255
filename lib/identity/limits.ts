/** How long the name of a person may be in characters. */
export const fullNameMaxLength = 120;

/** How long a password may be in characters. */
export const passwordMinLength = 8;
export const passwordMaxLength = 200;
