/** Limits of a picture; safe for the client. */

/** Of the file as it is sent, in bytes: a phone's photo has 3 to 8 MB. */
export const pictureMaxBytes = 12 * 1024 * 1024;
/** Of the decoded picture: the largest of a phone has 48 million. */
export const pictureMaxPixels = 50_000_000;
/** Of each side, in pixels; less is blurred on every screen. */
export const pictureMinSide = 160;
/** The longest ratio of the longer side to the shorter one; more is a line on every screen. */
export const pictureMaxRatio = 5;
/** The most pictures of a business itself; the database checks it, too (`pictures_position_check`). */
export const galleryMax = 12;
/** In characters; the column checks it, too. */
export const altMaxLength = 200;
/** The types that a file chooser offers. Without HEIC among them, an iPhone converts to JPEG. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
