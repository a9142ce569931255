import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { madeAgainDays } from "@/lib/desk/madeAgain";
import { AppError } from "@/lib/errors/AppError";
import { anonymiseBookings, anonymiseStripeEvents, detachBookings } from "./anonymiseBookings";
import { isSameName } from "./closing/closingRules";

type Erasing = {
  clientId: string;
  /** The client's name, typed to confirm. */
  name: string;
  actorUserId: string;
  now: Date;
};

const dayMs = 24 * 60 * 60_000;

/**
 * An owner erases a client, who asked the business to be forgotten: card, tags and notes go, and the bookings stay for the books
 * without the person. What the person books with an account of their own stays theirs, and the business sees it without them.
 * Refused while a visit is to come, and for as long as an online booking that was cancelled could be made again by hand, since
 * nobody could recognise the pair (docs/decisions/0041).
 * @returns how many bookings stay
 * @throws AppError not_found; invalid_request for another name; client_has_upcoming with `details: { bookingIds }`;
 *   client_just_cancelled with `details: { from }`
 */
export function eraseClient(providerId: string, erasing: Erasing): Promise<number> {
  return inTransaction(
    async (tx) => {
      const { clientId, name, actorUserId, now } = erasing;
      // Bookings come before their client in the order of locks.
      await lockBookingsOf(tx, providerId, clientId);
      const client = await lockClient(tx, providerId, clientId);
      if (!isSameName(name, client.name))
        throw new AppError("invalid_request", { fields: [{ path: "name", rule: "otherClientName" }] });
      // Whoever confirms a booking holds the client, so from here on there are no more of them.
      const bookings = await lockBookingsOf(tx, providerId, clientId);
      assertNoneAhead(bookings, now);
      assertNotJustCancelled(bookings, now);
      const idsOf = (isOfAccount: boolean) =>
        bookings.filter((booking) => booking.isOfAccount === isOfAccount).map(({ id }) => id);
      await anonymiseBookings(tx, idsOf(false));
      await anonymiseStripeEvents(tx, idsOf(false));
      await detachBookings(tx, idsOf(true));
      await tx.client.delete({ where: { id: clientId }, select: { id: true } });
      await tx.clientErasure.create({
        data: { providerId, erasedBy: actorUserId, erasedAt: now, bookings: bookings.length },
      });
      return bookings.length;
    },
    { timeout: 30_000 },
  );
}

const bookingRows = z.array(
  z.object({
    id: z.uuid(),
    isOfAccount: z.boolean(),
    isOpen: z.boolean(),
    endsAt: z.date(),
    /** Of an online booking that was confirmed. */
    cancelledAt: z.date().nullable(),
  }),
);
type LockedBooking = z.infer<typeof bookingRows>[number];

/**
 * Locks the bookings of a client, and those of guests that are nobody's and were typed with the same address, or number and
 * name, such as checkouts that were never paid.
 */
async function lockBookingsOf(tx: Tx, providerId: string, clientId: string): Promise<LockedBooking[]> {
  return bookingRows.parse(
    await tx.$queryRaw`
      SELECT b.id::text AS id, b.customer_id IS NOT NULL AS "isOfAccount", b.status IN ('pending', 'confirmed') AS "isOpen",
        b.ends_at AS "endsAt",
        CASE WHEN b.source = 'online' AND b.confirmed_at IS NOT NULL THEN b.cancelled_at END AS "cancelledAt"
      FROM bookings b
      WHERE b.provider_id = ${providerId}::uuid AND (b.client_id = ${clientId}::uuid OR b.id IN (
        SELECT o.id FROM bookings o JOIN clients c ON c.id = ${clientId}::uuid AND c.provider_id = o.provider_id
        WHERE o.provider_id = ${providerId}::uuid AND o.client_id IS NULL AND o.customer_id IS NULL
          AND (lower(o.customer_email) = lower(c.email) OR (
            rough_e164(o.customer_phone) = c.phone_e164 AND search_fold(o.customer_name) = search_fold(c.name)))))
      ORDER BY b.id FOR UPDATE OF b`,
  );
}

async function lockClient(tx: Tx, providerId: string, id: string): Promise<{ name: string }> {
  const rows = z.array(z.object({ name: z.string() })).parse(
    await tx.$queryRaw`
        SELECT name FROM clients WHERE id = ${id}::uuid AND provider_id = ${providerId}::uuid FOR UPDATE`,
  );
  const [client] = rows;
  if (client === undefined) throw new AppError("not_found");
  return client;
}

function assertNoneAhead(bookings: readonly LockedBooking[], now: Date): void {
  const ahead = bookings
    .filter(({ isOpen, endsAt }) => isOpen && endsAt > now)
    .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
  if (ahead.length === 0) return;
  throw new AppError("client_has_upcoming", { details: { bookingIds: ahead.map(({ id }) => id) } });
}

function assertNotJustCancelled(bookings: readonly LockedBooking[], now: Date): void {
  const untilMs = bookings.flatMap(({ cancelledAt }) =>
    cancelledAt === null ? [] : [cancelledAt.getTime() + madeAgainDays * dayMs],
  );
  const lastMs = Math.max(0, ...untilMs);
  if (lastMs <= now.getTime()) return;
  throw new AppError("client_just_cancelled", { details: { from: new Date(lastMs).toISOString() } });
}
