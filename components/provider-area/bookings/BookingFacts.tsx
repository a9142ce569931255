import { useLocale, useTranslations } from "next-intl";
import { DescriptionList } from "@/components/ui/DescriptionList";
import { Notice } from "@/components/ui/Notice";
import { TextLink } from "@/components/ui/TextLink";
import type { ProviderBookingDetail } from "@/lib/bookings/providerSchemas";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDuration, formatTime } from "@/lib/time/format";

type BookingFactsProps = { booking: ProviderBookingDetail; when: string; timeZone: string };

/** Who comes when for what, and the money. */
export function BookingFacts({ booking, when, timeZone }: BookingFactsProps) {
  const t = useTranslations("providerArea.booking");
  const area = useTranslations("providerArea");
  const bookings = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const money = (sek: number) => <span className="num">{formatSek(fromSek(sek), locale)}</span>;
  const isPaid = booking.status === "confirmed" || booking.status === "completed";
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
          {
            term: isPaid ? t("totalPaid") : t("total"),
            description: money(booking.total_amount),
          },
          { term: t("fee"), description: money(booking.commission_amount) },
          ...(booking.refunded_amount > 0
            ? [{ term: t("refunded"), description: money(booking.refunded_amount) }]
            : []),
          {
            term: t("earnings"),
            description: <span className="text-lg">{money(booking.provider_amount)}</span>,
          },
        ]}
      />
    </>
  );
}

function Contact({ booking }: { booking: ProviderBookingDetail }) {
  const t = useTranslations("providerArea.booking");
  const { customer_email: email, customer_phone: phone } = booking;
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
