import "server-only";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";

/**
 * Locks a booking's row until the end of the transaction: whoever changes the same booking waits. The account that it belongs
 * to is locked first, against nothing but an erasure: history and client rows that are written next refer to it, which takes
 * that lock anyway, and an erasure holds the account while it waits for the booking.
 */
export async function lockBooking(tx: Tx, bookingId: string): Promise<void> {
  await lockAccountsOf(tx, [bookingId]);
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
}

/** Keeps an erasure of the accounts that these bookings belong to waiting until the end of the transaction, in the order of their ids. */
export async function lockAccountsOf(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE id IN (SELECT customer_id FROM bookings WHERE id = ANY (${bookingIds}::uuid[]))
    ORDER BY id FOR KEY SHARE`;
}

/**
 * The same for the booking that fulfils the condition; one that does not is not locked by somebody who only names its id.
 * The condition may have changed until the lock was there: the caller reads the row again.
 * @throws AppError not_found
 */
export async function lockFound(tx: Tx, where: Prisma.BookingWhereInput & { id: string }): Promise<void> {
  if ((await tx.booking.findFirst({ where, select: { id: true } })) === null) throw new AppError("not_found");
  await lockBooking(tx, where.id);
}

/**
 * Locks those of these bookings that are the business's, and before them their accounts as `lockBooking` does, each in the order
 * of their ids, so that two transactions do not deadlock.
 */
export async function lockBookings(tx: Tx, providerId: string, bookingIds: readonly string[]): Promise<void> {
  await lockAccountsOf(tx, bookingIds);
  await tx.$queryRaw`
    SELECT id FROM bookings WHERE provider_id = ${providerId}::uuid AND id = ANY (${bookingIds}::uuid[])
    ORDER BY id FOR UPDATE`;
}
