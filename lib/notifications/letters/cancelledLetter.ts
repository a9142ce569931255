import "server-only";
import { z } from "zod";
import type { BookingFacts, LoadedBooking } from "@/lib/bookings/bookingFacts";
import { cancelledBy } from "@/lib/bookings/customer/customerRules";
import type { Letter } from "./letter";
import { alsoFacts, commonFacts, greeting, reference, type T } from "./letterParts";

/** Of a mail that may not repeat what the business wrote (`mayAddWords`). */
const wordless = z.object({ isWithoutWords: z.literal(true) });

/**
 * The letter to the customer about a cancelled booking, and what becomes of the money.
 * @param also `others`: the dates of a series that were cancelled with it; `movedTo`: the times they had been moved to, where
 *   the customer may not know of the move
 */
export function cancelledLetter(
  t: T,
  facts: BookingFacts,
  booking: LoadedBooking,
  {
    others,
    movedTo,
    payload,
  }: { others: readonly BookingFacts[]; movedTo: readonly string[]; payload: unknown },
): Letter {
  if (facts.withdrawnAt !== null) return withdrawalReceipt(t, facts, facts.withdrawnAt);
  const byProvider = cancelledBy(booking.cancelReason) === "provider";
  return {
    subject: t("booking_cancelled.subject", facts.words),
    heading: t("booking_cancelled.heading"),
    paragraphs: [
      greeting(t, facts.customer),
      cancelledBody(t, facts, byProvider),
      ...movedTo.map((moved) => t("booking_cancelled.movedTo", { moved })),
      ...(facts.cancelNote === null || wordless.safeParse(payload).success
        ? []
        : [t("booking_cancelled.note", { ...facts.words, note: facts.cancelNote })]),
      ...[facts, ...others].flatMap((each) => cancelledMoney(t, each)),
    ],
    facts: [
      ...commonFacts(t, facts),
      ...alsoFacts(t("booking_cancelled.also"), others),
      { label: t("facts.provider"), value: facts.provider },
      reference(t, facts),
    ],
    action: { label: t("booking_cancelled.action"), url: facts.againUrl },
  };
}

/** The receipt that the law asks for (lag (2005:59) 2 kap. 10 a §): what was withdrawn from, and when the message came. */
function withdrawalReceipt(t: T, facts: BookingFacts, moment: string): Letter {
  return {
    subject: t("withdrawal.subject", facts.words),
    heading: t("withdrawal.heading"),
    paragraphs: [
      greeting(t, facts.customer),
      t("withdrawal.body", { ...facts.words, moment }),
      facts.hasRefund ? t("booking_cancelled.refund", { amount: facts.refunded }) : notReturned(t, facts),
    ],
    facts: [
      { label: t("withdrawal.received"), value: moment },
      ...commonFacts(t, facts),
      { label: t("facts.provider"), value: facts.provider },
      { label: t("facts.price"), value: t("facts.priceValue", { amount: facts.price }) },
      reference(t, facts),
    ],
    action: { label: t("booking_cancelled.action"), url: facts.againUrl },
  };
}

/** What the business cancels is given back where it was paid through the product. */
function cancelledBody(t: T, facts: BookingFacts, byProvider: boolean): string {
  if (!byProvider) return t("booking_cancelled.byCustomer", facts.words);
  const isReturned = facts.isPaid && facts.bankHas === null;
  return t(isReturned ? "booking_cancelled.byProvider" : "booking_cancelled.byProviderUnpaid", facts.words);
}

/** The refund, or why there is none; nothing about money where none was paid. */
function cancelledMoney(t: T, facts: BookingFacts): string[] {
  const { paidOnSite } = facts;
  const onSite =
    paidOnSite === null ? [] : [t("booking_cancelled.onSite", { ...facts.words, amount: paidOnSite })];
  if (facts.hasRefund) return [t("booking_cancelled.refund", { amount: facts.refunded }), ...onSite];
  return facts.isPaid ? [notReturned(t, facts), ...onSite] : onSite;
}

/** Why nothing goes back now of what was paid through the product. */
function notReturned(t: T, { afterDispute, bankHas }: BookingFacts): string {
  if (afterDispute !== null) return t("booking_cancelled.disputed", { amount: afterDispute });
  return t(bankHas === "lost" ? "booking_cancelled.chargedBack" : "booking_cancelled.noRefund");
}
