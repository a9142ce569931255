import type { Locale } from "@/lib/i18n/locales";
import { assertOre } from "./ore";

const NBSP = "\u00a0";
/** The only sign in which sv-SE and en-SE differ. */
const MINUS = { sv: "\u2212", en: "-" } as const;

/**
 * `1 250 kr`, with non-breaking spaces: exactly what Intl gives for SEK in `sv-SE` and `en-SE` (FMT-1), written out
 * here because browsers without data for `en-SE` would print `SEK 1,250`.
 *
 * @param ore amount in öre.
 * @param options.decimals 2, the default, is exact: öre are shown when there are any (`1 250,50 kr`); 0 rounds to
 *   whole kronor, half away from zero, as the catalogue shows prices.
 * @throws RangeError for a fraction of an öre.
 */
export function formatSek(ore: number, locale: Locale, options: { decimals?: 0 | 2 } = {}): string {
  assertOre(ore);
  const absolute = Math.abs(ore);
  const shown = options.decimals === 0 ? Math.floor((absolute + 50) / 100) * 100 : absolute;
  const kronor = String(Math.floor(shown / 100)).replace(/\B(?=(\d{3})+$)/g, NBSP);
  const rest = shown % 100;
  const fraction = rest === 0 ? "" : `,${String(rest).padStart(2, "0")}`;
  const sign = ore < 0 && shown > 0 ? MINUS[locale] : "";
  return `${sign}${kronor}${fraction}${NBSP}kr`;
}
