import { parsePrice, priceText } from "@/lib/catalogue/edit/serviceText";
import { fromSek } from "@/lib/money/ore";

/** SEK as it is written into a field. */
export const amountText = (sek: number): string => priceText(fromSek(sek));

/**
 * A written amount in SEK, above 0 unless 0 is asked for; null for anything else. Amounts under the least card payment are fine on the
 * spot.
 */
export function parseAmount(text: string, { mayBeZero = false } = {}): number | null {
  const bare = text
    .replace(/\s/gu, "")
    .replace(/(kr|sek|:-)$/iu, "")
    .replace(",", ".");
  if (/^\d{1,6}(\.\d{1,2})?$/u.test(bare)) return Number(bare) > 0 || mayBeZero ? Number(bare) : null;
  const parsed = parsePrice(text);
  return "sek" in parsed && parsed.sek > 0 ? parsed.sek : null;
}

/** Whether it is an amount above the highest price. */
export function isTooHigh(text: string): boolean {
  const parsed = parsePrice(text);
  return "problem" in parsed && parsed.problem === "priceMaximum";
}
