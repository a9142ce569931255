import "server-only";
import { localDateOf } from "@/lib/time/zone";
import type { DirectoryFilters } from "../serviceFilters";
import { namesTyped } from "../text/typedNames";
import { namedCities } from "./namedCities";
import { type Said, withSaid } from "./saidFilters";
import { type Understood, understand } from "./understand";

type Context = Parameters<typeof understand>[1];

/**
 * What a text says besides the name of a service or a business with a place in it ("Rena Rum i Uppsala i morgon"); null where
 * it is no such text.
 */
async function namesBesides(text: string, context: Context, whole: Understood): Promise<Understood | null> {
  if (whole.city === null && whole.place === null) return null;
  const named = understand(text, { ...context, withPlaces: false });
  const names = await namesTyped(named.rest);
  return names.isService || names.businesses.length > 0 ? named : null;
}

/**
 * Reads what the text of a page says besides what is looked for. A text that is the whole name of a service or a business
 * is looked for as it is, also beside a day or a price.
 * @param timeZone of the visitor's calendar, by which "i kväll" is a day.
 */
export async function readSaid<F extends DirectoryFilters>(
  typed: F,
  nowMs: number,
  timeZone: string,
): Promise<Said<F>> {
  const plain: Said<F> = { typed, filters: typed, understood: null };
  if (typed.q === "") return plain;
  const [names, cities] = await Promise.all([namesTyped(typed.q), namedCities(nowMs)]);
  if (names.isService || names.businesses.length > 0) return plain;
  const context = { today: localDateOf(nowMs, timeZone), cities };
  const whole = understand(typed.q, context);
  const understood = (await namesBesides(typed.q, context, whole)) ?? whole;
  if (Object.keys(understood.words).length === 0) return plain;
  return { typed, filters: withSaid(typed, understood), understood };
}
