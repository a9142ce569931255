import "server-only";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { mayAddWords } from "@/lib/bookings/mails/ownMailLimits";
import { goodwillRefusal, leastGoodwillOre } from "@/lib/bookings/payment/goodwillRules";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { toSek } from "@/lib/money/ore";
import { addRefund } from "@/lib/payments/addRefund";
import { type Acting, assertAtMost, lockOwn, recordOwn } from "./lockOwn";

type Goodwill = {
  amountOre: number;
  /** What the customer reads. */
  note: string;
  /** What had been given back as the business was shown it. */
  refundedBeforeOre: number;
  nowMs: number;
};

/**
 * The business gives back a part of what was paid through the product, or all of it, once the visit has begun or after the
 * customer's own late cancellation. The customer gets a mail.
 * @throws AppError not_found, owner_only; refund_not_possible and payment_disputed with the reason; refunded_meanwhile
 *   when what was given back is another amount than was shown; amount_exceeds; refund_too_small with the least amount, in SEK,
 *   in `details`; refunds_limit once it was done ten times
 */
export async function refundGoodwill(acting: Acting, goodwill: Goodwill): Promise<void> {
  const { amountOre, note, refundedBeforeOre, nowMs } = goodwill;
  await inTransaction(async (tx) => {
    const booking = await lockOwn(tx, acting);
    const reason = goodwillRefusal(booking, nowMs);
    if (reason === "disputed" || reason === "charged_back")
      throw new AppError("payment_disputed", { details: { reason } });
    if (reason === "too_many") throw new AppError("refunds_limit");
    if (reason !== null || booking.payment === null)
      throw new AppError("refund_not_possible", { details: { reason } });
    const { payment } = booking;
    if (payment.refundedOre !== refundedBeforeOre) {
      const shown = { sent: toSek(refundedBeforeOre), current: toSek(payment.refundedOre) };
      throw new AppError("refunded_meanwhile", { details: [{ path: "refundedBefore", ...shown }] });
    }
    const leftOre = payment.amountOre - payment.refundedOre;
    assertAtMost(amountOre, leftOre);
    assertAtLeast(amountOre, leastGoodwillOre(leftOre));
    await addRefund(tx, payment, amountOre, "goodwill", note);
    await recordOwn(tx, booking, acting.actorUserId, "refunded", { amount_ore: amountOre });
    const words = (await mayAddWords(tx, booking.id)) ? note : null;
    await mailCustomer(tx, "booking_refunded", booking, { payload: { amountOre, note: words } });
  });
}

function assertAtLeast(amountOre: number, leastOre: number): void {
  if (amountOre >= leastOre) return;
  const details = [{ path: "amount", sent: toSek(amountOre), current: toSek(leastOre) }];
  throw new AppError("refund_too_small", { details });
}
