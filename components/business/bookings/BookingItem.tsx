import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PersonName } from "@/components/staff/PersonMark";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { agendaMarks } from "@/components/ui/display/AgendaRow";
import { FactLine } from "@/components/ui/display/FactLine";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import { earningsOre } from "@/lib/bookings/business/earnings";
import type { BookingRow } from "@/lib/bookings/business/providerBookings";
import { bookingLabels } from "@/lib/bookings/labels";
import { bookingReference } from "@/lib/bookings/reference";
import { formatSek } from "@/lib/money/format";
import { formatTime } from "@/lib/time/format";
import { BookingLink } from "./BookingLink";
import { type BookingsQuery, bookingsHref } from "./bookingsQuery";
import { CopyBookingId } from "./CopyBookingId";

type BookingItemProps = { booking: BookingRow; timeZone: string; query: BookingsQuery };

const rowClass =
  "grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-1 py-4 " +
  "[grid-template-areas:'mark_time'_'mark_badge'_'mark_what'_'mark_meta'_'mark_open'] " +
  "@min-[17rem]:grid-cols-[0.5rem_minmax(0,1fr)_auto] " +
  "@min-[17rem]:[grid-template-areas:'mark_time_badge'_'mark_what_what'_'mark_meta_open'] " +
  "@min-[42rem]:grid-cols-[0.5rem_8rem_minmax(0,1fr)_auto] @min-[42rem]:gap-x-4 " +
  "@min-[42rem]:[grid-template-areas:'mark_time_what_badge'_'mark_time_meta_open']";

/** A booking in a list: time, service, customer, number, status and earnings. */
export function BookingItem({ booking, timeZone, query }: BookingItemProps) {
  const t = useTranslations("providerArea.bookings");
  const words = useTranslations("common.status");
  const locale = useLocale();
  const { date, time } = bookingLabels({ ...booking, timeZone }, locale);
  const reference = bookingReference(booking.id);
  const details = useDetails(booking, timeZone);
  const isCancelled = booking.status === "cancelled";
  return (
    <li className="@container border-line border-t">
      <div className={rowClass}>
        <span
          aria-hidden="true"
          className={clsx("h-full rounded-sm [grid-area:mark]", agendaMarks[booking.status])}
        />
        <time dateTime={booking.startsAt.toISOString()} className="self-start [grid-area:time]">
          <span
            className={clsx(
              "num block whitespace-nowrap font-semibold text-lg",
              isCancelled && "text-muted line-through",
            )}
          >
            {time}
          </span>
          <span className="block text-muted text-sm">{date}</span>
        </time>
        <StatusBadge
          status={booking.status}
          label={words(booking.status)}
          className="self-start justify-self-start [grid-area:badge] @min-[17rem]:justify-self-end"
        />
        <div className="min-w-0 [grid-area:what]">
          <p className={clsx("font-medium", isCancelled && "text-muted")}>{booking.serviceName}</p>
          <FactLine className="text-muted text-sm">{details}</FactLine>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 [grid-area:meta]">
          <span className="inline-flex items-center text-sm">
            <span className="num">{reference}</span>
            <CopyBookingId id={booking.id} reference={reference} />
          </span>
          {moneyOf(booking).map(({ word, ore }) => (
            <span key={word}>
              <span className="text-muted text-sm">{t(word)}</span>{" "}
              <span className="num font-semibold">{formatSek(ore, locale)}</span>
              {booking.status === "pending" ? (
                <span className="text-muted text-sm"> {t("ifPaid")}</span>
              ) : null}
            </span>
          ))}
        </p>
        <BookingLink
          bookingId={booking.id}
          href={bookingsHref(query, { booking: booking.id })}
          aria-label={t("detailsFor", { reference, when: `${date} ${time}` })}
          className={clsx(
            buttonClass({ size: "sm" }),
            "self-center justify-self-start [grid-area:open] @min-[17rem]:justify-self-end",
          )}
        >
          {t("details")}
        </BookingLink>
      </div>
    </li>
  );
}

/** Earnings, what is kept of a cancelled booking, and what was refunded; empty where nothing was paid. */
function moneyOf(booking: BookingRow): { word: "earned" | "kept" | "refunded"; ore: number }[] {
  const ore = earningsOre(booking);
  const refundedOre = booking.payment?.refundedOre ?? 0;
  const word = booking.status === "cancelled" ? ("kept" as const) : ("earned" as const);
  return [
    ...(ore !== null && ore > 0 ? [{ word, ore }] : []),
    ...(refundedOre > 0 ? [{ word: "refunded" as const, ore: refundedOre }] : []),
  ];
}

function useDetails(booking: BookingRow, timeZone: string): ReactNode[] {
  const t = useTranslations("providerArea.bookings");
  const area = useTranslations("providerArea");
  const { staffMember, holdExpiresAt } = booking;
  return [
    booking.customerName || area("guest"),
    ...(staffMember.isImplicit || staffMember.name === null
      ? []
      : [<PersonName key="person" name={staffMember.name} colour={staffMember.colour} />]),
    ...(booking.deliveryMode === "digital" ? [area("mode.digital")] : []),
    ...(booking.status === "pending" && holdExpiresAt !== null
      ? [t("holdUntil", { time: formatTime(holdExpiresAt.getTime(), timeZone) })]
      : []),
  ];
}
