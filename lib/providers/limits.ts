/** The longest texts of a business, in characters. */
export const companyNameMaxLength = 120;
export const descriptionMaxLength = 2_000;
export const addressMaxLength = 160;
export const cityMaxLength = 80;
/** The most places of one business. */
export const maxLocations = 20;
/** The farthest that a place can be from the middle of its town, in km: municipalities of the north are that wide. */
export const farthestFromTownKm = 100;
