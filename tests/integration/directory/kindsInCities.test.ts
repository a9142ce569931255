import { describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { loadCardTimes, type Timed } from "@/lib/directory/cards/loadCardTimes";
import { freeNext } from "@/lib/directory/homeBoard";
import {
  kindInCity,
  LISTED_FROM,
  listedCitiesOf,
  listedKinds,
  listedKindsOf,
} from "@/lib/directory/kindsInCities";
import { slugify } from "@/lib/text/slug";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

type Offer = Timed & { city: string; kind: string; hours: number };

const now = Date.now();

/** What can be booked, told by the tables themselves and by the calendars of the people, as cards are. */
async function offers(): Promise<Offer[]> {
  const { rows } = await pool().query<Offer>(
    `SELECT s.id, s.id AS "serviceId", p.id AS "providerId", p.city, sc.slug AS kind, s.price_ore AS "priceOre",
       s.duration_minutes AS "durationMinutes", s.buffer_before_minutes AS "bufferBeforeMinutes",
       s.buffer_after_minutes AS "bufferAfterMinutes", p.is_onboarded AS "isOnboarded", p.free_cancellation_hours AS hours
     FROM services s JOIN providers p ON p.id = s.provider_id JOIN users u ON u.id = p.owner_user_id
     JOIN subcategories sc ON sc.id = s.subcategory_id
     WHERE s.is_active AND s.archived_at IS NULL AND u.disabled_at IS NULL AND u.erased_at IS NULL
       AND p.city IS NOT NULL`,
  );
  const times = await loadCardTimes(rows, { nowMs: now });
  return rows.filter(({ id }) => times.get(id)?.bookable === "yes");
}

const businesses = (of: Offer[]) => new Set(of.map(({ providerId }) => providerId)).size;
const places = async () => Map.groupBy(await offers(), ({ city, kind }) => `${slugify(city)}/${kind}`);

describe("a kind of work in a city", () => {
  it("has the numbers of what can be booked there", async () => {
    const all = [...(await places()).values()];
    expect(all.length).toBeGreaterThan(20);
    for (const of of all) {
      const prices = of.map(({ priceOre }) => priceOre ?? 0).toSorted((a, b) => a - b);
      const lengths = of.map(({ durationMinutes }) => durationMinutes);
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
    // A second city beside the one that has so many in the demo.
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

  it("counts a business only while somebody who does the service works at some time", async () => {
    await pool().query(
      `UPDATE providers SET city = 'Skara' WHERE id IN (SELECT provider_id FROM service_search WHERE subcategory_slug = 'hair')`,
    );
    const ofHair = async () => (await places()).get("skara/hair") ?? [];
    const told = async () => (await kindInCity("Skara", "hair"))?.businesses ?? 0;
    const [closed, without, off] = [...new Set((await ofHair()).map(({ providerId }) => providerId))];
    const before = await told();
    expect(before).toBeGreaterThan(LISTED_FROM);
    const changes: [sql: string, provider: string | undefined, businesses: number][] = [
      [
        `WITH special AS (DELETE FROM special_days WHERE provider_id = $1)
         UPDATE opening_hours SET is_closed = true WHERE provider_id = $1`,
        closed,
        before - 1,
      ],
      [
        `INSERT INTO special_days (provider_id, day, open_minute, close_minute)
         VALUES ($1, now()::date + 3, 600, 720)`,
        closed,
        before,
      ],
      [
        `WITH all_of_it AS (UPDATE staff_members SET does_all_services = false WHERE provider_id = $1)
         DELETE FROM staff_services WHERE provider_id = $1`,
        without,
        before - 1,
      ],
      [
        `INSERT INTO opening_hours (provider_id, staff_member_id, day_of_week, is_closed, open_minute, close_minute)
         SELECT provider_id, id, day, true, 540, 1020 FROM staff_members, generate_series(1, 7) day
         WHERE provider_id = $1 ON CONFLICT DO NOTHING`,
        off,
        before - 2,
      ],
    ];
    for (const [sql, provider, left] of changes) {
      await pool().query(sql, [provider]);
      expect([await told(), businesses(await ofHair())]).toEqual([left, left]);
      const isListed = (await listedKindsOf("Skara", "sv")).some(({ slug }) => slug === "hair");
      expect(isListed).toBe(left >= LISTED_FROM);
    }
  });
});
