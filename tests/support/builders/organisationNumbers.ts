import { randomInt } from "node:crypto";

/** An organisation number, with a right check digit, that no other test has. */
export function freshOrganisationNumber(): string {
  const digits = `5${randomInt(100_000_000).toString().padStart(8, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
