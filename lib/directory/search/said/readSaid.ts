import "server-only";
import { citiesWithCounts } from "@/lib/catalogue/categories";
import { localDateOf } from "@/lib/time/zone";
import type { ServiceFilters } from "../serviceFilters";
import { namesTyped } from "../typedNames";
import { type Said, withSaid } from "./saidFilters";
import { understand } from "./understand";

/**
 * Reads what the text of a page says besides what is looked for. A text that is the whole name of a service or a business
 * is looked for as it is.
 * @param timeZone of the visitor's calendar, by which "i kväll" is a day.
 */
export async function readSaid(typed: ServiceFilters, nowMs: number, timeZone: string): Promise<Said> {
  const plain: Said = { typed, filters: typed, understood: null };
  if (typed.q === "") return plain;
  const [names, cities] = await Promise.all([namesTyped(typed.q), citiesWithCounts()]);
  if (names.isService || names.businesses.length > 0) return plain;
  const today = localDateOf(nowMs, timeZone);
  const understood = understand(typed.q, { today, cities: cities.map(({ city }) => city) });
  if (Object.keys(understood.words).length === 0) return plain;
  return { typed, filters: withSaid(typed, understood), understood };
}
