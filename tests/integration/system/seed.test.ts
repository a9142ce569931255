import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { loadCalendars, slotRules } from "@/lib/availability/slots/calendars";
import { nextAvailable } from "@/lib/availability/slots/slots";
import { whoDoes } from "@/lib/availability/slots/whoDoes";
import { verifyPassword } from "@/lib/identity/passwords/passwordHash";
import { addDays } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { demoAccounts } from "@/prisma/seed/accounts";
import { seedDatabase } from "@/prisma/seed/seed";
import { isDeep } from "@/tests/support/depth";
import { testDatabase } from "@/tests/support/run/testDatabase";
import { testPool } from "@/tests/support/run/testPool";

/** `npm test` looks at the demo data that its other tests have, and the deep run makes them anew, twice at once. */
const connectionString = isDeep ? await testDatabase("empty") : await testDatabase("seeded");
const now = new Date();
const today = localDateOf(now.getTime(), HOME_TIME_ZONE);
const pool = testPool(connectionString, 4);

async function rowsOf<T>(sql: string, shape: z.ZodType<T>): Promise<T[]> {
  const { rows } = await pool.query(sql);
  return z.array(shape).parse(rows);
}

const seed = () => seedDatabase(pool, { today: now });

let attempts: (ReadonlyMap<string, number> | null)[] = [];

beforeAll(async () => {
  if (isDeep) attempts = await Promise.all([seed(), seed()]);
}, 120_000);

test.runIf(isDeep)("of two that seed at once one does, and everything it made is there", async () => {
  const written = attempts.filter((counts) => counts !== null);
  expect(written).toHaveLength(1);
  for (const [table, count] of written[0] ?? []) {
    expect(
      await rowsOf(`SELECT count(*)::int AS n FROM ${table}`, z.object({ n: z.number() })),
      table,
    ).toEqual([{ n: count }]);
  }
});

test("a database in use is left as it is", async () => {
  expect(await seed()).toBeNull();
});

test("the counters say what the rows say", async () => {
  const wrong = await rowsOf(
    `SELECT p.company_name FROM providers p
     WHERE (p.booking_count, p.review_count, p.rating_sum) IS DISTINCT FROM (
       (SELECT count(*) FROM bookings b WHERE b.provider_id = p.id AND b.status IN ('confirmed', 'completed')),
       (SELECT count(*) FROM reviews r WHERE r.provider_id = p.id),
       (SELECT coalesce(sum(r.rating), 0) FROM reviews r WHERE r.provider_id = p.id))
     UNION ALL
     SELECT s.name FROM service_search s
     WHERE (s.booking_count, s.review_count) IS DISTINCT FROM (
       (SELECT count(*) FROM bookings b WHERE b.service_id = s.service_id AND b.status IN ('confirmed', 'completed')),
       (SELECT count(*) FROM reviews r WHERE r.service_id = s.service_id))
     UNION ALL
     SELECT s.name FROM service_search s JOIN providers p ON p.id = s.provider_id
     WHERE s.rating <> provider_rating(p.rating_sum, p.review_count)`,
    z.unknown(),
  );
  expect(wrong).toEqual([]);
});

test("what visitors may see can be searched, and counting goes on", async () => {
  const [search] = await rowsOf(
    `SELECT (SELECT count(*)::int FROM service_search) AS found,
       (SELECT count(*)::int FROM services WHERE is_active) AS active,
       (SELECT count(*)::int FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O') AS stopped`,
    z.object({ found: z.number(), active: z.number(), stopped: z.number() }),
  );
  expect(search?.found).toBe(search?.active);
  expect(search?.stopped).toBe(0);
});

test("every demo account signs in with the password it is shown with", async () => {
  for (const { email, password, role } of demoAccounts) {
    const { rows } = await pool.query<{ password_hash: string; role: string }>(
      "SELECT password_hash, role FROM users WHERE email = $1 AND email_verified_at IS NOT NULL",
      [email],
    );
    expect(rows[0]?.role, email).toBe(role);
    expect(await verifyPassword(rows[0]?.password_hash ?? null, password), email).toBe(true);
  }
});

test("the demo's customer has bookings before her, behind her, reviewed, cancelled and paid back", async () => {
  const [anna] = await rowsOf(
    `SELECT count(*) FILTER (WHERE b.status = 'confirmed')::int AS coming,
       count(*) FILTER (WHERE b.status = 'completed')::int AS past,
       count(r.id)::int AS reviewed,
       count(*) FILTER (WHERE b.status = 'cancelled' AND p.refunded_ore = p.amount_ore)::int AS refunded
     FROM bookings b JOIN users u ON u.id = b.customer_id JOIN payments p ON p.booking_id = b.id
     LEFT JOIN reviews r ON r.booking_id = b.id
     WHERE u.email = 'anna@stund.example'`,
    z.object({ coming: z.number(), past: z.number(), reviewed: z.number(), refunded: z.number() }),
  );
  expect(anna?.coming).toBeGreaterThanOrEqual(2);
  expect(anna?.past).toBeGreaterThanOrEqual(6);
  expect(anna?.reviewed).toBeGreaterThanOrEqual(2);
  expect(anna?.past).toBeGreaterThan(anna?.reviewed ?? 0);
  expect(anna?.refunded).toBe(1);
});

test("whoever can be booked has time within two weeks", async () => {
  const services = await rowsOf(
    `SELECT DISTINCT ON (p.id) p.id, s.id AS "serviceId", p.company_name AS name, s.duration_minutes AS "durationMinutes",
       s.buffer_before_minutes AS "bufferBeforeMinutes", s.buffer_after_minutes AS "bufferAfterMinutes"
     FROM providers p JOIN services s ON s.provider_id = p.id AND s.is_active AND s.price_ore > 0
     WHERE p.is_onboarded AND EXISTS (SELECT FROM opening_hours h WHERE h.provider_id = p.id AND NOT h.is_closed)
     ORDER BY p.id, s.duration_minutes`,
    z.object({
      id: z.string(),
      serviceId: z.string(),
      name: z.string(),
      durationMinutes: z.number(),
      bufferBeforeMinutes: z.number(),
      bufferAfterMinutes: z.number(),
    }),
  );
  const range = { fromMs: now.getTime(), toMs: now.getTime() + 15 * 86_400_000, nowMs: now.getTime() };
  const calendars = await loadCalendars(
    services.map(({ id }) => id),
    range,
    pool,
  );
  const full = services.filter((service) => {
    const calendar = calendars.get(service.id);
    if (!calendar) return true;
    const rules = slotRules(calendar, service, now.getTime());
    return (
      nextAvailable(today, whoDoes(calendar, { serviceId: service.serviceId }), rules, 3, addDays(today, 14))
        .length < 3
    );
  });
  expect(services.length).toBeGreaterThan(60);
  expect(full.map(({ name }) => name)).toEqual([]);
});
