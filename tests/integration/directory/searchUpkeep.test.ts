import { beforeEach, describe, expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { findProviderIds } from "@/lib/directory/search/findProviderIds";
import { noProviderFilters } from "@/lib/directory/search/providerFilters";
import { findAll } from "../../support/calls/directory";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const sql = async (text: string, values: unknown[] = []) => (await pool().query(text, values)).rows;
const findProviders = async (q: string) =>
  (await findProviderIds({ ...noProviderFilters, q }, Date.now(), { limit: 100 })).ids;

type Shop = { id: string; owner: string; service: string; subcategory: string };

/** A business of the demo data with a service that was booked and reviewed. */
const shop: Shop = (
  await pool().query<Shop>(
    `SELECT p.id, p.owner_user_id AS owner, s.id AS service, s.subcategory_id AS subcategory
     FROM providers p JOIN services s ON s.provider_id = p.id
     WHERE s.is_active AND p.is_onboarded AND EXISTS (SELECT FROM reviews r WHERE r.service_id = s.id)
     ORDER BY p.id, s.id LIMIT 1`,
  )
).rows[0] ?? { id: "", owner: "", service: "", subcategory: "" };

/** What the tables of the search hold, told by what they repeat. */
const drift = `
  SELECT 'service' AS kind, coalesce(f.service_id, s.service_id)::text AS id FROM service_search f
  FULL JOIN service_search_source s ON s.service_id = f.service_id
  WHERE (f.provider_id, f.category_slug, f.subcategory_slug, f.city_key, f.name, f.company_name, f.price_ore,
      f.is_physical, f.is_digital, f.is_recommendable, f.rating, f.position)
    IS DISTINCT FROM (s.provider_id, s.category_slug, s.subcategory_slug, s.city_key, s.name, s.company_name,
      s.price_ore, s.is_physical, s.is_digital, s.is_recommendable, s.rating, s.position)
  UNION ALL
  SELECT 'words of service', s.service_id::text FROM service_search_source s
  LEFT JOIN service_documents d ON d.service_id = s.service_id
  WHERE d.document IS DISTINCT FROM search_document(s.head, s.synonyms, s.prose) || s.kinds
  UNION ALL
  SELECT 'counts of service', f.service_id::text FROM service_search f
  WHERE f.review_count <> (SELECT count(*) FROM reviews r WHERE r.service_id = f.service_id)
    OR f.booking_count <> (SELECT count(*) FROM bookings b
      WHERE b.service_id = f.service_id AND b.status IN ('confirmed', 'completed'))
  UNION ALL
  SELECT 'provider', coalesce(f.provider_id, s.provider_id)::text FROM provider_search f
  FULL JOIN provider_search_source s ON s.provider_id = f.provider_id
  WHERE (f.category_slugs, f.city_key, f.company_name, f.is_recommendable, f.rating, f.review_count, f.position)
    IS DISTINCT FROM (s.category_slugs, s.city_key, s.company_name, s.is_recommendable, s.rating, s.review_count,
      s.position)
  UNION ALL
  SELECT 'words of provider', s.provider_id::text FROM provider_search_source s
  LEFT JOIN provider_documents d ON d.provider_id = s.provider_id
  WHERE d.document IS DISTINCT FROM search_document(s.head, s.synonyms, s.prose) || s.kinds`;

describe("what is searched follows what is written", () => {
  beforeEach(async () => expect(await sql(drift)).toEqual([]));

  const changes: [string, string, unknown[]][] = [
    ["a service is renamed", "UPDATE services SET name = 'Kvastbindning' WHERE id = $1", [shop.service]],
    ["a price changes", "UPDATE services SET price_ore = 12345 WHERE id = $1", [shop.service]],
    ["a description changes", "UPDATE services SET description = 'Flätverk' WHERE id = $1", [shop.service]],
    [
      "a format changes",
      "UPDATE services SET is_digital = true, is_physical = false WHERE id = $1",
      [shop.service],
    ],
    ["all prices rise", "UPDATE services SET price_ore = price_ore + 100", []],
    [
      "a service changes trade",
      "UPDATE services SET subcategory_id = (SELECT id FROM subcategories WHERE slug = 'plumbing') WHERE id = $1",
      [shop.service],
    ],
    ["a business is renamed", "UPDATE providers SET company_name = 'Kvasthuset' WHERE id = $1", [shop.id]],
    [
      "a business moves",
      "UPDATE providers SET city = 'Flen', latitude = 59.06, longitude = 16.58 WHERE id = $1",
      [shop.id],
    ],
    [
      "a business loses its place",
      "UPDATE providers SET city = NULL, latitude = NULL, longitude = NULL WHERE id = $1",
      [shop.id],
    ],
    ["a business is found wanting", "UPDATE providers SET is_verified = false WHERE id = $1", [shop.id]],
    ["all descriptions change", "UPDATE providers SET description = 'Kort'", []],
    ["a trade is renamed", "UPDATE subcategories SET name_sv = 'Kvastar' WHERE slug = 'plumbing'", []],
    [
      "a trade gets a synonym",
      "UPDATE subcategories SET synonyms = synonyms || '{viska}' WHERE slug = 'plumbing'",
      [],
    ],
    ["a category is renamed", "UPDATE categories SET name_en = 'Cars' WHERE slug = 'automotive'", []],
    ["reviews change", "UPDATE reviews SET rating = 1 WHERE provider_id = $1", [shop.id]],
    [
      "a review goes",
      "DELETE FROM reviews WHERE id = (SELECT id FROM reviews WHERE service_id = $1 LIMIT 1)",
      [shop.service],
    ],
    [
      "bookings are cancelled",
      `UPDATE bookings SET status = 'cancelled', cancelled_at = now(), cancel_reason = 'by_provider'
       WHERE service_id = $1 AND status = 'confirmed'`,
      [shop.service],
    ],
    ["an account closes", "UPDATE users SET disabled_at = now() WHERE id = $1", [shop.owner]],
    ["it opens again", "UPDATE users SET disabled_at = NULL WHERE id = $1", [shop.owner]],
    [
      "a service is archived",
      "UPDATE services SET is_active = false, archived_at = now() WHERE id = $1",
      [shop.service],
    ],
    [
      "it comes back",
      "UPDATE services SET is_active = true, archived_at = NULL WHERE id = $1",
      [shop.service],
    ],
    [
      "a service comes",
      "INSERT INTO services (provider_id, subcategory_id, name) VALUES ($1, $2, 'Ny i stan'), ($1, $2, 'Också ny')",
      [shop.id, shop.subcategory],
    ],
    ["services go", "DELETE FROM services WHERE name IN ('Ny i stan', 'Också ny')", []],
  ];

  it.each(changes)("when %s", async (_name, text, values) => {
    const { rowCount } = await pool().query(text, values);
    expect(rowCount).toBeGreaterThan(0);
    expect(await sql(drift)).toEqual([]);
  });
});

describe("at once", () => {
  it("finds a service by its new name, and no more by the old one", async () => {
    await sql("UPDATE services SET name = 'Rakknivsslipning' WHERE id = $1", [shop.service]);
    expect(await findAll({ q: "rakknivsslipning" })).toEqual([shop.service]);
    await sql("UPDATE services SET name = 'Saxslipning' WHERE id = $1", [shop.service]);
    expect(await findAll({ q: "rakknivsslipning" })).not.toContain(shop.service);
    expect(await findAll({ q: "saxslippning" })).toEqual([shop.service]);
  });

  it("finds a business by name, trade and city, and by what it offers", async () => {
    await sql("UPDATE providers SET company_name = 'Grönbloms slip', city = 'Flen' WHERE id = $1", [shop.id]);
    for (const q of ["gronblom", "Flen", "saxslipning", "grönblom flen"]) {
      expect(await findProviders(q), q).toContain(shop.id);
    }
  });

  it("hides a business with its account, and its services with it", async () => {
    await sql("UPDATE users SET erased_at = now() WHERE id = $1", [shop.owner]);
    expect(await findProviders("gronblom")).toEqual([]);
    expect(await findAll({ q: "saxslipning" })).toEqual([]);
    expect(await findAll({ providerIds: [shop.id] })).toEqual([]);
  });
});
