import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { Notice } from "@/components/ui/feedback/Notice";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { formatSek } from "@/lib/money/format";
import { fromSek, toSek } from "@/lib/money/ore";
import { formatDuration, formatTime } from "@/lib/time/format";

type BookingFactsProps = { booking: ProviderBookingDetail; when: string; timeZone: string };

/** Customer, time, service and amounts of a booking. */
export function BookingFacts({ booking, when, timeZone }: BookingFactsProps) {
  const t = useTranslations("providerArea.booking");
  const area = useTranslations("providerArea");
  const bookings = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const hold = booking.hold_expires_at === null ? null : Date.parse(booking.hold_expires_at);
  return (
    <>
      <CancelReason booking={booking} />
      {hold === null ? null : (
        <Notice tone="warning">{bookings("holdUntil", { time: formatTime(hold, timeZone) })}</Notice>
      )}
      <DescriptionList
        items={[
          {
            term: t("when"),
            description: (
              <>
                <span className="num inline-block first-letter:uppercase">{when}</span>
                <span className="block text-muted text-sm">{formatDuration(booking.duration_minutes)}</span>
              </>
            ),
          },
          {
            term: t("service"),
            description: (
              <>
                {booking.service_name}
                <span className="block text-muted text-sm">{area(`mode.${booking.delivery_mode}`)}</span>
              </>
            ),
          },
          ...(booking.staff?.name ? [{ term: t("staff"), description: booking.staff.name }] : []),
          { term: t("customer"), description: booking.customer_name || area("guest") },
          { term: t("contact"), description: <Contact booking={booking} /> },
          ...moneyOf(booking).map(({ word, sek, isResult }) => ({
            term: t(word),
            description: (
              <span className={clsx("num", isResult && "text-lg")}>{formatSek(fromSek(sek), locale)}</span>
            ),
          })),
        ]}
      />
    </>
  );
}

type Money = {
  word: "total" | "totalPaid" | "price" | "refunded" | "fee" | "earnings" | "earningsIfPaid" | "kept";
  sek: number;
  isResult?: boolean;
};

/** The amounts from the customer's price to the business's share, worded by what has happened to the payment. */
function moneyOf(booking: ProviderBookingDetail): Money[] {
  const { status, total_amount: total, refunded_amount: refunded, kept_amount: kept } = booking;
  const { commission_amount: commission, provider_amount: earned } = booking;
  // Members see no amounts.
  if (total === null || refunded === null || kept === null || commission === null || earned === null)
    return [];
  if (status === "pending") {
    return [
      { word: "total", sek: total },
      { word: "fee", sek: commission },
      { word: "earningsIfPaid", sek: earned, isResult: true },
    ];
  }
  // Cancelled before it was paid.
  if (refunded === 0 && kept === 0) return [{ word: "price", sek: total }];
  const feeOre = fromSek(total) - fromSek(refunded) - fromSek(kept);
  return [
    { word: "totalPaid", sek: total },
    ...(refunded > 0 ? [{ word: "refunded" as const, sek: refunded }] : []),
    { word: "fee", sek: toSek(feeOre) },
    { word: status === "cancelled" ? "kept" : "earnings", sek: kept, isResult: true },
  ];
}

function Contact({ booking }: { booking: ProviderBookingDetail }) {
  const t = useTranslations("providerArea.booking");
  const { customer_email: email, customer_phone: phone } = booking;
  if (email === null) return t("contactOnTheDay");
  if (email === "") return t("customerErased");
  return (
    <>
      <TextLink href={`mailto:${email}`} className="break-all">
        {email}
      </TextLink>
      {phone === null ? null : (
        <span className="block">
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</TextLink>
        </span>
      )}
    </>
  );
}

const reasons = [
  "hold_expired",
  "checkout_failed",
  "checkout_abandoned",
  "payment_failed",
  "slot_lost",
  "by_customer",
  "by_provider",
] as const;

function CancelReason({ booking }: { booking: ProviderBookingDetail }) {
  const t = useTranslations("providerArea.booking.reason");
  const reason = reasons.find((each) => each === booking.cancel_reason);
  return reason === undefined ? null : <Notice tone="info">{t(reason)}</Notice>;
}
