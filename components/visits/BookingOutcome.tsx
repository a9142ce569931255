import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import { cancelledBy } from "@/lib/bookings/customer/customerRules";
import type { BookingStatus } from "@/lib/bookings/status";
import type { CancelReason } from "@/lib/db/generated/enums";
import { bookingStatusId } from "./managedBookingType";

type BookingOutcomeProps = {
  booking: { status: BookingStatus; cancelReason: CancelReason | null };
  facts: BookingFacts;
};

/** The status of a booking and its outcome; announced when it changes. */
export async function BookingOutcome({ booking, facts }: BookingOutcomeProps) {
  const status = await getTranslations("common.status");
  return (
    <div
      id={bookingStatusId}
      role="status"
      tabIndex={-1}
      className="grid justify-items-start gap-2 rounded-sm outline-offset-4"
    >
      <StatusBadge status={booking.status} label={status(booking.status)} />
      <p className={booking.status === "confirmed" ? "sr-only" : "max-w-[60ch]"}>
        {await outcomeText({ booking, facts })}
      </p>
    </div>
  );
}

async function outcomeText({ booking, facts }: BookingOutcomeProps): Promise<string> {
  const t = await getTranslations("account.booking.outcome");
  const { date, time, provider } = facts;
  if (booking.status !== "cancelled") return t(booking.status, { date, time });
  const by = cancelledBy(booking.cancelReason);
  const refund = facts.hasRefund
    ? t(facts.isRefundDone ? "refundDone" : "refunded", { amount: facts.refunded })
    : facts.isPaid
      ? t("notRefunded")
      : t("noneTaken");
  if (by === "nobody") return `${t("lapsed")} ${refund}`;
  const ownWords =
    facts.withdrawnAt === null ? t("byCustomer") : t("withdrawn", { moment: facts.withdrawnAt });
  const told = by === "provider" ? t("byProvider", { provider }) : ownWords;
  // Nothing went through the product, so there is nothing to say of a card.
  return facts.isOnline || facts.isPaid ? `${told} ${refund}` : told;
}
