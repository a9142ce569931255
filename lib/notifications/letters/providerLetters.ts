import "server-only";
import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import type { MailKind } from "@/lib/db/mailKinds";
import type { Letter } from "./letter";
import { commonFacts, dayOf, reference, type T } from "./letterParts";

export type ProviderMailKind = Extract<
  MailKind,
  "provider_new_booking" | "provider_booking_cancelled" | "provider_booking_rescheduled"
>;

/** The start before a move, and the member of the business who moved it; null: the customer. */
type Moved = { previous: string; member: string | null };

/** The letter to the business about a booking. */
export function providerLetter(
  t: T,
  facts: BookingFacts,
  kind: ProviderMailKind,
  { previous, member }: Moved,
): Letter {
  const customer = facts.customer || t(`${kind}.guest`);
  const isReturned = kind === "provider_booking_cancelled" && facts.hasRefund;
  return {
    subject: t(`${kind}.subject`, facts.words),
    heading: t(`${kind}.heading`),
    paragraphs: [
      kind === "provider_booking_rescheduled" && member !== null
        ? t(`${kind}.byMember`, { member: member || t(`${kind}.member`), service: facts.service, previous })
        : t(`${kind}.body`, { customer, service: facts.service, previous }),
      ...(kind === "provider_booking_cancelled" ? moneyOf(t, facts) : []),
    ],
    day: dayOf(t, facts),
    facts: [
      ...commonFacts(t, facts),
      { label: t("facts.customer"), value: customer },
      { label: t("facts.contact"), value: facts.contact },
      { label: t("facts.price"), value: facts.price },
      ...(isReturned ? [] : [{ label: t("facts.earnings"), value: facts.earnings }]),
      reference(t, facts),
    ],
    action: { label: t(`${kind}.action`), url: facts.dashboardUrl },
  };
}

/** Who gets the money of a cancelled booking. */
function moneyOf(t: T, facts: BookingFacts): string[] {
  if (facts.hasRefund) return [t("provider_booking_cancelled.refund", { amount: facts.refunded })];
  return facts.isPaid ? [t("provider_booking_cancelled.kept", { amount: facts.earnings })] : [];
}
