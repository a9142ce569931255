import { describe, expect, it, onTestFinished } from "vitest";
import { pool } from "@/lib/db/client";
import { findProviderIds } from "@/lib/directory/search/findProviderIds";
import { FEW } from "@/lib/directory/search/findServiceIds";
import { findServices } from "@/lib/directory/search/findServices";
import { noProviderFilters } from "@/lib/directory/search/providerFilters";
import { noServiceFilters } from "@/lib/directory/search/serviceFilters";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { complaintQueries } from "../../support/builders/search/complaintQueries";
import { judgedQueries } from "../../support/builders/search/judgedQueries";
import { latestQueries } from "../../support/builders/search/latestQueries";
import { judge, mean } from "../../support/builders/search/searchPrecision";
import { spokenQueries } from "../../support/builders/search/spokenQueries";
import { timedQueries } from "../../support/builders/search/timedQueries";
import { laterQueries, unseenQueries } from "../../support/builders/search/unseenQueries";
import { allPages, findAll } from "../../support/calls/directory";
import { howMany } from "../../support/depth";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

/** Services of one kind each, of one business (named, or the first of the seed); gone after the test. */
async function addServices(names: readonly string[], { company = "", description = "" } = {}) {
  const { rows } = await pool().query<{ id: string; name: string }>(
    `INSERT INTO services (provider_id, subcategory_id, name, description, price_ore)
     SELECT p.id, (SELECT id FROM subcategories WHERE slug = 'bodywork'), given.name, $3, 10000
     FROM unnest($2::text[]) AS given (name)
     CROSS JOIN (SELECT id FROM providers WHERE company_name = $1 OR $1 = '' ORDER BY slug LIMIT 1) p RETURNING id, name`,
    [company, names, description],
  );
  onTestFinished(async () => {
    await pool().query("DELETE FROM services WHERE id = ANY ($1::uuid[])", [rows.map(({ id }) => id)]);
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, no) => `${name} ${no}`);

/** Lists of 50 queries each, in the order in which they were written. */
const others = [
  ["of words that nobody prepared for", unseenQueries],
  ["written later", laterQueries],
  ["of long sentences", spokenQueries],
  ["with days, prices and places", timedQueries],
  ["of complaints and wishes", complaintQueries],
  ["written last, after the phrases", latestQueries],
] as const;

/** Two of them in `npm test`: each takes seconds, and all ask the same search. */
const asked = others.slice(0, howMany(2, others.length));

describe("the best match", () => {
  it("is what people meant in at least 95 of 100 first places, and more often than by rating", {
    timeout: 120_000,
  }, async () => {
    const all = [judgedQueries, ...others.map(([, queries]) => queries)].flat();
    expect(new Set(all.map(({ q }) => q)).size).toBe(all.length);
    const byRating = await judge(judgedQueries, "featured");
    const best = await judge(judgedQueries, "relevance");
    expect(best.length).toBeGreaterThanOrEqual(150);
    expect(mean(best)).toBeGreaterThanOrEqual(0.95);
    expect(mean(best, "gain")).toBeGreaterThanOrEqual(0.9);
    expect(mean(best)).toBeGreaterThan(mean(byRating));
  });

  it.each(asked)("is what people meant in the first places of the queries %s", async (_of, queries) => {
    const best = await judge(queries, "relevance");
    expect(best).toHaveLength(50);
    expect(mean(best)).toBeGreaterThanOrEqual(0.95);
    expect(mean(best, "gain")).toBeGreaterThanOrEqual(0.9);
  });

  it("stands in the name before all else, as a whole word before a beginning, before a part", async () => {
    const named = await addServices(["Kvastlära", "Lyxkvast", "Kvast och borste"]);
    const told = await addServices(["Borste"], { description: "Vi binder en kvast." });
    const found = await findAll({ q: "kvast", sort: "relevance" });
    const names = new Map([...named, ...told]);
    expect(found.map((id) => names.get(id))).toEqual(["Kvast och borste", "Kvastlära", "Lyxkvast", "Borste"]);
  });

  it("of equal matches is the business with the better rating, weighted by how many gave it", async () => {
    const { rows } = await pool().query<{ company: string }>(
      `SELECT company_name AS company FROM providers WHERE review_count >= 20 ORDER BY slug LIMIT 2`,
    );
    const [few = "", many = ""] = rows.map(({ company }) => company);
    const rate = "UPDATE providers SET rating_sum = $2, review_count = $3 WHERE company_name = $1";
    await pool().query(rate, [few, 5, 1]);
    await pool().query(rate, [many, 980, 200]);
    await addServices(["Kvast hos en"], { company: few });
    const second = await addServices(["Kvast hos många"], { company: many });
    const [first] = await findAll({ q: "kvast", sort: "relevance" });
    expect(second.get(first ?? "")).toBe("Kvast hos många");
  });

  it("of the businesses is the one that is named so", async () => {
    const { ids } = await findProviderIds(
      { ...noProviderFilters, q: "yoga", sort: "relevance" },
      Date.now(),
      { limit: 2 },
    );
    const { rows } = await pool().query<{ company: string }>(
      "SELECT company_name AS company FROM providers WHERE id = $1",
      [ids[0]],
    );
    expect(rows[0]?.company).toMatch(/yoga/i);
  });
});

describe("more matches than can all be ranked", () => {
  it("come in the same order by cursor and by page, each once", async () => {
    const each = Math.ceil(FEW / 2);
    const exact = await addServices(numbered(each, "Kvast"));
    const parts = await addServices(numbered(each, "Lyxkvast"));
    const told = await addServices(numbered(each, "Borste"), { description: "Vi binder en kvast." });
    const { ids } = await allPages({ q: "kvast", sort: "relevance" }, { limit: 100 });
    expect(ids).toHaveLength(3 * each);
    expect(new Set(ids)).toEqual(new Set([...exact.keys(), ...parts.keys(), ...told.keys()]));
    expect(new Set(ids.slice(0, each))).toEqual(new Set(exact.keys()));
    expect(new Set(ids.slice(each, 2 * each))).toEqual(new Set(parts.keys()));
    const question = { ...noServiceFilters, q: "kvast", sort: "relevance" as const };
    for (const page of [1, 6, 11, 15]) {
      const found = await findServices(question, Date.now(), { limit: 100, page });
      expect(found.ids.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 100, page * 100));
    }
  });
});

