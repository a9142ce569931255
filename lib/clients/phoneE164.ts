import "server-only";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { pastedPhone } from "@/lib/text/pasted";

/** Whose numbers are written without a country. */
const homeRegion: CountryCode = "SE";

/**
 * A phone number in E.164 (`+46701234567`), however it is written: with spaces, dashes, `(0)`, `00` or `+`, or as a spreadsheet
 * leaves it, without the plus or the leading zero. Null for what cannot be a number.
 */
export function phoneE164(written: string): string | null {
  const text = pastedPhone(written);
  const number = possible(text) ?? (/^\s*[1-9]/.test(text) ? possible(`+${text.trim()}`) : null);
  return number !== null && /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}

function possible(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, homeRegion);
  return parsed?.isPossible() ? parsed.number : null;
}
