import { describe, expect, it, onTestFinished } from "vitest";
import { pool } from "@/lib/db/client";
import { serviceCards } from "@/lib/directory/search/searchServices";
import { suggest } from "@/lib/directory/search/suggest/suggest";
import { addDays, isoWeekday } from "@/lib/time/localDate";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const now = Date.now();
const ask = (q: string, more: { city?: string; locale?: "sv" | "en"; now?: number } = {}) =>
  suggest({ q, city: null, locale: "sv", now, timeZone: HOME_TIME_ZONE, ...more });

describe("suggestions", () => {
  it("begin with the free times that cards show, of services so named first and then the soonest, one of each business", async () => {
    const { times } = await ask("massage");
    expect(times.length).toBeGreaterThan(1);
    const cards = await serviceCards(
      times.map(({ service }) => service.id),
      { nowMs: now },
      { locale: "sv", position: null },
    );
    expect(times.map(({ next }) => next)).toEqual(cards.map(({ nextTimes }) => nextTimes[0]));
    const order = times.map(({ service, next }) => `${service.isNamed ? 0 : 1} ${next.startIso}`);
    expect(order).toEqual([...order].sort());
    expect(new Set(times.map(({ service }) => service.providerId)).size).toBe(times.length);
  });

  it("begin with a service whose name was typed, also beside a city, and not with one of its kind that is free sooner", async () => {
    const { rows } = await pool().query<{ name: string; city: string }>(
      `SELECT s.name, s.city_key AS city FROM service_search s WHERE s.is_recommendable AND s.name ILIKE 'herrklippning%' LIMIT 1`,
    );
    const [{ name, city } = { name: "", city: "" }] = rows;
    for (const typed of [name, `${name} ${city}`]) {
      const [first] = (await ask(typed)).times;
      expect(first?.service.name, typed).toBe(name);
    }
  });

  it("do not keep a time that was taken since", async () => {
    const [before] = (await ask("massage")).times;
    if (before === undefined) throw new Error("nothing is free");
    const blocked = await pool().query<{ id: string }>(
      `INSERT INTO unavailable_times (provider_id, starts_at, ends_at)
       VALUES ($1, $2::timestamptz - interval '1 day', $2::timestamptz + interval '1 day') RETURNING id`,
      [before.service.providerId, before.next.startIso],
    );
    onTestFinished(async () => {
      await pool().query("DELETE FROM unavailable_times WHERE id = $1", [blocked.rows[0]?.id]);
    });
    const after = (await ask("massage")).times.find(({ service }) => service.id === before.service.id);
    expect(after?.next.startIso).not.toBe(before.next.startIso);
  });

  it("find a business by the beginning of any word of its name, with its next time", async () => {
    const { rows } = await pool().query<{ id: string; name: string }>(
      `SELECT p.id, p.company_name AS name FROM providers p JOIN provider_search USING (company_name)
       WHERE p.is_onboarded AND p.company_name ~ '^\\w{4,} .*\\w{5,}$' ORDER BY p.company_name LIMIT 1`,
    );
    const [business] = rows;
    const last = business?.name.split(" ").at(-1) ?? "";
    for (const typed of [business?.name.slice(0, 4) ?? "", last.slice(0, 4)]) {
      const { businesses } = await ask(typed);
      expect(
        businesses.map((found) => found.business.id),
        typed,
      ).toContain(business?.id);
    }
    const { businesses } = await ask(business?.name ?? "");
    expect(businesses[0]?.next).not.toBeNull();
  });

  it("find kinds by everyday phrases that are not finished or inflected, named in the language", async () => {
    const kinds = async (q: string, locale: "sv" | "en" = "sv") =>
      (await ask(q, { locale })).categories.map(({ slug }) => slug);
    expect(await kinds("ont i ryg")).toContain("massage");
    expect(await kinds("jag har ont i ryggen")).toContain("massage");
    expect(await kinds("mina långsamma datorer")).toContain("computer-help");
    const [swedish] = (await ask("fris")).categories;
    const [english] = (await ask("fris", { locale: "en" })).categories;
    expect(english?.slug).toBe(swedish?.slug);
    expect(english?.name).not.toBe(swedish?.name);
  });

  it("find cities without minding case and marks, and keep to the city that is said or chosen", async () => {
    expect((await ask("MALM")).cities).toEqual(["Malmö"]);
    expect((await ask("goteb")).cities).toEqual(["Göteborg"]);
    for (const found of [await ask("massage stockholm"), await ask("massage", { city: "Stockholm" })]) {
      expect(found.times.length).toBeGreaterThan(0);
      expect(found.times.every(({ service }) => service.city === "Stockholm")).toBe(true);
    }
  });

  it("keep to the day and the price that are said", async () => {
    // Two days before a day on which most businesses are open.
    const twoDaysBefore = addDays(workdayAhead(2), -2);
    const { times } = await ask("massage i övermorgon under 900", {
      now: Date.parse(timeOn(twoDaysBefore, 10)),
    });
    for (const { service, next } of times) {
      expect(next.dayOffset).toBe(2);
      expect(service.priceOre).toBeLessThanOrEqual(90_000);
    }
    expect(times.length).toBeGreaterThan(0);
  });

  it("keep to the hours that are said", async () => {
    for (const [q, from, until] of [
      ["massage före 12", 0, 12 * 60],
      ["massage after 3pm", 15 * 60, 24 * 60],
    ] as const) {
      const { times } = await ask(q);
      expect(times.length, q).toBeGreaterThan(0);
      for (const { next } of times) {
        expect(next.minute, q).toBeGreaterThanOrEqual(from);
        expect(next.minute, q).toBeLessThan(until);
      }
    }
  });

  it("keep to the lowest price that is said", async () => {
    for (const [q, least, most] of [
      ["massage över 900", 90_000, Number.MAX_SAFE_INTEGER],
      ["massage mellan 600 och 900", 60_000, 90_000],
      ["massage", 0, Number.MAX_SAFE_INTEGER],
    ] as const) {
      const { times } = await ask(q);
      expect(times.length, q).toBeGreaterThan(0);
      const prices = times.map(({ service }) => service.priceOre);
      expect(Math.min(...prices), q).toBeGreaterThanOrEqual(least);
      expect(Math.max(...prices), q).toBeLessThanOrEqual(most);
    }
  });

  it.each(["massage", "salong"])("for %s keep to a place that is no city of the directory", async (what) => {
    const { times, businesses } = await ask(`${what} södermalm`);
    const cities = [
      ...times.map(({ service }) => service.city),
      ...businesses.map(({ business }) => business.city),
    ];
    expect(cities.length).toBeGreaterThan(0);
    expect(new Set(cities)).toEqual(new Set(["Stockholm"]));
    expect(await ask(`${what} i haparanda`)).toMatchObject({ times: [], businesses: [] });
  });

  it("suggest times of all the days that are said, not of the first alone", async () => {
    const [before] = (await ask("massage nästa vecka")).times;
    if (before === undefined) throw new Error("nothing is free");
    const blocked = await pool().query<{ id: string }>(
      `INSERT INTO unavailable_times (provider_id, starts_at, ends_at)
       SELECT id, $1::date, $1::date + interval '1 day' FROM providers RETURNING id`,
      [before.next.dayKey],
    );
    onTestFinished(async () => {
      await pool().query("DELETE FROM unavailable_times WHERE id = ANY ($1::uuid[])", [
        blocked.rows.map(({ id }) => id),
      ]);
    });
    const { times } = await ask("massage nästa vecka");
    expect(times.length).toBeGreaterThan(0);
    for (const { next } of times) {
      expect(next.dayKey > before.next.dayKey).toBe(true);
      expect(isoWeekday(next.dayKey)).toBeGreaterThan(isoWeekday(before.next.dayKey));
    }
  });

  it.each([
    "",
    "   ",
    "!?'\"%_\\",
    "x".repeat(200),
    "'); DROP TABLE users; --",
    "\u{10FFFF}",
    "a & b | !c:*",
  ])("answer %j without an error", async (q) => {
    await expect(ask(q)).resolves.toBeDefined();
  });
});
