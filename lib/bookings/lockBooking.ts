import "server-only";
import type { Tx } from "@/lib/db/client";

/** Locks a booking's row until the end of the transaction: whoever changes the same booking waits. */
export async function lockBooking(tx: Tx, bookingId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
}

/** Locks those of these bookings that are the business's, in one order, so that two who lock several never wait in a circle. */
export async function lockBookings(tx: Tx, providerId: string, bookingIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM bookings WHERE provider_id = ${providerId}::uuid AND id = ANY (${bookingIds}::uuid[])
    ORDER BY id FOR UPDATE`;
}
