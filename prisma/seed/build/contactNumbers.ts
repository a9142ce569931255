import { parseOrganisationNumber } from "@/lib/providers/organisationNumber";
import type { City } from "../content/types";

/**
 * Telephone numbers that belong to nobody: the ranges that the Swedish Post and Telecom Authority keeps free for films
 * and books. Most cities have none of their own; there a business has a mobile number, from 070-174 06 05 to 99.
 */
const areaPrefixes: Partial<Record<City, string>> = {
  Stockholm: "08-465 004",
  Göteborg: "031-390 06",
  Malmö: "040-628 04",
};
const MOBILE_PREFIX = "070-174 06";
const FIRST_MOBILE = 5;
const MOBILES = 95;

/** The number of the n-th business or person, n from 0. After 95 mobile numbers they repeat. */
export function mobileNumber(n: number): string {
  return `${MOBILE_PREFIX} ${String(FIRST_MOBILE + (n % MOBILES)).padStart(2, "0")}`;
}

export function businessNumber(city: City, n: number): string {
  const prefix = areaPrefixes[city];
  return prefix ? `${prefix} ${String((n * 7 + 12) % 100).padStart(2, "0")}` : mobileNumber(n);
}

/**
 * A well-formed organisation number from ranges that have not been assigned: 5599… for limited companies,
 * 9699… for partnerships.
 */
export function organisationNumberOf(companyName: string, n: number): string {
  const head = companyName.endsWith("Handelsbolag") ? "9699" : "5599";
  const body = `${head}${String(40_000 + n * 731).padStart(5, "0")}`;
  for (let checkDigit = 0; checkDigit <= 9; checkDigit++) {
    const number = parseOrganisationNumber(`${body}${checkDigit}`);
    if (number !== null) return number;
  }
  throw new Error(`No check digit fits ${body}`);
}
