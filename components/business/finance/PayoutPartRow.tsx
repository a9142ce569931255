import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { partKindOf } from "@/lib/business/finance/payoutKinds";
import type { PayoutPart } from "@/lib/business/finance/payouts";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { formatDayOf, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type PayoutPartRowProps = { part: PayoutPart; timeZone: string };

/** A payment, refund or fee in a payout: whose visit it was for, when it moved, and what it is after fees. */
export function PayoutPartRow({ part, timeZone }: PayoutPartRowProps) {
  const t = useTranslations("finance.payout");
  const locale = useLocale();
  const { booking, amountOre, feeOre, occurredAt } = part;
  const kind = t(`kind.${partKindOf(part.category)}`);
  const movedMs = occurredAt.getTime();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-2 first:border-0">
      <div className="grid min-w-[min(100%,9rem)] flex-1 gap-x-6 sm:grid-cols-2 sm:items-center">
        <div className="min-w-0">
          {booking === null ? <p>{kind}</p> : <OfBooking booking={booking} timeZone={timeZone} />}
        </div>
        <p className="text-sm">
          {booking === null ? <span className="text-muted">{t("noBooking")}</span> : kind}
          <time dateTime={occurredAt.toISOString()} className="num ml-2 text-muted">
            {`${formatDayOf(movedMs, timeZone, locale)} ${formatTime(movedMs, timeZone)}`}
          </time>
        </p>
      </div>
      <p className="num ml-auto max-w-full text-right font-semibold sm:min-w-36">
        {formatSek(amountOre - feeOre, locale)}
        {feeOre === 0 ? null : (
          <span className="block font-normal text-muted text-sm">
            {t("split", { amount: formatSek(amountOre, locale), fee: formatSek(-feeOre, locale) })}
          </span>
        )}
      </p>
    </li>
  );
}

type OfBookingProps = { booking: NonNullable<PayoutPart["booking"]>; timeZone: string };

function OfBooking({ booking, timeZone }: OfBookingProps) {
  const t = useTranslations("finance.payout");
  const locale = useLocale();
  const visitDay = localDateOf(booking.startsAt.getTime(), timeZone);
  return (
    <>
      <TextLink
        linkComponent={Link}
        href={providerPaths.bookings({ date: visitDay, booking: booking.id })}
        tone="ink"
        standalone
        className="[overflow-wrap:anywhere]"
      >
        {booking.customerName}
      </TextLink>
      <p className="text-muted text-sm">
        {`${booking.serviceName} · ${t("visit", { day: formatDayOf(booking.startsAt.getTime(), timeZone, locale) })}`}
      </p>
    </>
  );
}
