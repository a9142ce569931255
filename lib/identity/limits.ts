/** How long a password may be in characters. */
export const passwordMinLength = 8;
export const passwordMaxLength = 200;
