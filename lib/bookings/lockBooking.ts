import "server-only";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";

/** Locks a booking's row until the end of the transaction: whoever changes the same booking waits. */
export async function lockBooking(tx: Tx, bookingId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
}

/**
 * The same for the booking that answers to the condition; others are not held up by somebody who only names their id.
 * Whoever goes on looks once more, now that the row is theirs.
 * @throws AppError not_found
 */
export async function lockFound(tx: Tx, where: Prisma.BookingWhereInput & { id: string }): Promise<void> {
  if ((await tx.booking.findFirst({ where, select: { id: true } })) === null) throw new AppError("not_found");
  await lockBooking(tx, where.id);
}

/** Locks those of these bookings that are the business's, in one order, so that two who lock several never wait in a circle. */
export async function lockBookings(tx: Tx, providerId: string, bookingIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM bookings WHERE provider_id = ${providerId}::uuid AND id = ANY (${bookingIds}::uuid[])
    ORDER BY id FOR UPDATE`;
}
