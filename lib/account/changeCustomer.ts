import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db/client";
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
  if (change.locale !== undefined)
    await db().booking.updateMany({
      where: { customerId: userId, endsAt: { gt: new Date() } },
      data: { locale: change.locale },
    });
  return profile;
}
