import "server-only";
import type { Tx } from "@/lib/db/client";

/** Locks a booking's row until the end of the transaction: whoever changes the same booking waits. */
export async function lockBooking(tx: Tx, bookingId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`;
}
