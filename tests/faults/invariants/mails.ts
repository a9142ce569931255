import { type Finding, Invariant } from "../invariant";
import { emailOfErased } from "../operations/erasure";
import type { Round } from "../round";

type Mail = {
  id: string;
  kind: string;
  bookingId: string | null;
  sentAt: Date | null;
  /** Whether the booking was cancelled or moved between the change and the sending, which a newer mail tells of. */
  isOutdated: boolean;
  /** Whether its booking has somebody who is mailed. */
  isCounted: boolean;
};

const mailsSql = `
  SELECT m.id, m.kind, b.customer_email <> '' AND b.notifies_customer AS "isCounted", m.booking_id AS "bookingId", m.sent_at AS "sentAt",
    EXISTS (SELECT FROM booking_events e WHERE e.booking_id = m.booking_id AND e.created_at >= m.created_at
      AND e.created_at <= m.sent_at AND e.kind IN ('cancelled', 'rescheduled', 'reopened')) AS "isOutdated"
  FROM outbox_mails m LEFT JOIN bookings b ON b.id = m.booking_id`;

/**
 * Which mails a change asks for: to the customer and to the business. Of a person who was erased the mails are, too, and nobody is
 * mailed where the business chose so.
 */
const askedSql = `
  SELECT e.booking_id AS "bookingId", e.kind, e.from_status::text AS "fromStatus", e.actor FROM booking_events e
  JOIN bookings b ON b.id = e.booking_id AND b.customer_email <> '' AND b.notifies_customer
  WHERE e.kind IN ('confirmed', 'rescheduled', 'cancelled', 'paid_too_late')`;

type Change = { bookingId: string; kind: string; fromStatus: string | null; actor: string };

/** Mails whose number follows from the audit trail. */
const counted = [
  "booking_confirmed",
  "provider_new_booking",
  "booking_rescheduled",
  "provider_booking_rescheduled",
  "booking_cancelled",
  "provider_booking_cancelled",
  "booking_paid_too_late",
];
/** Kinds that a later change makes untrue; such a mail is not sent. */
const canBeOutdated = [
  "booking_confirmed",
  "provider_new_booking",
  "booking_rescheduled",
  "provider_booking_rescheduled",
  "booking_reminder",
  "review_invitation",
];

function mailsFor({ kind, fromStatus, actor }: Change): string[] {
  if (kind === "confirmed") return ["booking_confirmed", "provider_new_booking"];
  if (kind === "rescheduled")
    return actor === "provider"
      ? ["booking_rescheduled"]
      : ["booking_rescheduled", "provider_booking_rescheduled"];
  if (kind === "paid_too_late") return ["booking_paid_too_late"];
  if (fromStatus !== "confirmed") return [];
  return actor === "provider" ? ["booking_cancelled"] : ["booking_cancelled", "provider_booking_cancelled"];
}

/** Every mail that a change asks for was written with it and delivered once, and no other. */
export async function checkMails(round: Round): Promise<Finding[]> {
  await round.postbox.read();
  const mails = await round.fleet.database.rows<Mail>(mailsSql);
  const changes = await round.fleet.database.rows<Change>(askedSql);
  return [writtenForChanges(mails, changes), deliveredOnce(round, mails), noneInvented(round, mails)];
}

function writtenForChanges(mails: readonly Mail[], changes: readonly Change[]): Finding {
  const rule = new Invariant(
    "every change has the mails that it asks for, and no mail is without its change",
  );
  const count = (keys: string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const asked = count(
    changes.flatMap((change) => mailsFor(change).map((kind) => `${change.bookingId} ${kind}`)),
  );
  const written = count(
    mails
      .filter(({ kind, isCounted }) => isCounted && counted.includes(kind))
      .map(({ bookingId, kind }) => `${bookingId} ${kind}`),
  );
  for (const key of new Set([...asked.keys(), ...written.keys()])) {
    const [wanted, found] = [asked.get(key) ?? 0, written.get(key) ?? 0];
    rule.check(wanted !== found && `${key}: ${wanted} asked for, ${found} written`);
  }
  return rule.finding;
}

function deliveredOnce({ postbox, fleet }: Round, mails: readonly Mail[]): Finding {
  const rule = new Invariant("every mail was delivered once");
  for (const { id, kind, sentAt, isOutdated } of mails) {
    const deliveries = postbox.deliveries.get(id) ?? [];
    const [first, last] = [deliveries[0]?.at ?? 0, deliveries.at(-1)?.at ?? 0];
    // One that died between sending and noting it sends once more, with the same Message-ID.
    const isExcused = fleet.downtime.wasKilled(["worker", "mailbox", "database"], first, last);
    const mayBeMissing = isOutdated && canBeOutdated.includes(kind);
    if (sentAt === null) rule.check(`${id} (${kind}) was not sent`);
    else if (deliveries.length === 0)
      rule.check(!mayBeMissing && `${id} (${kind}) was noted as sent and never came`);
    else rule.check(deliveries.length > 1 && !isExcused && `${id} (${kind}) came ${deliveries.length} times`);
  }
  return rule.finding;
}

function noneInvented({ postbox, erased }: Round, mails: readonly Mail[]): Finding {
  const rule = new Invariant("no mail came for a change that was rolled back");
  const known = new Set(mails.map(({ id }) => id));
  // The row of a mail that was on its way when its person was deleted is gone with them.
  const gone = new Set(erased.map(emailOfErased));
  for (const [id, [delivery]] of postbox.deliveries) {
    if (delivery !== undefined && gone.has(delivery.to)) continue;
    rule.check(!known.has(id) && `${delivery?.file} has no row in the outbox (${id})`);
  }
  return rule.finding;
}
