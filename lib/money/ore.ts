/**
 * Money is a whole number of öre, in the database and in all arithmetic; names of such values end in `Ore`. SEK as a
 * number (`1250.5`) is used only in the HTTP contract and in forms.
 */

/** The card payment provider takes no payment of less: 3 SEK. */
export const smallestPaymentOre = 300;

/** Rates may have up to four decimals (`2.5`, `0.0625`), kept exact by counting them in ten-thousandths. */
const RATE_SCALE = 10_000;

/** @throws RangeError unless `ore` is a whole number that arithmetic keeps exact. */
export function assertOre(ore: number): void {
  if (!Number.isSafeInteger(ore)) throw new RangeError(`Not an amount in öre: ${ore}`);
}

/** öre → SEK as the contract speaks it: 125050 → 1250.5. */
export function toSek(ore: number): number {
  assertOre(ore);
  return ore / 100;
}

/**
 * SEK → öre, rounded half away from zero on the decimal number as it is written: 1.005 → 101, although the nearest
 * double lies below it.
 * @throws RangeError when `sek` is not finite or too large to be exact.
 */
export function fromSek(sek: number): number {
  const [digits = "", exponent = "0"] = String(Math.abs(sek)).split("e");
  const ore = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  assertOre(ore);
  // Adding 0 turns -0 into 0.
  return Math.sign(sek) * ore + 0;
}

/** `dividend / divisor` rounded half up, for dividend ≥ 0 and divisor > 0, without leaving whole numbers. */
function divideHalfUp(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend)) throw new RangeError("Amount too large to be exact");
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/** A percentage in ten-thousandths of a percent. */
function scaledRate(percent: number): number {
  const scaled = Math.round(percent * RATE_SCALE);
  if (!Number.isSafeInteger(scaled) || scaled < 0) throw new RangeError(`Not a percentage: ${percent}`);
  return scaled;
}

/**
 * The platform's share of a price: price × percent, rounded half up to whole öre (PAY-21).
 * @param priceOre price in öre, 0 or more.
 * @param percent commission rate in percent, 0 or more, with at most four decimals.
 * @throws RangeError for a negative or fractional price or a negative rate.
 */
export function commissionOre(priceOre: number, percent: number): number {
  assertOre(priceOre);
  if (priceOre < 0) throw new RangeError(`Not a price: ${priceOre}`);
  return divideHalfUp(priceOre * scaledRate(percent), 100 * RATE_SCALE);
}

/** What the provider earns: price minus commission, never below 0 (PAY-21). In öre. */
export function providerOre(priceOre: number, commission: number): number {
  assertOre(priceOre);
  assertOre(commission);
  return Math.max(0, priceOre - commission);
}

/** A price split into VAT and net, in öre; the two always add up to the gross. */
export type VatSplit = { grossOre: number; netOre: number; vatOre: number };

/**
 * The VAT contained in a price: gross × rate / (100 + rate), rounded half up to whole öre.
 * @param grossOre price with VAT, in öre, 0 or more.
 * @param ratePercent 25, 12, 6 or 0 in Sweden.
 * @throws RangeError for a negative or fractional price or a negative rate.
 */
export function splitVat(grossOre: number, ratePercent: number): VatSplit {
  assertOre(grossOre);
  if (grossOre < 0) throw new RangeError(`Not a price: ${grossOre}`);
  const rate = scaledRate(ratePercent);
  const vatOre = divideHalfUp(grossOre * rate, 100 * RATE_SCALE + rate);
  return { grossOre, netOre: grossOre - vatOre, vatOre };
}
