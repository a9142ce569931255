import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { AgendaRow } from "@/components/ui/AgendaRow";
import type { ListedBooking } from "@/lib/bookings/bookingLists";
import { bookingReference } from "@/lib/bookings/reference";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";
import { formatDay, formatTimeRange } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type BookingRowProps = {
  booking: ListedBooking;
  /** The place on its page to begin at. */
  anchor?: string;
  withYear?: boolean;
  trailing: ReactNode;
};

/** One of a customer's bookings, leading to its page. */
export function BookingRow({ booking, anchor = "", withYear = false, trailing }: BookingRowProps) {
  const t = useTranslations("pages.bookings");
  const locale = useLocale();
  const { startMs, endMs, timeZone } = booking;
  const date = localDateOf(startMs, timeZone);
  const facts = [
    booking.providerName,
    `${formatDay(date, locale, { year: withYear })} ${formatTimeRange(startMs, endMs, timeZone)}`,
    formatSek(booking.totalOre, locale),
    t("reference", { reference: bookingReference(booking.id) }),
  ];
  return (
    <AgendaRow
      time={formatDay(date, locale)}
      dateTime={new Date(startMs).toISOString()}
      title={booking.serviceName}
      detail={facts.join(" · ")}
      state={booking.status}
      trailing={trailing}
      href={`${customerPaths.booking(booking.id)}${anchor}`}
      linkComponent={QuietLink}
    />
  );
}
