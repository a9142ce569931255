import { brand } from "@/lib/brand";

/** Latin letters, digits, punctuation and currency signs, as in the packaged typeface. */
const foreign = /[^\u0020-\u007e\u00a0-\u017f\u2010-\u2027\u2030-\u203a\u20ac\u2212]/gu;

/**
 * The part of a text that the share picture can draw. For any other character its renderer would request a typeface or
 * an image from a host on the internet, and fail without an answer.
 */
export function drawable(text: string): string {
  return text.normalize("NFC").replace(foreign, "").replace(/\s+/gu, " ").trim();
}

/** The same for a title, which is never empty. */
export function drawableTitle(text: string): string {
  return drawable(text) || brand.name;
}