describe("a day on which the first thousand have no time", () => {
  it("still finds the one that has", async () => {
    const nowMs = Date.now();
    const date = addDays(localDateOf(nowMs, "Europe/Stockholm"), 20);
    const { rows } = await pool().query<{ company: string }>(
      `SELECT company_name AS company FROM providers WHERE is_onboarded ORDER BY slug LIMIT 2`,
    );
    const [closed = "", open = ""] = rows.map(({ company }) => company);
    const hours = `UPDATE opening_hours SET is_closed = $2, open_minute = $3, close_minute = $4, lunch_start_minute = NULL,
      lunch_end_minute = NULL WHERE provider_id = (SELECT id FROM providers WHERE company_name = $1)`;
    await pool().query(hours, [closed, true, 0, 1440]);
    await pool().query(hours, [open, false, 0, 1440]);
    await pool().query("UPDATE providers SET rating_sum = 5 * review_count WHERE company_name = $1", [
      closed,
    ]);
    await pool().query("UPDATE providers SET rating_sum = review_count WHERE company_name = $1", [open]);
    await addServices(numbered(FEW + 200, "Kvast"), { company: closed });
    const free = await addServices(["Kvast med tid"], { company: open });
    const found = await findServices({ ...noServiceFilters, q: "kvast", date }, nowMs, { limit: 20 });
    expect(found.ids.map(({ id }) => free.get(id))).toEqual(["Kvast med tid"]);
    expect(found.total).toBe(1);
  });
});
