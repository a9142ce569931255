import clsx from "clsx";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { agendaMarks } from "@/components/ui/display/AgendaRow";
import { FactLine } from "@/components/ui/display/FactLine";
import type { ListedBooking } from "@/lib/bookings/customer/bookingLists";
import { contentLocale } from "@/lib/i18n/locales";
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

/**
 * A row with one of the customer's bookings, which links to its page: stacked on phones, with day and price on the first
 * line; from 672 px in columns, so that days, statuses and prices stand below each other.
 */
export function BookingRow({ booking, anchor = "", trailing }: BookingRowProps) {
  const locale = useLocale();
  const { status } = booking;
  const isCancelled = status === "cancelled";
  return (
    <li className="@container relative border-line border-t">
      <div className="grid grid-cols-[0.375rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 py-3.5 @min-[42rem]:grid-cols-[0.375rem_9.5rem_minmax(0,1fr)_9.5rem_6.5rem] @min-[42rem]:items-center @min-[42rem]:gap-x-5">
        <span
          aria-hidden="true"
          className={clsx(
            "row-span-3 h-full self-stretch rounded-sm @min-[42rem]:row-span-1",
            agendaMarks[status],
          )}
        />
        <When booking={booking} />
        <span className="col-span-2 col-start-2 row-start-2 min-w-0 @min-[42rem]:col-span-1 @min-[42rem]:col-start-3 @min-[42rem]:row-start-1">
          <QuietLink
            href={`${customerPaths.booking(booking.id)}${anchor}`}
            lang={contentLocale}
            className={clsx(
              "block font-medium no-underline stretched after:-inset-x-2 after:rounded-sm after:transition-colors after:duration-150 hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus",
              isCancelled && "text-muted",
            )}
          >
            {booking.serviceName}
          </QuietLink>
          <FactLine className="text-muted text-sm">
            {booking.staffName}
            <span lang={contentLocale}>{booking.providerName}</span>
          </FactLine>
        </span>
        <span className="col-span-2 col-start-2 row-start-3 mt-1.5 @min-[42rem]:col-span-1 @min-[42rem]:col-start-4 @min-[42rem]:row-start-1 @min-[42rem]:mt-0">
          {trailing}
        </span>
        <span
          className={clsx(
            "num col-start-3 row-start-1 whitespace-nowrap text-right font-semibold @min-[42rem]:col-start-5",
            isCancelled && "text-muted",
          )}
        >
          {formatSek(booking.totalOre, locale)}
        </span>
      </div>
    </li>
  );
}

/** Day and time; in columns the time stands below its day. The year is named where it is not this one. */
function When({ booking: { startMs, endMs, timeZone, status } }: Pick<BookingRowProps, "booking">) {
  const locale = useLocale();
  const date = localDateOf(startMs, timeZone);
  const isThisYear = date.slice(0, 4) === localDateOf(Date.now(), timeZone).slice(0, 4);
  const isCancelled = status === "cancelled";
  // On the parts, since a line through what holds them does not run through a block.
  const part = clsx("inline-block whitespace-nowrap @min-[42rem]:block", isCancelled && "line-through");
  return (
    <time
      dateTime={new Date(startMs).toISOString()}
      className={clsx(
        "num col-start-2 row-start-1 font-semibold @min-[42rem]:text-lg",
        isCancelled && "text-muted",
      )}
    >
      <span className={part}>{formatDay(date, locale, { year: !isThisYear })}</span>{" "}
      <span className={clsx(part, "@min-[42rem]:font-medium @min-[42rem]:text-base")}>
        {formatTimeRange(startMs, endMs, timeZone)}
      </span>
    </time>
  );
}
