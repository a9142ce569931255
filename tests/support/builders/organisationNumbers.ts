import { randomInt } from "node:crypto";

/**
 * A company's organisation number, with a right check digit, that no other test has: its third digit is 2 at least, or it
 * is a person's.
 */
export const freshOrganisationNumber = () =>
  withCheckDigit(`5${randomInt(10)}${randomInt(2_000_000, 10_000_000)}`);

/** One of the form that sole traders have, a personal number; of a day that there is not, so that it is nobody's. */
export const freshPersonalNumber = () =>
  withCheckDigit(`${randomInt(40, 100)}0199${randomInt(1000).toString().padStart(3, "0")}`);

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
