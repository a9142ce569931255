import "server-only";
import type { z } from "zod";
import { inTransaction } from "@/lib/db/transaction";
import { changeProfile, type Profile } from "@/lib/identity/accounts/profile";
import type { changePersonSchema } from "@/lib/identity/schemas";

/**
 * Changes the given fields of a customer's account. A language that is chosen here is from now on also that of the mails about
 * visits to come, whatever language they were booked in.
 * @throws AppError not_signed_in when the account was closed meanwhile
 */
export async function changeCustomer(
  userId: string,
  change: z.output<typeof changePersonSchema>,
): Promise<Profile> {
  const profile = await changeProfile(userId, change);
  const { locale } = change;
  // Locked in the order of their ids, as everywhere.
  if (locale !== undefined)
    await inTransaction(
      (tx) => tx.$executeRaw`
        UPDATE bookings SET locale = ${locale}, updated_at = now() WHERE id IN (
          SELECT id FROM bookings WHERE customer_id = ${userId}::uuid AND ends_at > now() ORDER BY id FOR UPDATE
        )`,
    );
  return profile;
}
