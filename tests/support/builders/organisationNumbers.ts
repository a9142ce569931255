import { randomInt } from "node:crypto";

/** An organisation number, with a right check digit, that no other test has. */
export const freshOrganisationNumber = () =>
  withCheckDigit(`5${randomInt(100_000_000).toString().padStart(8, "0")}`);

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
