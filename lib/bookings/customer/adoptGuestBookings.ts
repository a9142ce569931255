import "server-only";
import type { Tx } from "@/lib/db/client";
import type { VerifiedUser } from "@/lib/identity/addresses/confirmAddress";

/**
 * Gives a customer the bookings that were made and paid as a guest with their e-mail address. Only to be called once the
 * address is known to be theirs: whoever registers a stranger's address must not see the stranger's bookings. What was
 * never paid stays a guest's: anybody can type anybody's address and hold a time with it.
 * It runs when the address is confirmed, by the link of our mail or by a new password, whenever the account signs in
 * from then on, and before it is erased. The rows are locked in order, so that two sign-ins at once wait for each
 * other. The account takes over: links that were mailed before end. Returns how many there were.
 */
export async function adoptGuestBookings(tx: Tx, user: VerifiedUser): Promise<number> {
  if (user.role !== "customer") return 0;
  return tx.$executeRaw`
    UPDATE bookings SET customer_id = ${user.id}::uuid, link_version = link_version + 1, updated_at = now()
    WHERE customer_id IS NULL AND id IN (
      SELECT id FROM bookings
      WHERE customer_id IS NULL AND lower(customer_email) = ${user.email} AND (confirmed_at IS NOT NULL
        OR EXISTS (SELECT FROM payments p WHERE p.booking_id = bookings.id AND p.status = 'paid'))
      ORDER BY id FOR UPDATE
    )`;
}
