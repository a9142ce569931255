import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { AgendaRow } from "@/components/ui/display/AgendaRow";
import type { ListedBooking } from "@/lib/bookings/customer/bookingLists";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";
import { formatDay, formatTimeRange } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type BookingRowProps = {
  booking: ListedBooking;
  /** The anchor on the booking's page that the row links to. */
  anchor?: string;
  trailing: ReactNode;
};

/** A row with one of the customer's bookings, which links to its page. */
export function BookingRow({ booking, anchor = "", trailing }: BookingRowProps) {
  const locale = useLocale();
  const { startMs, endMs, timeZone } = booking;
  const date = localDateOf(startMs, timeZone);
  const isThisYear = date.slice(0, 4) === localDateOf(Date.now(), timeZone).slice(0, 4);
  const facts = [
    ...(isThisYear ? [] : [formatDay(date, locale, { year: true })]),
    formatTimeRange(startMs, endMs, timeZone),
    ...(booking.staffName === null ? [] : [booking.staffName]),
    booking.providerName,
    formatSek(booking.totalOre, locale),
  ];
  return (
    <AgendaRow
      time={formatDay(date, locale)}
      dateTime={new Date(startMs).toISOString()}
      title={booking.serviceName}
      facts={facts}
      state={booking.status}
      trailing={trailing}
      href={`${customerPaths.booking(booking.id)}${anchor}`}
      linkComponent={QuietLink}
    />
  );
}
