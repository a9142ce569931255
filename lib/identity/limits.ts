/** How long the name of a person may be in characters. */
export const fullNameMaxLength = 120;

/** How long a password may be in characters. */
export const passwordMinLength = 8;
export const passwordMaxLength = 200;

/** How long the name of a passkey may be in characters, and how many an account may have. */
export const passkeyNameMaxLength = 60;
export const passkeysPerAccount = 20;
