/** Of the address of a calendar elsewhere; Google's private ones have some 150 characters. */
export const calendarAddressMaxLength = 2000;
