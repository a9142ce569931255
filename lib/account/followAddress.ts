import "server-only";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { moveBookingsToAddress } from "@/lib/bookings/customer/moveBookingsToAddress";
import type { Tx } from "@/lib/db/client";
import type { MovedAddress } from "@/lib/identity/addresses/confirmEmailChange";

/**
 * Carries a changed address of an account over: a customer gets the guest bookings of it and the mails about what they booked
 * before, and a business whose mails went to the owner's address gets them at the new one. A contact address of its own stays.
 */
export async function followAddress(tx: Tx, { id, role, from, email }: MovedAddress): Promise<void> {
  await adoptGuestBookings(tx, { id, email, role });
  if (role === "customer") await moveBookingsToAddress(tx, { id, from, email });
  await tx.provider.updateMany({
    where: { ownerUserId: id, email: from },
    // So that an edit of the settings that began before does not write the old one back.
    data: { email, settingsVersion: { increment: 1 } },
  });
}
