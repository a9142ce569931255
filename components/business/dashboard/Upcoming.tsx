import { useLocale, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { PersonName } from "@/components/staff/PersonMark";
import { TextLink } from "@/components/ui/actions/TextLink";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import type { ProviderBookingRow } from "@/lib/bookings/business/providerBookings";
import { bookingLabels } from "@/lib/bookings/labels";
import { bookingReference } from "@/lib/bookings/reference";
import { staffNameOf } from "@/lib/bookings/staffName";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { AreaHeading } from "../AreaHeading";

type UpcomingProps = { bookings: readonly ProviderBookingRow[]; timeZone: string; id?: string };

/** The next bookings: time, customer, service, number, status, price and what is left after the fee. Each opens its details. */
export function Upcoming({ bookings, timeZone, id = "upcoming" }: UpcomingProps) {
  const t = useTranslations("providerArea.dashboard.upcoming");
  return (
    <section aria-labelledby={id}>
      <AreaHeading
        id={id}
        title={t("title")}
        action={
          <TextLink linkComponent={QuietLink} href={providerPaths.bookings()}>
            {t("all")}
          </TextLink>
        }
      />
      {bookings.length === 0 ? (
        <p className="mt-4 text-muted">{t("empty")}</p>
      ) : (
        <ul className="mt-4 border-line border-b">
          {bookings.map((booking) => (
            <UpcomingRow key={booking.id} booking={booking} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UpcomingRow({ booking, timeZone }: { booking: ProviderBookingRow; timeZone: string }) {
  const t = useTranslations("providerArea.dashboard.upcoming");
  const area = useTranslations("providerArea");
  const words = useTranslations("common.status");
  const sums = useTranslations("money.amount");
  const locale = useLocale();
  const { date, time } = bookingLabels({ ...booking, timeZone }, locale);
  const reference = bookingReference(booking.id);
  const { totalOre, money } = booking;
  const staffName = staffNameOf(booking.staffMember);
  return (
    <li className="relative grid grid-cols-1 gap-y-1.5 border-line border-t py-3 transition-colors duration-150 hover:bg-sunken/60">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          href={providerPaths.bookings({ booking: booking.id })}
          prefetch={false}
          className="num font-semibold no-underline stretched after:rounded-sm focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <span className="sr-only">{t("open", { reference, when: "" })}</span>
          <time dateTime={booking.startsAt.toISOString()}>{`${date} ${time}`}</time>
        </Link>
        {totalOre === null || money === null ? null : (
          <span>
            <span className="num font-semibold">{formatSek(totalOre, locale)}</span>
            {money.expectedOre === totalOre ? null : (
              <span className="num text-muted text-sm">
                {` · ${sums("afterFee", { amount: formatSek(money.expectedOre, locale) })}`}
              </span>
            )}
            {booking.status === "pending" ? <span className="text-muted text-sm"> {t("ifPaid")}</span> : null}
          </span>
        )}
      </div>
      <p className="min-w-0 text-sm">
        <span className="font-medium">{booking.customerName || area("guest")}</span>
        <span className="text-muted">{` · ${booking.serviceName}`}</span>
        {staffName === null ? null : (
          <span className="text-muted">
            {" · "}
            <PersonName name={staffName} colour={booking.staffMember.colour} />
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="num text-muted text-sm">{reference}</span>
        <StatusBadge status={booking.status} label={words(booking.status)} />
      </div>
    </li>
  );
}
