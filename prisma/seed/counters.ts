import type pg from "pg";

/** The tables whose triggers count row by row. */
const counted = ["bookings", "reviews"];

/**
 * Runs `fill` with the triggers that count bookings and reviews disabled, and counts once afterwards: a
 * hundred times faster for thousands of rows. Checks, foreign keys and the exclusion constraint stay on. Within the
 * caller's transaction, which has to own the tables.
 */
export async function countingOnce<T>(client: pg.ClientBase, fill: () => Promise<T>): Promise<T> {
  for (const table of counted) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const result = await fill();
  for (const table of counted) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query(countProviders);
  // Rebuilt, the rows of the search count their own bookings and reviews.
  await client.query("DELETE FROM service_search");
  await client.query("SELECT refresh_search_of_providers(ARRAY(SELECT id FROM providers))");
  return result;
}

const countProviders = `
  UPDATE providers p
  SET booking_count = counted.bookings, review_count = counted.reviews, rating_sum = counted.stars
  FROM (
    SELECT q.id,
      (SELECT count(*) FROM bookings b WHERE b.provider_id = q.id AND b.source = 'online' AND b.status IN ('confirmed', 'completed')) AS bookings,
      (SELECT count(*) FROM counted_reviews r WHERE r.provider_id = q.id) AS reviews,
      (SELECT coalesce(sum(r.rating), 0) FROM counted_reviews r WHERE r.provider_id = q.id) AS stars
    FROM providers q
  ) counted
  WHERE counted.id = p.id`;
