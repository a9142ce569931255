/** How many a device keeps, and how many are taken along at once. */
export const favouritesOnDevice = 100;

/** The newest of an account are listed. */
export const favouritesListed = 500;
