import "server-only";
import type { Booking } from "@/lib/db/generated/client";
import { refusedFor } from "@/lib/providers/strangerMails";
import type { WithheldMails } from "@/lib/providers/withheldSchema";

type Mailed = Pick<Booking, "source" | "notifiesCustomer"> & { customerEmail: string | null };

/**
 * Why mails about a booking are not sent to its customer, whatever was chosen when it was booked (MAIL-3, MAIL-4); null where they
 * are, or nobody is mailed anyway. Whoever booked online is told of their booking whatever they reported.
 */
export async function withheldMails(
  providerId: string,
  { source, notifiesCustomer, customerEmail }: Mailed,
): Promise<WithheldMails> {
  if (source === "online" || !notifiesCustomer || !customerEmail) return null;
  return refusedFor({ providerId, recipient: customerEmail });
}
