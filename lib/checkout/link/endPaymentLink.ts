import "server-only";
import type { Tx } from "@/lib/db/client";
import type { PaymentLinkEnd } from "@/lib/db/generated/enums";
import { addJob } from "@/lib/db/jobs";

type About = { id: string; providerId: string };

/**
 * Ends the booking's payment link, if it has an open one, in the caller's transaction, which has locked the booking. A job
 * closes its payment page; what is paid there meanwhile goes back.
 * @returns whether there was one
 */
export async function endPaymentLink(
  tx: Tx,
  { id: bookingId, providerId }: About,
  endReason: PaymentLinkEnd,
): Promise<boolean> {
  const { count } = await tx.paymentLink.updateMany({
    where: { bookingId, providerId, endedAt: null, paidAt: null },
    data: { endedAt: new Date(), endReason },
  });
  if (count === 0) return false;
  // Who paid nothing by link pays on the spot, until there is another link.
  await tx.booking.updateMany({
    where: { id: bookingId, paymentWay: "link" },
    data: { paymentWay: "on_site" },
  });
  const open = await tx.payment.count({ where: { bookingId, status: { in: ["open", "processing"] } } });
  if (open > 0) await addJob(tx, "expire_checkout", { bookingId }, { key: `expire-${bookingId}` });
  return true;
}
