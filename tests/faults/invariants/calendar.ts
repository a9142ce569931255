import { type Finding, Invariant } from "../invariant";
import type { Round } from "../round";

/** Nobody is booked twice at one time, and nobody has one wish twice. */
export async function checkCalendar(round: Round): Promise<Finding[]> {
  return [
    await noOverlap(round),
    await buffersBlocked(round),
    await oneWishOnce(round),
    await noOldHolds(round),
  ];
}

type Range = { id: string; person: string; from: Date; until: Date };

async function noOverlap({ fleet }: Round): Promise<Finding> {
  const rule = new Invariant("no two bookings of one person overlap, buffers included");
  const rows = await fleet.database.rows<Range>(
    `SELECT id, staff_member_id AS person, blocked_from AS from, blocked_until AS until FROM bookings
     WHERE status <> 'cancelled' ORDER BY staff_member_id, blocked_from`,
  );
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const overlaps = before?.person === row.person && before.until > row.from;
    rule.check(overlaps && `${before.id} and ${row.id} overlap`);
  }
  return rule.finding;
}

async function buffersBlocked({ fleet, world }: Round): Promise<Finding> {
  const rule = new Invariant("every booking blocks its time and the buffers of its service");
  const services = [...world.open, ...world.kills, world.contention, world.outages].flatMap(
    (each) => each.services,
  );
  const known = new Map(services.map((service) => [service.id, service]));
  const rows = await fleet.database.rows<{
    id: string;
    service: string;
    before: number;
    after: number;
    minutes: number;
  }>(
    `SELECT id, service_id AS service, extract(epoch FROM starts_at - blocked_from)::int / 60 AS before,
       extract(epoch FROM blocked_until - ends_at)::int / 60 AS after,
       extract(epoch FROM ends_at - starts_at)::int / 60 AS minutes
     FROM bookings`,
  );
  for (const { id, service, ...times } of rows) {
    const { bufferBefore, bufferAfter, minutes } = known.get(service) ?? {
      bufferBefore: 0,
      bufferAfter: 0,
      minutes: 0,
    };
    const isRight = times.before === bufferBefore && times.after === bufferAfter && times.minutes === minutes;
    rule.check(!isRight && `${id} blocks ${times.before} + ${times.minutes} + ${times.after} minutes`);
  }
  return rule.finding;
}

/** Of one guest or account, two holds of the same service and start that were both waiting to be paid at one moment. */
async function oneWishOnce({ fleet }: Round): Promise<Finding> {
  const rule = new Invariant("the same wish of the same customer is never held twice at once");
  const wishes = await fleet.database.rows<{ twins: string | null }>(
    `WITH held AS (
       SELECT b.id, coalesce(customer_id::text, customer_email) AS who, service_id, request_fingerprint AS wish,
         tstzrange(e.created_at, least(confirmed_at, cancelled_at), '[)') AS waiting
       FROM bookings b JOIN booking_events e ON e.booking_id = b.id AND e.kind = 'held'
       WHERE request_fingerprint IS NOT NULL)
     SELECT a.id || ' and ' || b.id AS twins FROM held a LEFT JOIN held b
       ON a.who = b.who AND a.service_id = b.service_id AND a.wish = b.wish AND a.id < b.id AND a.waiting && b.waiting`,
  );
  for (const { twins } of wishes) rule.check(twins !== null && twins);
  return rule.finding;
}

async function noOldHolds({ fleet }: Round): Promise<Finding> {
  const rule = new Invariant("no hold outlives its time, and every hold that stands can be paid");
  const rows = await fleet.database.rows<{ id: string; isOver: boolean; hasPage: boolean }>(
    `SELECT b.id, b.hold_expires_at < now() - interval '1 minute' AS "isOver", p.id IS NOT NULL AS "hasPage"
     FROM bookings b LEFT JOIN payments p ON p.booking_id = b.id WHERE b.status = 'pending'`,
  );
  const ended = await fleet.database.rows("SELECT FROM bookings WHERE status <> 'pending'");
  for (const _ of ended) rule.check(undefined);
  for (const { id, isOver, hasPage } of rows) {
    rule.check(
      isOver
        ? `${id} is held although its time is over`
        : !hasPage && `${id} is held and has no payment page`,
    );
  }
  return rule.finding;
}
