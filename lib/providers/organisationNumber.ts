/**
 * Parses a Swedish organisation number to ten digits without hyphen, as it is stored; null for any other text. Sole
 * traders use their personal identity number, which may have the century (twelve digits), legal persons the prefix
 * 16. The last digit is a check digit (Luhn).
 */
export function parseOrganisationNumber(text: string): string | null {
  const written = /^\s*(?:16|18|19|20)?(\d{6})[\s+-]?(\d{4})\s*$/u.exec(text);
  const digits = `${written?.[1] ?? ""}${written?.[2] ?? ""}`;
  return digits.length === 10 && !/^0{6}/u.test(digits) && luhnSum(digits) % 10 === 0 ? digits : null;
}

/** As people write it: `556000-0001`. */
export function formatOrganisationNumber(digits: string): string {
  return `${digits.slice(0, 6)}-${digits.slice(6)}`;
}

/** The Luhn sum: every other digit from the first is doubled; of two-digit products the digits are added. */
function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
