import "server-only";
import { z } from "zod";
import { lockBookingsOf } from "@/lib/clients/lockBookingsOf";
import type { Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { anonymiseBookings, anonymiseStripeEvents } from "./anonymiseBookings";
import type { ErasedPerson } from "./anonymiseCorrespondence";

/*
 * A person who is erased is taken out of every business's register of clients, with what was written of them; their bookings
 * stay for the books, without anybody's name (docs/decisions/0041).
 */

const clientRows = z.array(z.object({ id: z.uuid() }));

/**
 * Takes a person out of the clients of all businesses, in the transaction that closes their account: those of the account,
 * those with its confirmed address, those of its bookings with the same number and name, and those that its bookings added and
 * nobody else's used: an account whose address is not confirmed is linked to no client (`clientFor`). One for whom a business
 * booked a visit that is still to come keeps name and number until it is over, since the business must know who comes; what
 * else was known goes at once. Call it while the bookings of the account still have their client.
 */
export async function eraseClientsOf(
  tx: Tx,
  { id, email, isVerified }: ErasedPerson,
  now: Date,
): Promise<void> {
  await eraseClients(
    tx,
    Prisma.sql`
      SELECT c.id::text AS id FROM clients c
      WHERE c.user_id = ${id}::uuid
        OR (${isVerified} AND c.user_id IS NULL AND lower(c.email) = lower(${email}))
        OR (c.user_id IS NULL AND c.id IN (
          SELECT b.client_id FROM bookings b WHERE b.customer_id = ${id}::uuid
            AND rough_e164(b.customer_phone) = c.phone_e164 AND search_fold(b.customer_name) = search_fold(c.name)))
        OR (c.user_id IS NULL
          AND EXISTS (SELECT FROM bookings b
            WHERE b.client_id = c.id AND b.customer_id = ${id}::uuid AND b.created_at <= c.created_at)
          AND NOT EXISTS (SELECT FROM bookings o
            WHERE o.client_id = c.id AND o.customer_id IS DISTINCT FROM ${id}::uuid))
      ORDER BY c.id`,
    now,
  );
}

/** Clients whose last visit is over, of people who erased their account before it. */
export async function eraseDueClients(now: Date): Promise<number> {
  return inTransaction(
    (tx) =>
      eraseClients(
        tx,
        Prisma.sql`SELECT c.id::text AS id FROM clients c WHERE c.erase_after < ${now} ORDER BY c.id LIMIT 500`,
        now,
      ),
    { timeout: 30_000 },
  );
}

const idsOf = (rows: unknown) => clientRows.parse(rows).map((row) => row.id);

/**
 * Their bookings are locked first, in the order of locks; then the clients, read again, so that no booking can name them
 * meanwhile.
 * @param which selects the ids, ordered by them
 * @returns how many
 */
async function eraseClients(tx: Tx, which: Prisma.Sql, now: Date): Promise<number> {
  const found = idsOf(await tx.$queryRaw(which));
  if (found.length === 0) return 0;
  await lockBookingsOf(tx, found);
  const ids = idsOf(await tx.$queryRaw`${which} FOR UPDATE OF c`);
  if (ids.length === 0) return 0;
  const ended = idsOf(
    await tx.$queryRaw`
      SELECT id::text AS id FROM bookings
      WHERE client_id = ANY (${ids}::uuid[]) AND NOT (status IN ('pending', 'confirmed') AND ends_at > ${now})
      ORDER BY id FOR UPDATE`,
  );
  await anonymiseBookings(tx, ended);
  await anonymiseStripeEvents(tx, ended);
  await tx.$executeRaw`
    UPDATE clients c SET user_id = NULL, email = NULL, tags = '{}', updated_at = now(), erase_after = (
      SELECT max(b.ends_at) FROM bookings b WHERE b.client_id = c.id)
    WHERE id = ANY (${ids}::uuid[]) AND EXISTS (SELECT FROM bookings b WHERE b.client_id = c.id)`;
  await tx.clientNote.deleteMany({ where: { clientId: { in: ids } } });
  await tx.clientImportRow.deleteMany({ where: { clientId: { in: ids } } });
  await tx.client.deleteMany({ where: { id: { in: ids }, bookings: { none: {} } } });
  return ids.length;
}
