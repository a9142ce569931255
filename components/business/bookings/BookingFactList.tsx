import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { Notice } from "@/components/ui/feedback/Notice";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDuration, formatTime } from "@/lib/time/format";
import { WithheldMails } from "../WithheldMails";

type BookingFactListProps = { booking: ProviderBookingDetail; when: string; timeZone: string };

/** Customer, time, service and price of a booking. */
export function BookingFactList({ booking, when, timeZone }: BookingFactListProps) {
  const t = useTranslations("providerArea.booking");
  const area = useTranslations("providerArea");
  const bookings = useTranslations("providerArea.bookings");
  const common = useTranslations("common");
  const locale = useLocale();
  const hold = booking.hold_expires_at === null ? null : Date.parse(booking.hold_expires_at);
  return (
    <>
      <CancelReason booking={booking} />
      <WithheldMails withheld={booking.mails_withheld} />
      {hold === null ? null : (
        <Notice tone="warning">{bookings("holdUntil", { time: formatTime(hold, timeZone) })}</Notice>
      )}
      <DescriptionList
        items={[
          {
            term: t("when"),
            description: <span className="num inline-block first-letter:uppercase">{when}</span>,
            note: formatDuration(booking.duration_minutes),
          },
          {
            term: t("service"),
            description: booking.service_name,
            note: booking.delivery_mode === "digital" ? area("mode.digital") : null,
          },
          ...(booking.staff?.name ? [{ term: t("staff"), description: booking.staff.name }] : []),
          { term: t("customer"), description: booking.customer_name || area("guest") },
          ...(booking.attendee_name ? [{ term: t("attendee"), description: booking.attendee_name }] : []),
          ...(booking.customer_comment
            ? [
                {
                  term: t("comment"),
                  description: <span className="whitespace-pre-line">{booking.customer_comment}</span>,
                },
              ]
            : []),
          { term: t("contact"), description: <CustomerContact booking={booking} /> },
          { term: t("bookedBy"), description: common(`bookedBy.${booking.source}`) },
          ...(booking.payment_state === null
            ? []
            : [{ term: t("payment"), description: common(`paid.${booking.payment_state}`) }]),
          ...amountsOf(booking).map(({ word, sek }) => ({
            term: t(word),
            description: <span className="num">{formatSek(fromSek(sek), locale)}</span>,
          })),
        ]}
      />
    </>
  );
}

type Amount = { word: "total" | "price" | "fee" | "earningsIfPaid"; sek: number };

/** The price; of a hold also what it would bring. What became of it is told by `BookingMoneyFacts`. */
function amountsOf(booking: ProviderBookingDetail): Amount[] {
  const { total_amount: total, commission_amount: fee, provider_amount: rest } = booking;
  // Members see no amounts.
  if (total === null || fee === null || rest === null) return [];
  if (booking.status !== "pending") return [{ word: "price", sek: total }];
  return [
    { word: "total", sek: total },
    { word: "fee", sek: fee },
    { word: "earningsIfPaid", sek: rest },
  ];
}

function CustomerContact({ booking }: { booking: ProviderBookingDetail }) {
  const t = useTranslations("providerArea.booking");
  const { customer_email: email, customer_phone: phone, customer_name: name } = booking;
  if (email === null) return t("contactOnTheDay");
  if (email === "" && phone === null && name === "") return t("customerErased");
  return (
    <>
      {email === "" ? null : (
        <TextLink href={`mailto:${email}`} className="break-all">
          {email}
        </TextLink>
      )}
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
  "withdrawn",
] as const;

function CancelReason({ booking }: { booking: ProviderBookingDetail }) {
  const t = useTranslations("providerArea.booking.reason");
  const reason = reasons.find((each) => each === booking.cancel_reason);
  return reason === undefined ? null : <Notice tone="info">{t(reason)}</Notice>;
}
