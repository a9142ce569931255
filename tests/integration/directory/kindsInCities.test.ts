import { describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { freeNext } from "@/lib/directory/homeBoard";
import {
  kindInCity,
  LISTED_FROM,
  listedCitiesOf,
  listedKinds,
  listedKindsOf,
} from "@/lib/directory/kindsInCities";
import { smallestPaymentOre } from "@/lib/money/ore";
import { slugify } from "@/lib/text/slug";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

type Offer = { provider: string; city: string; kind: string; price: number; minutes: number; hours: number };

/** What can be booked, told by the tables themselves. */
async function offers(): Promise<Offer[]> {
  const { rows } = await pool().query<Offer>(
    `SELECT p.id AS provider, p.city, sc.slug AS kind, s.price_ore AS price, s.duration_minutes AS minutes,
       p.free_cancellation_hours AS hours
     FROM services s JOIN providers p ON p.id = s.provider_id JOIN users u ON u.id = p.owner_user_id
     JOIN subcategories sc ON sc.id = s.subcategory_id
     WHERE s.is_active AND s.archived_at IS NULL AND u.disabled_at IS NULL AND u.erased_at IS NULL
       AND p.is_onboarded AND p.city IS NOT NULL AND s.price_ore >= ${smallestPaymentOre}`,
  );
  return rows;
}

const businesses = (of: Offer[]) => new Set(of.map(({ provider }) => provider)).size;
const places = async () => Map.groupBy(await offers(), ({ city, kind }) => `${slugify(city)}/${kind}`);

describe("a kind of work in a city", () => {
  it("has the numbers of what can be booked there", async () => {
    const all = [...(await places()).values()];
    expect(all.length).toBeGreaterThan(20);
    for (const of of all) {
      const prices = of.map(({ price }) => price).toSorted((a, b) => a - b);
      const lengths = of.map(({ minutes }) => minutes);
      const hours = of.map((offer) => offer.hours);
      const [{ city, kind } = { city: "", kind: "" }] = of;
      expect(await kindInCity(city.toUpperCase(), kind)).toEqual({
        businesses: businesses(of),
        services: of.length,
        lowestOre: Math.min(...prices),
        highestOre: Math.max(...prices),
        medianOre: prices[Math.ceil(prices.length / 2) - 1],
        shortestMinutes: Math.min(...lengths),
        longestMinutes: Math.max(...lengths),
        leastCancellationHours: Math.min(...hours),
        mostCancellationHours: Math.max(...hours),
      });
    }
  });

  it("is free next with its own services alone, soonest first, also around a place", async () => {
    const now = Date.parse("2026-11-20T08:00:00Z");
    const near = { latitude: 59.33, longitude: 18.06 };
    for (const where of [{ city: "Stockholm" }, { position: near }]) {
      const board = await freeNext({ ...where, kind: "hair", now, locale: "sv" });
      expect(board.length).toBeGreaterThan(1);
      const { rows } = await pool().query<{ kind: string; city: string }>(
        `SELECT DISTINCT subcategory_slug AS kind, city_key AS city FROM service_search WHERE service_id = ANY ($1)`,
        [board.map(({ service }) => service.id)],
      );
      expect(rows).toEqual([{ kind: "hair", city: "stockholm" }]);
      const starts = board.map(({ next }) => next.startIso);
      expect(starts).toEqual(starts.toSorted());
    }
  });

  it("that nobody offers there has none", async () => {
    expect(await kindInCity("Atlantis", "hair")).toBeNull();
    expect(await kindInCity("Stockholm", "nothing")).toBeNull();
  });

  it("is listed from three businesses on, in its city and beside the kind's other cities", async () => {
    // Of the seeded cities none has so many.
    await pool().query(
      `UPDATE providers SET city = 'Åmål' WHERE id IN (SELECT s.provider_id FROM services s
         JOIN subcategories sc ON sc.id = s.subcategory_id WHERE sc.slug IN ('hair', 'massage'))`,
    );
    const enough = [...(await places())].filter(([, of]) => businesses(of) >= LISTED_FROM);
    const listed = await listedKinds();
    expect(listed.map(({ city, kind }) => `${city}/${kind}`).toSorted()).toEqual(
      enough.map(([place]) => place).toSorted(),
    );
    expect(listed.length).toBeGreaterThan(0);
    for (const { city, kind } of listed) {
      expect((await listedKindsOf(city, "sv")).map(({ slug }) => slug)).toContain(kind);
      expect((await listedCitiesOf(kind)).map(slugify)).toContain(city);
    }
  });
});
