import "server-only";
import type { Booking } from "@/lib/db/generated/client";
import { refusedFor } from "@/lib/providers/strangerMails";

type Mailed = Pick<Booking, "source" | "notifiesCustomer"> & { customerEmail: string | null };

/**
 * Whether mails about a booking are sent to its customer. One whom the business booked may have reported its mails, or
 * others so many that it mails no strangers; then none is sent, whatever was chosen when it was booked (MAIL-3, MAIL-4).
 */
export async function isMailed(
  providerId: string,
  { source, notifiesCustomer, customerEmail }: Mailed,
): Promise<boolean> {
  if (source === "online" || !notifiesCustomer || !customerEmail) return notifiesCustomer;
  return (await refusedFor({ providerId, recipient: customerEmail })) === null;
}
