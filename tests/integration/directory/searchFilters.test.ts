import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import { pool } from "@/lib/db/client";
import { countServices } from "@/lib/directory/search/findServices";
import { suggestDrops, suggestFewerWords } from "@/lib/directory/search/looserSearches";
import {
  noServiceFilters,
  type ServiceFilters,
  serviceDefaultSorts,
} from "@/lib/directory/search/serviceFilters";
import { minutesOf } from "@/lib/directory/search/timeOfDay";
import { distanceKm } from "@/lib/geo/distance";
import { addDays, compareDates, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";
import { allPages, findAll } from "../../support/calls/directory";
import { howMany } from "../../support/depth";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const nowMs = Date.now();
const countNow = (filters: ServiceFilters) => countServices(filters, nowMs);
const today = localDateOf(nowMs, "Europe/Stockholm");

type Row = {
  id: string;
  category: string;
  subcategory: string;
  city: string;
  price: number;
  physical: boolean;
  digital: boolean;
  latitude: number;
  longitude: number;
  isHidden: boolean;
};

// Some of everything that must not be seen.
await pool().query(
  "UPDATE services SET is_active = false WHERE id IN (SELECT id FROM services ORDER BY id LIMIT 20)",
);
await pool().query(
  "UPDATE users SET disabled_at = now() WHERE id IN (SELECT owner_user_id FROM providers ORDER BY id LIMIT 3)",
);
await pool().query(
  "UPDATE users SET erased_at = now() WHERE id IN (SELECT owner_user_id FROM providers ORDER BY id DESC LIMIT 2)",
);

const { rows } = await pool().query<Row>(
  `SELECT s.id, c.slug AS category, sc.slug AS subcategory, p.city, s.price_ore AS price, s.is_physical AS physical,
     s.is_digital AS digital, p.latitude, p.longitude,
     NOT s.is_active OR s.archived_at IS NOT NULL OR u.disabled_at IS NOT NULL OR u.erased_at IS NOT NULL AS "isHidden"
   FROM services s JOIN providers p ON p.id = s.provider_id JOIN users u ON u.id = p.owner_user_id
   JOIN subcategories sc ON sc.id = s.subcategory_id JOIN categories c ON c.id = sc.category_id`,
);

const malmo = { latitude: 55.605, longitude: 13.0 };

/** What the filters mean, as a function of one row. */
function isMeant(row: Row, filters: Partial<ServiceFilters>): boolean {
  const { category = [], subcategory = [], city = [], format = [], near = null } = filters;
  const { minPriceOre = null, maxPriceOre = null } = filters;
  return (
    !row.isHidden &&
    (category.length === 0 || category.includes(row.category)) &&
    (subcategory.length === 0 || subcategory.includes(row.subcategory)) &&
    (city.length === 0 || city.includes(row.city)) &&
    (format.length === 0 ||
      (format.includes("physical") && row.physical) ||
      (format.includes("digital") && row.digital)) &&
    (minPriceOre === null || row.price >= minPriceOre) &&
    (maxPriceOre === null || row.price <= maxPriceOre) &&
    (near === null || near.radiusKm === null || distanceKm(near, row) <= near.radiusKm)
  );
}

const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: Math.min(3, values.length) });
const unique = (pick: (row: Row) => string) => [...new Set(rows.map(pick))];
const price = fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: null });

const anyFilters: fc.Arbitrary<Partial<ServiceFilters>> = fc.record({
  category: some(unique(({ category }) => category)),
  subcategory: some(unique(({ subcategory }) => subcategory)),
  city: some(unique(({ city }) => city)),
  format: some(["physical", "digital"] as const),
  minPriceOre: price,
  maxPriceOre: price,
  near: fc.option(fc.record({ ...mapConstants(malmo), radiusKm: fc.constantFrom(1, 5, 40, 200) }), {
    nil: null,
  }),
});

function mapConstants({ latitude, longitude }: typeof malmo) {
  return { latitude: fc.constant(latitude), longitude: fc.constant(longitude) };
}

describe("filters", () => {
  it("finds exactly what they mean, and never what is hidden", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const expected = rows.filter((row) => isMeant(row, filters)).map(({ id }) => id);
        const { ids, totals } = await allPages(filters, { limit: 50 });
        expect(new Set(ids)).toEqual(new Set(expected));
        expect(ids).toHaveLength(expected.length);
        expect(new Set(totals)).toEqual(new Set([expected.length]));
      }),
      { numRuns: howMany(20, 60) },
    );
  });

  it("takes ids of categories as well as slugs, and cities in any spelling", async () => {
    const bySlug = await findAll({ category: ["automotive"], city: ["Malmö"] });
    const { rows: found } = await pool().query<{ id: string }>(
      "SELECT id FROM categories WHERE slug = 'automotive'",
    );
    expect(bySlug.length).toBeGreaterThan(0);
    expect(await findAll({ category: [found[0]?.id ?? ""], city: ["MALMO"] })).toEqual(bySlug);
  });

  it("goes by ids and businesses, and passes over hidden ones", async () => {
    const hidden = rows.find(({ isHidden }) => isHidden)?.id ?? "";
    const shown = rows.find(({ isHidden }) => !isHidden)?.id ?? "";
    expect(await findAll({ ids: [hidden, shown] })).toEqual([shown]);
  });
});

