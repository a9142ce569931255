import "server-only";
import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import type { MailKind } from "@/lib/db/mailKinds";
import type { Letter } from "./letter";
import { alsoFacts, commonFacts, dayOf, noticeLinks, reference, type T } from "./letterParts";

export type ProviderMailKind = Extract<
  MailKind,
  | "provider_new_booking"
  | "provider_booking_cancelled"
  | "provider_booking_rescheduled"
  | "provider_visit_objection"
>;

/**
 * The start before a move, and the member of the business who moved it, null: the customer; the further dates of a series that
 * was booked.
 */
type Told = { previous: string; member: string | null; others: readonly BookingFacts[] };

/** The letter to the business about a booking. */
export function providerLetter(
  t: T,
  facts: BookingFacts,
  kind: ProviderMailKind,
  { previous, member, others }: Told,
): Letter {
  const customer = facts.customer || t(`${kind}.guest`);
  const isReturned = kind === "provider_booking_cancelled" && (facts.hasRefund || facts.bankHas !== null);
  return {
    subject: t(`${kind}.subject`, facts.words),
    heading: t(`${kind}.heading`),
    paragraphs: [
      kind === "provider_booking_rescheduled" && member !== null
        ? t(`${kind}.byMember`, { member: member || t(`${kind}.member`), service: facts.service, previous })
        : t(bodyOf(kind, facts), { customer, service: facts.service, previous }),
      ...(others.length > 0 ? [t("series.booked", { count: others.length + 1 })] : []),
      ...(kind === "provider_booking_cancelled" && facts.withdrawnAt !== null
        ? [t("withdrawal.business", { moment: facts.withdrawnAt })]
        : []),
      ...(kind === "provider_booking_cancelled" ? whoHasTheMoney(t, facts) : []),
    ],
    day: dayOf(t, facts),
    facts: [
      ...commonFacts(t, facts),
      ...alsoFacts(t("series.also"), others),
      { label: t("facts.customer"), value: customer },
      { label: t("facts.contact"), value: facts.contact },
      { label: t("facts.price"), value: facts.price },
      ...(isReturned || facts.earnings === null
        ? []
        : [{ label: t(earningsWord(facts)), value: facts.earnings }]),
      reference(t, facts),
    ],
    action: { label: t(`${kind}.action`), url: facts.dashboardUrl },
    ...(kind === "provider_visit_objection" ? {} : { links: noticeLinks(t, facts) }),
  };
}

/** What Stripe takes of a payment is known once it has been made, which may be after the mail. */
const earningsWord = ({ isOnline, isPaid }: BookingFacts) =>
  isOnline || isPaid ? "facts.earningsByStripe" : "facts.earnings";

/** Nobody has paid yet for what a member booked. */
const bodyOf = (kind: ProviderMailKind, { isOnline }: BookingFacts) =>
  kind === "provider_new_booking" && !isOnline ? "provider_new_booking.byMember" : (`${kind}.body` as const);

/** Who gets the money of a cancelled booking. */
function whoHasTheMoney(t: T, facts: BookingFacts): string[] {
  if (facts.hasRefund) return [t("provider_booking_cancelled.refund", { amount: facts.refunded })];
  if (facts.afterDispute !== null)
    return [t("provider_booking_cancelled.disputed", { amount: facts.afterDispute })];
  if (facts.bankHas !== null) return [];
  if (facts.isPaid && facts.earnings !== null)
    return [t("provider_booking_cancelled.kept", { amount: facts.earnings })];
  // The product gives nothing back that it did not take.
  return facts.paidOnSite === null
    ? []
    : [t("provider_booking_cancelled.paidOnSite", { amount: facts.paidOnSite })];
}
