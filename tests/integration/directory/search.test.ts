import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { findServices } from "@/lib/directory/search/findServices";
import {
  noServiceFilters,
  type ServiceFilters,
  type ServiceSort,
  serviceSorts,
} from "@/lib/directory/search/serviceFilters";
import { isAppError } from "@/lib/errors/AppError";
import { distanceKm } from "@/lib/geo/distance";
import { allPages, findAll } from "../../support/calls/directory";
import { howMany } from "../../support/depth";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

type Row = {
  id: string;
  name: string;
  description: string;
  company: string;
  city: string;
  category: string;
  subcategory: string;
  price: number;
  rating: number;
  physical: boolean;
  digital: boolean;
  latitude: number;
  longitude: number;
  onboarded: boolean;
};

const visibleSql = `
  SELECT s.id, s.name, s.description, p.company_name AS company, p.city, c.slug AS category, sc.slug AS subcategory,
    s.price_ore AS price, coalesce(p.rating_sum::float8 / nullif(p.review_count, 0), 0) AS rating,
    s.is_physical AS physical, s.is_digital AS digital, p.latitude, p.longitude, p.is_onboarded AS onboarded
  FROM services s JOIN providers p ON p.id = s.provider_id JOIN users u ON u.id = p.owner_user_id
  JOIN subcategories sc ON sc.id = s.subcategory_id JOIN categories c ON c.id = sc.category_id
  WHERE s.is_active AND s.archived_at IS NULL AND u.disabled_at IS NULL AND u.erased_at IS NULL`;

/** What may be seen, told by the tables themselves. */
async function visible(): Promise<Map<string, Row>> {
  const { rows } = await pool().query<Row>(visibleSql);
  return new Map(rows.map((row) => [row.id, row]));
}

async function rowsOf(ids: readonly string[]): Promise<Row[]> {
  const known = await visible();
  return ids.flatMap((id) => known.get(id) ?? []);
}

const stockholm = { latitude: 59.33, longitude: 18.06 };
const positionOf = ({ latitude, longitude }: Row) => ({ latitude, longitude });
const swedish = new Intl.Collator("sv");

const compare: Record<ServiceSort, (a: Row, b: Row) => number> = {
  featured: (a, b) => b.rating - a.rating || b.price - a.price,
  // Without words.
  relevance: (a, b) => b.rating - a.rating || b.price - a.price,
  name_asc: (a, b) => swedish.compare(a.name, b.name),
  name_desc: (a, b) => swedish.compare(b.name, a.name),
  price_asc: (a, b) => a.price - b.price,
  price_desc: (a, b) => b.price - a.price,
  provider_asc: (a, b) => swedish.compare(a.company, b.company),
  provider_desc: (a, b) => swedish.compare(b.company, a.company),
  distance: (a, b) => distanceKm(stockholm, positionOf(a)) - distanceKm(stockholm, positionOf(b)),
};

const sorted = (sort: ServiceSort): Partial<ServiceFilters> => ({
  sort,
  near: sort === "distance" ? { ...stockholm, radiusKm: null } : null,
});

describe("the orders", () => {
  it.each(serviceSorts)("%s: sorted, complete, each service once", async (sort) => {
    const { ids, totals, sizes } = await allPages(sorted(sort));
    const rows = await rowsOf(ids);
    expect(new Set(ids)).toEqual(new Set((await visible()).keys()));
    expect(ids).toHaveLength(rows.length);
    expect(new Set(totals)).toEqual(new Set([rows.length]));
    expect(sizes.slice(0, -1).every((size) => size === 17)).toBe(true);
    for (const [index, row] of rows.slice(1).entries()) {
      const before = rows[index];
      // The two ways of computing a distance may differ by a metre.
      if (before) expect(compare[sort](before, row)).toBeLessThanOrEqual(sort === "distance" ? 0.001 : 0);
    }
  });

  it("puts å, ä and ö last and does not mind case", async () => {
    const names = ["Örat", "ängen", "Åsen", "Zebra", "aborre", "Ärla", "Énga", "étoile", "enbär"];
    const [first] = [...(await visible()).values()];
    const { rows } = await pool().query<{ id: string }>(
      `INSERT INTO services (provider_id, subcategory_id, name, price_ore)
       SELECT s.provider_id, s.subcategory_id, given.name, 100 FROM services s CROSS JOIN unnest($2::text[]) AS given (name)
       WHERE s.id = $1 RETURNING id`,
      [first?.id, names],
    );
    const ids = rows.map(({ id }) => id);
    const found = await rowsOf(await findAll({ ids, sort: "name_asc" }));
    expect(found.map(({ name }) => name)).toEqual([...names].sort(swedish.compare));
    expect(found.map(({ name }) => name).slice(-4)).toEqual(["Åsen", "ängen", "Ärla", "Örat"]);
    await pool().query("DELETE FROM services WHERE id = ANY ($1::uuid[])", [ids]);
  });

  it.each(serviceSorts)("%s: pages do not lose or repeat what ties", async (sort) => {
    const client = await pool().connect();
    try {
      await client.query("UPDATE services SET price_ore = 50000, name = 'Lika'");
      await client.query("UPDATE providers SET company_name = 'Samma', latitude = 59, longitude = 18");
      await client.query("UPDATE providers SET rating_sum = review_count * 4");
    } finally {
      client.release();
    }
    const { ids } = await allPages(sorted(sort), { limit: 7 });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength((await visible()).size);
  });
});

describe("cursors", () => {
  const find = (cursor: string, sort: ServiceSort = "featured") =>
    findServices({ ...noServiceFilters, sort }, Date.now(), { limit: 5, cursor });

  it("refuses whatever it did not hand out", async () => {
    const keys = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString("base64url")),
      fc
        .array(fc.oneof(fc.string(), fc.double(), fc.uuid()))
        .map((key) => Buffer.from(JSON.stringify(["featured", ...key])).toString("base64url")),
    );
    await fc.assert(
      fc.asyncProperty(keys, async (cursor) => {
        const answer = await find(cursor).catch((error: unknown) => error);
        expect(isAppError(answer, "invalid_request")).toBe(true);
      }),
      { numRuns: howMany(50, 150) },
    );
  });

  it("refuses the cursor of another order", async () => {
    const { nextCursor } = await findServices(noServiceFilters, Date.now(), { limit: 5 });
    await expect(find(nextCursor ?? "", "price_asc")).rejects.toMatchObject({ code: "invalid_request" });
    await expect(find(nextCursor ?? "")).resolves.toMatchObject({ ids: expect.any(Array) });
  });
});
