import { pastedOrganisationNumber } from "@/lib/text/pasted";

/**
 * Parses a Swedish organisation number, or the VAT number made of it, to ten digits without hyphen, as it is stored; null for any other text. Sole
 * traders use their personal identity number, which may have the century (twelve digits), legal persons the prefix
 * 16. The last digit is a check digit (Luhn).
 */
export function parseOrganisationNumber(text: string): string | null {
  const written = /^(?:16|18|19|20)?(\d{6})[+-]?(\d{4})$/u.exec(pastedOrganisationNumber(text));
  const digits = `${written?.[1] ?? ""}${written?.[2] ?? ""}`;
  return digits.length === 10 && !/^0{6}/u.test(digits) && luhnSum(digits) % 10 === 0 ? digits : null;
}

/** As people write it: `556000-0001`. */
export function formatOrganisationNumber(digits: string): string {
  return `${digits.slice(0, 6)}-${digits.slice(6)}`;
}

/**
 * The number as the public calls and lists have it: a sole trader's is a personal identity number (its third and fourth
 * digits are a month, a legal person's at least 20), which stands on the business's own page, terms and receipts alone.
 */
export function publicOrganisationNumber(digits: string | null): string | null {
  return digits !== null && Number(digits.slice(2, 4)) >= 20 ? digits : null;
}

/** The Luhn sum: every other digit from the first is doubled; of two-digit products the digits are added. */
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
