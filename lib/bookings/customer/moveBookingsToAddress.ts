import "server-only";
import type { Tx } from "@/lib/db/client";

/**
 * Writes the new address of a customer's account to the bookings that have its old one: reminders, cancellations and refunds of
 * what is booked already reach whoever can no longer read the old mailbox, and the business reads it too.
 */
export async function moveBookingsToAddress(
  tx: Tx,
  { id, from, email }: { id: string; from: string; email: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE bookings SET customer_email = ${email}, updated_at = now()
    WHERE id IN (
      SELECT id FROM bookings WHERE customer_id = ${id}::uuid AND lower(customer_email) = ${from} ORDER BY id FOR UPDATE
    )`;
}
