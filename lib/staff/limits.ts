/** The longest name of a person, in characters. */
export const staffNameMaxLength = 80;
/** The most people of a business at a time, those who are switched off included. */
export const maxStaff = 30;
