/** Letters of a person's name. */
export const staffNameMaxLength = 80;
/** People that a business can have at a time, those who are switched off included. */
export const maxStaff = 30;
