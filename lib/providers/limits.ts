/** How much room the texts of a business have, in characters. */
export const companyNameMaxLength = 120;
export const descriptionMaxLength = 2_000;
export const addressMaxLength = 160;
export const cityMaxLength = 80;
/** Places of one business. */
export const maxLocations = 20;
/** So far from the middle of its town, in km, a place can lie: municipalities of the north are that wide. */
export const farthestFromTownKm = 100;
