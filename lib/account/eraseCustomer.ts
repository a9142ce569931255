import "server-only";
import { z } from "zod";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { closeAccount, unusablePasswordHash } from "@/lib/identity/accounts/closeAccount";
import { confirmProof } from "@/lib/identity/passkeys/confirmProof";
import type { Proof } from "@/lib/identity/passkeys/proofSchemas";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import type { ClientInfo } from "@/lib/identity/sessions/client";
import { endedDeviceCookie } from "@/lib/identity/sessions/deviceCookie";
import { type CookieSpec, signedOutCookies } from "@/lib/identity/sessions/sessionCookies";
import { traced } from "@/lib/log/securityLog";
import { anonymiseBookings, anonymiseStripeEvents } from "./anonymiseBookings";
import { anonymiseCorrespondence, type ErasedPerson } from "./anonymiseCorrespondence";
import { eraseClientsOf } from "./eraseClients";

/**
 * Erases the person behind a customer account (docs/decisions/0010): whatever names them is removed, in one
 * transaction; bookings, payments and reviews stay without them. Their address can register again.
 * @returns the cookies to answer with: the customer portal's session is over
 * @throws AppError as `confirmProof`; bookings_upcoming with `details: { bookingIds }`; not_signed_in when the account
 *   was closed or given another password meanwhile
 */
export function eraseCustomer(
  session: ActiveSession,
  proof: Proof,
  { client, now }: { client: ClientInfo; now: Date },
): Promise<CookieSpec[]> {
  return traced("account_erased", client, async (trace) => {
    trace.subject.userId = session.user.id;
    await erase(session, proof, now);
    return [...signedOutCookies("customer"), endedDeviceCookie("customer")];
  });
}

async function erase(session: ActiveSession, proof: Proof, now: Date): Promise<void> {
  const { user } = session;
  const checkedHash = await confirmProof(session, proof);
  const nobodysHash = await unusablePasswordHash();
  const ahead = await inTransaction(async (tx) => {
    const person = await lockToErase(tx, user.id, checkedHash);
    await lockAllBookings(tx, person);
    // Also those made as a guest since the last sign-in. If one is to come, they stay with the account, to be cancelled.
    if (person.isVerified) await adoptGuestBookings(tx, { ...person, role: "customer" });
    const bookings = await lockBookings(tx, user.id, now);
    if (bookings.ahead.length > 0) return bookings.ahead;
    await eraseClientsOf(tx, person, now);
    await anonymiseBookings(tx, bookings.ended);
    await anonymiseStripeEvents(tx, bookings.ended);
    await anonymiseCorrespondence(tx, person);
    await tx.favourite.deleteMany({ where: { customerId: user.id } });
    await tx.rebookingDismissal.deleteMany({ where: { customerId: user.id } });
    await closeAccount(tx, user.id, nobodysHash, now);
    return [];
  });
  // A business must know who comes, so what is held or still to come has to be cancelled first.
  if (ahead.length > 0) throw new AppError("bookings_upcoming", { details: { bookingIds: ahead } });
}

const persons = z.array(z.object({ id: z.uuid(), email: z.string(), isVerified: z.boolean() })).max(1);

/** Locks the account's row, so that concurrent writes for it wait, and then find it closed. */
async function lockToErase(tx: Tx, userId: string, checkedHash: string): Promise<ErasedPerson> {
  const rows = await tx.$queryRaw`
    SELECT id::text AS id, email, email_verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE id = ${userId}::uuid AND role = 'customer' AND password_hash = ${checkedHash}
      AND disabled_at IS NULL AND erased_at IS NULL
    FOR UPDATE`;
  const [person] = persons.parse(rows);
  if (person === undefined) throw new AppError("not_signed_in");
  return person;
}

/**
 * Locks every booking that an erasure changes or looks at, in the order of their ids and all at once: the account's own, those
 * that it takes over, and those of others that name the same clients of a business. Locked in two steps, they would meet whoever
 * locks several bookings in the order of their ids.
 */
async function lockAllBookings(tx: Tx, { id, email, isVerified }: ErasedPerson): Promise<void> {
  await tx.$queryRaw`
    WITH own AS (
      SELECT id, client_id FROM bookings
      WHERE customer_id = ${id}::uuid OR (${isVerified} AND customer_id IS NULL AND lower(customer_email) = lower(${email}))
    ), known AS (
      SELECT client_id AS id FROM own WHERE client_id IS NOT NULL
      UNION SELECT id FROM clients WHERE user_id = ${id}::uuid OR (${isVerified} AND lower(email) = lower(${email}))
    )
    SELECT id FROM bookings
    WHERE id IN (SELECT id FROM own) OR client_id IN (SELECT id FROM known)
    ORDER BY id FOR UPDATE`;
}

const lockedBookings = z.array(z.object({ id: z.uuid(), isAhead: z.boolean(), startsAt: z.date() }));

/** All bookings of the account: those that are held or still to come, and those that are over; earliest first. */
async function lockBookings(tx: Tx, userId: string, now: Date): Promise<Record<"ahead" | "ended", string[]>> {
  const rows = await tx.$queryRaw`
    SELECT id::text AS id, status = 'pending' OR (status = 'confirmed' AND ends_at > ${now}) AS "isAhead",
      starts_at AS "startsAt"
    FROM bookings WHERE customer_id = ${userId}::uuid
    ORDER BY id FOR UPDATE`;
  const bookings = lockedBookings.parse(rows).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const idsOf = (wanted: boolean) => bookings.filter(({ isAhead }) => isAhead === wanted).map(({ id }) => id);
  return { ahead: idsOf(true), ended: idsOf(false) };
}
