import { describe, expect, it, onTestFinished } from "vitest";
import { pool } from "@/lib/db/client";
import { findServices } from "@/lib/directory/search/findServices";
import { readSaid } from "@/lib/directory/search/said/readSaid";
import { searchServices } from "@/lib/directory/search/searchServices";
import { noServiceFilters, type ServiceFilters } from "@/lib/directory/search/serviceFilters";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const nowMs = Date.now();
let laterMs = 0;
const zone = "Europe/Stockholm";
const today = localDateOf(nowMs, zone);
const read = (q: string) => readSaid({ ...noServiceFilters, q }, nowMs, zone);
const find = async (filters: ServiceFilters) =>
  (await findServices(filters, nowMs, { limit: 1000 })).ids.map(({ id }) => id);

describe("words that say filters", () => {
  it("find what the filters find", async () => {
    const { filters } = await read("massage i Göteborg i morgon under 900");
    const chosen = {
      ...noServiceFilters,
      q: "massage",
      city: ["Göteborg"],
      date: addDays(today, 1),
      maxPriceOre: 90_000,
    };
    expect(filters).toEqual(chosen);
    expect(await find(filters)).toEqual(await find(chosen));
  });

  it.each([
    ["massage efter kl 17", { time: ["evening"] }],
    ["massage före 12", { time: ["00:00-12:00"] }],
    ["massage between 5 and 7 pm", { time: ["17:00-19:00"] }],
    ["massage 500–700 kr", { minPriceOre: 50_000, maxPriceOre: 70_000 }],
    ["massage minst 700 kr", { minPriceOre: 70_000 }],
  ] satisfies [string, Partial<ServiceFilters>][])(
    "of hours or prices find what the filters find: %s",
    async (q, filters) => {
      const said = await read(q);
      const chosen = { ...noServiceFilters, q: "massage", ...filters };
      expect(said.filters).toEqual(chosen);
      const found = await find(said.filters);
      expect(found).toEqual(await find(chosen));
      expect(found.length).toBeGreaterThan(0);
    },
  );

  it("of hours show on every card times that begin in them", async () => {
    const { filters } = await read("massage före 12");
    const { items } = await searchServices(filters, { now: nowMs, locale: "sv" });
    expect(items.length).toBeGreaterThan(0);
    for (const { nextTimes } of items) {
      expect(nextTimes.length).toBeGreaterThan(0);
      expect(nextTimes.every(({ minute }) => minute < 12 * 60)).toBe(true);
    }
  });

  it("of a week find what is free on any of its days", async () => {
    const { filters } = await read("massage nästa vecka");
    const { date, until } = filters;
    const found = new Set(await find(filters));
    const days = Array.from({ length: 7 }, (_, day) => addDays(date ?? "", day));
    expect(until).toBe(days.at(-1));
    const daily = await Promise.all(days.map((day) => find({ ...filters, date: day, until: null })));
    expect(found).toEqual(new Set(daily.flat()));
    expect(found.size).toBeGreaterThan(0);
  });

  it("of a week show times of that week on every card, with the ribbon of the first free day", async () => {
    const { filters } = await read("massage nästa vecka");
    const { items } = await searchServices(filters, { now: nowMs, locale: "sv" });
    expect(items.length).toBeGreaterThan(0);
    for (const { nextTimes, ribbon } of items) {
      const days = nextTimes.map(({ dayKey }) => dayKey);
      expect(days.length).toBeGreaterThan(0);
      expect(days.every((day) => day >= (filters.date ?? "") && day <= (filters.until ?? ""))).toBe(true);
      expect(ribbon?.dayKey).toBe(days[0]);
    }
  });

  it.each([
    ["Massage på lördag", "massage PÅ lördag"],
    ["Massage efter 17", "massage EFTER 17"],
    ["Massage 500–700 kr", "massage 500–700 kr"],
  ])("are none in the whole name of a service or a business: %s", async (name, q) => {
    const { rows } = await pool().query<{ id: string }>(
      `INSERT INTO services (provider_id, subcategory_id, name, description, price_ore)
       SELECT provider_id, subcategory_id, $1, '', 100 FROM services WHERE is_active ORDER BY id LIMIT 1
       RETURNING id`,
      [name],
    );
    const id = rows[0]?.id ?? "";
    onTestFinished(async () => void (await pool().query("DELETE FROM services WHERE id = $1", [id])));
    const { filters, understood } = await read(q);
    expect(understood).toBeNull();
    expect((await find({ ...filters, sort: "relevance" }))[0]).toBe(id);
    expect((await read(q.replace(/massage/iu, "klippning"))).understood).not.toBeNull();
  });

  it("leave the place in the name of a business, also beside a day", async () => {
    const { filters } = await read("Rena Rum i Uppsala i morgon");
    expect(filters).toMatchObject({ q: "Rena Rum i Uppsala", city: [], date: addDays(today, 1) });
    const { rows } = await pool().query<{ id: string }>(
      "SELECT id FROM services WHERE provider_id IN (SELECT id FROM providers WHERE company_name = $1)",
      ["Rena Rum i Uppsala"],
    );
    const own = new Set(rows.map(({ id }) => id));
    const [first] = await find({ ...filters, date: null, sort: "relevance" });
    expect(own.has(first ?? "")).toBe(true);
  });

  it.each([
    { written: "Massage", q: "massage", charges: true },
    { written: "Ryggen", q: "ont i ryggen", charges: true },
    { written: "Flen", q: "massage i flen", charges: false },
  ])("name no city $written by a business that wrote it as its own", async ({ written, q, charges }) => {
    const { rows } = await pool().query<{ id: string; city: string; charges_enabled: boolean }>(
      `SELECT id, city, charges_enabled FROM providers WHERE is_onboarded AND id IN (SELECT provider_id FROM service_search)
       ORDER BY id LIMIT 1`,
    );
    const change = (city: string | undefined, enabled: boolean | undefined) =>
      pool().query("UPDATE providers SET city = $2, charges_enabled = $3 WHERE id = $1", [
        rows[0]?.id,
        city,
        enabled,
      ]);
    await change(written, charges);
    onTestFinished(async () => void (await change(rows[0]?.city, rows[0]?.charges_enabled)));
    // Names of cities are kept for five minutes.
    laterMs += 6 * 60_000;
    const { filters } = await readSaid({ ...noServiceFilters, q }, nowMs + laterMs, zone);
    expect(filters.city).toEqual([]);
    expect(filters.q).toBe(q.replace(" i flen", ""));
  });

  it("stay text in a call's `q`", async () => {
    const found = await find({ ...noServiceFilters, q: "massage under 500" });
    const { rows } = await pool().query<{ price: number }>(
      "SELECT max(price_ore) AS price FROM services WHERE id = ANY ($1::uuid[])",
      [found],
    );
    expect(rows[0]?.price).toBeGreaterThan(50_000);
  });
});
