import { brand } from "@/lib/brand";

/** Latin letters, figures, punctuation and the signs of money, as the packaged typeface has them. */
const foreign = /[^\u0020-\u007e\u00a0-\u017f\u2010-\u2027\u2030-\u203a\u20ac\u2212]/gu;

/**
 * What of a text a share picture can show. For every other sign its maker would ask a host of the internet for a typeface
 * or a drawing, on behalf of whoever wrote the name, and break off where none answers.
 */
export function drawable(text: string): string {
  return text.normalize("NFC").replace(foreign, "").replace(/\s+/gu, " ").trim();
}

/** The same for a title, which is never empty. */
export function drawableTitle(text: string): string {
  return drawable(text) || brand.name;
}
