import "server-only";
import type { Tx } from "@/lib/db/client";

/**
 * Locks the bookings that name one of these clients, in the order of their ids. Call it before the clients are locked: whoever
 * confirms a booking has locked it when they look for its client (`clientFor`).
 */
export async function lockBookingsOf(tx: Tx, clientIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM bookings WHERE client_id = ANY (${clientIds}::uuid[]) ORDER BY id FOR UPDATE`;
}
