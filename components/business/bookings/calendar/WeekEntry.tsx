import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { PersonDot } from "@/components/staff/PersonMark";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import type { BookingStatus } from "@/lib/bookings/status";
import type { DayBooking, Span } from "@/lib/business/dashboard/schedule";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { customProperties } from "../../customProperties";
import { spanText } from "../../spanText";
import { BookingLink } from "../BookingLink";
import { type BookingsQuery, bookingsHref } from "../bookingsQuery";
import { StatusIcon } from "../StatusIcon";
import type { Placed } from "./timetable";

type WeekEntryProps = {
  placed: Placed<DayBooking>;
  range: Span;
  timeZone: string;
  query: BookingsQuery;
};

const looks: Record<BookingStatus, string> = {
  confirmed: "border-l-accent bg-accent-soft",
  completed: "border-l-control bg-sunken",
  pending: "border-l-warning bg-warning-soft",
  cancelled: "border-l-danger bg-danger-soft line-through",
};

/** The position of the block as custom properties, which narrow screens ignore to show a list. */
function placeOf({ item, lane, lanes }: Placed<DayBooking>, range: Span) {
  const hours = (minutes: number) => `calc(${minutes / 60} * 4.5rem)`;
  return customProperties({
    "--top": hours(item.startMinute - range.startMinute),
    "--height": hours(item.endMinute - item.startMinute),
    "--left": `${(lane / lanes) * 100}%`,
    "--width": `${100 / lanes}%`,
  });
}

/** A booking in the week: a block on the timetable, or a line of the list on narrow screens. */
export function WeekEntry({ placed, range, timeZone, query }: WeekEntryProps) {
  const t = useTranslations("providerArea");
  const words = useTranslations("common.status");
  const locale = useLocale();
  const { item: booking, lanes } = placed;
  // Parallel bookings leave room for the time and part of the name only.
  const isNarrow = lanes > 1;
  const startMs = booking.startsAt.getTime();
  const who = booking.customerName || t("guest");
  const staff = booking.staffMember.isImplicit ? null : booking.staffMember.name;
  const day = formatDay(localDateOf(startMs, timeZone), locale);
  const label = [`${day} ${spanText(booking)}`, booking.serviceName, who, staff, words(booking.status)];
  return (
    <li
      style={placeOf(placed, range)}
      className="lg:absolute lg:top-(--top) lg:left-(--left) lg:h-(--height) lg:w-(--width) lg:px-px lg:pb-px"
    >
      <BookingLink
        bookingId={booking.id}
        href={bookingsHref(query, { booking: booking.id })}
        className={clsx(
          "flex min-h-14 items-center gap-3 border-l-4 py-2 pl-3 text-ink no-underline max-lg:border-b max-lg:border-b-line",
          "lg:block lg:h-full lg:min-h-0 lg:overflow-hidden lg:rounded-sm lg:border-y lg:border-y-line lg:border-r lg:border-r-line lg:py-0 lg:pl-1 lg:text-xs lg:leading-4 lg:hover:border-y-control lg:hover:border-r-control",
          isNarrow ? "lg:pr-0.5" : "lg:pr-5",
          looks[booking.status],
        )}
      >
        <VisuallyHidden>{label.filter(Boolean).join(", ")}</VisuallyHidden>
        <span aria-hidden="true" className="num shrink-0 whitespace-nowrap font-semibold max-lg:w-27">
          <span className="lg:hidden">{spanText(booking)}</span>
          <span className="hidden lg:inline">{formatTime(startMs, timeZone)}</span>
        </span>{" "}
        <span aria-hidden="true" className="min-w-0 flex-1">
          <span className={clsx("font-medium", isNarrow ? "lg:block lg:truncate" : "lg:inline")}>
            {booking.serviceName}
          </span>
          <span className="block truncate text-muted max-lg:text-sm">
            {staff === null ? null : (
              <PersonDot colour={booking.staffMember.colour} className="mr-1 size-2.5 align-baseline" />
            )}
            {[who, staff].filter(Boolean).join(" · ")}
          </span>
        </span>
        <StatusIcon
          status={booking.status}
          className={clsx(
            "size-5 shrink-0 lg:absolute lg:right-1 lg:size-3.5",
            isNarrow ? "lg:bottom-0.5" : "lg:top-px",
            isNarrow && booking.durationMinutes < 60 && "lg:hidden",
          )}
        />
      </BookingLink>
    </li>
  );
}
