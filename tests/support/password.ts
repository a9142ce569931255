/** The password of accounts that tests register. */
export const password = "tre gula tåg";