type DayAndTime = Pick<ServiceFilters, "date" | "time">;

/** The days on which a service has time at one of these times of the day; none means all. */
async function daysWithTime(id: string, from: LocalDate, to: LocalDate, time: DayAndTime["time"]) {
  const answer = await availabilityFor(id, from, to, nowMs);
  const spans = time.map(minutesOf);
  const fits = (startTime: string) => {
    const minute = localMinuteOf(Date.parse(startTime), "Europe/Stockholm");
    return (
      time.length === 0 || spans.some((span) => span && span.startMinute <= minute && minute < span.endMinute)
    );
  };
  return (answer?.days ?? [])
    .filter(({ slots }) => slots.some(({ available, startTime }) => available && fits(startTime)))
    .map(({ date }) => date);
}

async function hasTime(id: string, { date, time }: DayAndTime): Promise<boolean> {
  return (await daysWithTime(id, date ?? today, date ?? addDays(today, 6), time)).length > 0;
}

/** The first day from then on with time for anything: on Christmas Eve everybody is closed. */
async function firstDay(from: LocalDate, time: DayAndTime["time"]): Promise<LocalDate> {
  const shown = rows.filter(({ isHidden }) => !isHidden).slice(0, 40);
  const days = await Promise.all(shown.map(({ id }) => daysWithTime(id, from, addDays(from, 30), time)));
  const [first] = days.flat().sort(compareDates);
  if (first === undefined) throw new Error("The demo data has no free time");
  return first;
}

const someDay = await firstDay(addDays(today, 2), []);
const someEvening = await firstDay(addDays(today, 3), ["evening"]);

describe("a day, or a part of one", () => {
  it.each([
    ["a day", { date: someDay, time: [] }],
    ["the evening of a day", { date: someEvening, time: ["evening"] }],
    ["two parts of the coming week", { date: null, time: ["morning", "evening"] }],
    ["the hours of a day", { date: someEvening, time: ["16:30-24:00"] }],
  ] satisfies [string, DayAndTime][])(
    "finds what is free on %s, as the picker would show it",
    async (_name, filters) => {
      const expected = new Set<string>();
      for (const { id } of rows.filter(({ isHidden }) => !isHidden)) {
        if (await hasTime(id, filters)) expected.add(id);
      }
      const { ids, totals } = await allPages(filters, { limit: 23, nowMs });
      expect(new Set(ids)).toEqual(expected);
      expect(ids).toHaveLength(expected.size);
      expect(new Set(totals)).toEqual(new Set([expected.size]));
      expect(expected.size).toBeGreaterThan(0);
    },
    120_000,
  );

  it("finds nothing yesterday, and nothing beyond every horizon", async () => {
    expect(await findAll({ date: addDays(today, -1) })).toEqual([]);
    expect(await findAll({ date: addDays(today, 900) })).toEqual([]);
  });
});

describe("nothing found", () => {
  it("names the filters without which there would be something, with how much", async () => {
    const filters: ServiceFilters = {
      ...noServiceFilters,
      q: "qqqqqqqqq",
      city: ["Malmö"],
      category: ["automotive"],
    };
    const drops = await suggestDrops(filters, serviceDefaultSorts, countNow);
    const without = await countServices({ ...filters, q: "" }, nowMs);
    expect(drops).toEqual([{ key: "q", ...without }]);
  });

  it("offers the search without the word that finds nothing", async () => {
    const filters: ServiceFilters = { ...noServiceFilters, q: "massage qqqqqqqqq" };
    const massage = await countServices({ ...filters, q: "massage" }, nowMs);
    expect(await suggestFewerWords(filters, countNow)).toEqual([{ q: "massage", ...massage }]);
    const alone = { ...filters, q: "qqqqqqqqq" };
    expect(await suggestFewerWords(alone, countNow)).toEqual([]);
  });

  it("puts the most first", async () => {
    const filters: ServiceFilters = {
      ...noServiceFilters,
      city: ["Umeå"],
      category: ["technology"],
      minPriceOre: 9e7,
    };
    const totals = (await suggestDrops(filters, serviceDefaultSorts, countNow)).map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(totals.every((total) => total > 0)).toBe(true);
  });
});
