/** What a picture may be; safe for the client. */

/** Of the file as it is sent, in bytes: a phone's photo has 3 to 8 MB. */
export const pictureMaxBytes = 12 * 1024 * 1024;
/** Of the picture as it is unpacked: a phone's largest has 48 million. */
export const pictureMaxPixels = 50_000_000;
/** Of each side; less is a blur on every screen. */
export const pictureMinSide = 160;
/** How many times its shorter side the longer one may be; what is longer is a line on every screen. */
export const pictureMaxRatio = 5;
/** How many a business shows of itself; the database holds it, too (`pictures_position_check`). */
export const galleryMax = 12;
/** In characters; the column holds it, too. */
export const altMaxLength = 200;
/** What a file chooser offers. Without HEIC in it, an iPhone hands over a JPEG. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
