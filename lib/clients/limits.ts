/** As the database's checks have them. */
export const clientNameMaxLength = 200;
/** As it is written, signs included. */
export const clientPhoneMaxLength = 40;
export const clientTagsMax = 20;
export const clientTagMaxLength = 40;
export const clientNoteMaxLength = 2_000;
/** What is kept of what a note said, with what it says now. */
export const clientNoteTextsMax = 50;
/** Notes of one client. */
export const clientNotesMax = 200;
/** Clients of one business. */
export const clientsMax = 50_000;

export const importMaxBytes = 2 * 1024 * 1024;
export const importMaxRows = 5_000;
