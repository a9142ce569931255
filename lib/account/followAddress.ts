import "server-only";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import type { Tx } from "@/lib/db/client";
import type { MovedAddress } from "@/lib/identity/addresses/confirmEmailChange";

/**
 * What follows an account to its other address: a customer's guest bookings, and the mails of a business that went to the
 * address that its owner signs in with. A contact address of its own stays.
 */
export async function followAddress(tx: Tx, { id, role, from, email }: MovedAddress): Promise<void> {
  await adoptGuestBookings(tx, { id, email, role });
  await tx.provider.updateMany({
    where: { ownerUserId: id, email: from },
    // An edit of the settings that began before must not bring the old one back.
    data: { email, settingsVersion: { increment: 1 } },
  });
}
