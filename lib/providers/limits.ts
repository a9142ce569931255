/** How much room the texts of a business have, in characters. */
export const companyNameMaxLength = 120;
export const descriptionMaxLength = 2_000;
export const addressMaxLength = 160;
export const cityMaxLength = 80;
