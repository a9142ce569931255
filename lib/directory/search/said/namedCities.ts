import "server-only";
import { citiesWithCounts } from "@/lib/catalogue/categories";
import { pool } from "@/lib/db/client";
import { smallestPaymentOre } from "@/lib/money/ore";
import { foldText } from "@/lib/text/foldText";
import { textCache } from "../suggest/textCache";
import { type CityNames, cityNames } from "./cityNames";

/** A city appears with its first business. */
const LIFE_MS = 5 * 60_000;

const bookableSql = `
  SELECT DISTINCT s.city_key AS key FROM service_search s JOIN providers p ON p.id = s.provider_id
  WHERE p.is_onboarded AND s.price_ore >= ${smallestPaymentOre}`;

async function load(): Promise<CityNames> {
  const [cities, bookable] = await Promise.all([
    citiesWithCounts(),
    pool().query<{ key: string }>(bookableSql),
  ]);
  const keys = new Set(bookable.rows.map(({ key }) => key));
  return cityNames(cities.map(({ city }) => city).filter((city) => keys.has(foldText(city))));
}

const cache = textCache<CityNames>(LIFE_MS, 1);

/** The cities that words can name: towns in which something can be booked, at most five minutes old. */
export const namedCities = (nowMs: number): Promise<CityNames> => cache.get("all", nowMs, load);
