import type pg from "pg";
import { addDays, isoWeekday } from "@/lib/time/localDate";

/** A busy business: eight people, 400 bookings in the week that is looked at, and two years of weeks like it. */

const people = 8;
const bookingsADay = 10;
const daysAWeek = 5;
const weeksBefore = 100;

/** What a week's calendar is asked with. */
export type BusyWeek = {
  providerId: string;
  staffIds: string[];
  from: string;
  to: string;
  nowMs: number;
  bookings: number;
};

/** Ahead, so that its bookings can be moved. */
const today = new Date().toISOString().slice(0, 10);
const monday = addDays(today, 8 - isoWeekday(today));

type NewBusiness = { name: string; passwordHash: string };

/** A business of eight people, whose owner is `<name>@stund.example`. */
export async function fillBusiness(
  client: pg.Client,
  { name, passwordHash }: NewBusiness,
): Promise<{ providerId: string; ownerId: string }> {
  const { rows } = await client.query<{ providerId: string; ownerId: string }>(
    `
    WITH owner AS (
      INSERT INTO users (email, role, password_hash, email_verified_at)
      VALUES ($2 || '@stund.example', 'provider', $1, now()) RETURNING id
    ), provider AS (
      INSERT INTO providers (owner_user_id, slug, company_name, email, time_zone)
      SELECT id, $2, 'Salongen', $2 || '@stund.example', 'Europe/Stockholm' FROM owner RETURNING id
    ), hours AS (
      INSERT INTO opening_hours (provider_id, day_of_week, open_minute, close_minute, lunch_start_minute, lunch_end_minute)
      SELECT id, day, 540, 1020, 720, 780 FROM provider, generate_series(1, 5) day
    ), people AS (
      INSERT INTO staff_members (provider_id, name, sort)
      SELECT id, 'Person ' || nr, nr FROM provider, generate_series(1, ${people}) nr
    ), category AS (
      INSERT INTO categories (slug, name_sv, name_en, sort) VALUES ($2, 'Skönhet', 'Beauty', 1) RETURNING id
    ), subcategory AS (
      INSERT INTO subcategories (category_id, slug, name_sv, name_en, sort)
      SELECT id, $2 || '-hair', 'Hår', 'Hair', 1 FROM category RETURNING id
    ), service AS (
      INSERT INTO services (provider_id, subcategory_id, name, price_ore, duration_minutes)
      SELECT provider.id, subcategory.id, 'Klippning', 42000, 30 FROM provider, subcategory
    )
    SELECT provider.id AS "providerId", owner.id AS "ownerId" FROM provider, owner`,
    [passwordHash, name],
  );
  const [made] = rows;
  if (made === undefined) throw new Error("No business was made");
  return made;
}

/** What every booking of these is alike in; the times come from `t`, customers are numbered by `k`. */
const bookingColumns = `provider_id, staff_member_id, service_id, status, starts_at, ends_at, blocked_from, blocked_until,
    duration_minutes, time_zone, delivery_mode, service_name, provider_name, customer_name, customer_email, client_id,
    total_ore, commission_percent, commission_ore, vat_percent, free_cancellation_until, source, payment_way`;
const bookingValues = (clientId: string) => `
  $1, s.id, v.id, 'confirmed', t, t + interval '30 minutes', t, t + interval '30 minutes', 30, 'Europe/Stockholm',
    'physical', 'Klippning', 'Salongen', 'Gäst ' || k, k || '@example.com', ${clientId}, 42000, 0, 0, 25, t, 'phone', 'on_site'`;

/** As many bookings one after the other from an instant on, divided among the people. */
export async function fillAhead(
  client: pg.Client,
  { providerId, from, count }: { providerId: string; from: Date; count: number },
): Promise<void> {
  await client.query(
    `INSERT INTO bookings (${bookingColumns})
     SELECT ${bookingValues("NULL::uuid")}
     FROM generate_series(0, $3 - 1) k
     JOIN staff_members s ON s.provider_id = $1 AND s.sort = k % ${people} + 1
     JOIN services v ON v.provider_id = $1
     CROSS JOIN LATERAL (SELECT $2::timestamptz + k / ${people} * interval '40 minutes' AS t) x`,
    [providerId, from.toISOString(), count],
  );
}

// Every third visit is of somebody new, the others of some of 3,000 clients.
const weekSql = `
  INSERT INTO bookings (${bookingColumns})
  SELECT ${bookingValues("c.id")}
  FROM staff_members s
  JOIN services v ON v.provider_id = s.provider_id
  CROSS JOIN generate_series(0, ${daysAWeek - 1}) day
  CROSS JOIN generate_series(0, ${bookingsADay - 1}) n
  CROSS JOIN LATERAL (SELECT
    ($2::timestamp + day * interval '1 day' + interval '9 hours' + n * interval '40 minutes') AT TIME ZONE 'Europe/Stockholm' AS t,
    CASE WHEN (n + day) % 3 = 0 THEN 'ny-' || $2 || '-' || s.sort || '-' || day || '-' || n
      ELSE ((s.sort * 7919 + day * 104729 + n * 1299709 + extract(epoch FROM $2::timestamp)::bigint / 86400) % 3000)::text END AS k
  ) x
  LEFT JOIN clients c ON c.provider_id = $1 AND c.email = k || '@example.com'
  WHERE s.provider_id = $1`;

/**
 * Fills a migrated database.
 * @param passwordHash of the owner `bench@stund.example`
 */
export async function fillBusyWeek(client: pg.Client, passwordHash: string): Promise<BusyWeek> {
  const { providerId } = await fillBusiness(client, { name: "bench", passwordHash });
  await client.query(
    `INSERT INTO clients (provider_id, name, email)
     SELECT $1, 'Gäst ' || nr, nr || '@example.com' FROM generate_series(0, 2999) nr`,
    [providerId],
  );
  // A statement for each week, as the changes of a calendar are noted once in each transaction.
  for (let week = weeksBefore; week >= 0; week -= 1) {
    const day = new Date(Date.parse(monday) - week * 7 * 86_400_000).toISOString().slice(0, 10);
    await client.query(weekSql, [providerId, day]);
  }
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM staff_members WHERE provider_id = $1 ORDER BY sort",
    [providerId],
  );
  return {
    providerId,
    staffIds: rows.map(({ id }) => id),
    from: monday,
    to: addDays(monday, 6),
    nowMs: Date.parse(`${monday}T08:00:00Z`),
    bookings: people * bookingsADay * daysAWeek,
  };
}
