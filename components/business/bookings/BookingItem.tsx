import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PersonName } from "@/components/staff/PersonMark";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { agendaMarks } from "@/components/ui/display/AgendaRow";
import { FactLine } from "@/components/ui/display/FactLine";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import type { ProviderBookingRow } from "@/lib/bookings/business/providerBookings";
import { bookingLabels } from "@/lib/bookings/labels";
import { paidState } from "@/lib/bookings/payment/paidState";
import { bookingReference } from "@/lib/bookings/reference";
import { formatSek } from "@/lib/money/format";
import { formatTime } from "@/lib/time/format";
import { ownFacts } from "../ownFacts";
import { BookingLink } from "./BookingLink";
import { type BookingsQuery, bookingsHref } from "./bookingsQuery";
import { CopyBookingId } from "./CopyBookingId";

type BookingItemProps = { booking: ProviderBookingRow; timeZone: string; query: BookingsQuery };

const rowClass =
  "grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-1 py-4 " +
  "[grid-template-areas:'mark_what'_'mark_time'_'mark_badge'_'mark_meta'_'mark_open'] " +
  "@min-[17rem]:grid-cols-[0.5rem_minmax(0,1fr)_auto] " +
  "@min-[17rem]:[grid-template-areas:'mark_what_badge'_'mark_time_time'_'mark_meta_open'] " +
  "@min-[42rem]:grid-cols-[0.5rem_minmax(0,1fr)_8rem_auto] @min-[42rem]:gap-x-4 " +
  "@min-[42rem]:[grid-template-areas:'mark_what_time_badge'_'mark_meta_meta_open']";

/** A booking in a list: customer, service and how it is paid, then time, number, status and money. */
export function BookingItem({ booking, timeZone, query }: BookingItemProps) {
  const t = useTranslations("providerArea.bookings");
  const area = useTranslations("providerArea");
  const words = useTranslations("common.status");
  const money = useTranslations("money.word");
  const locale = useLocale();
  const { date, time } = bookingLabels({ ...booking, timeZone }, locale);
  const reference = bookingReference(booking.id);
  const details = useDetails(booking, timeZone);
  const isCancelled = booking.status === "cancelled";
  return (
    <li className="@container border-line border-t [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <div className={rowClass}>
        <span
          aria-hidden="true"
          className={clsx("h-full rounded-sm [grid-area:mark]", agendaMarks[booking.status])}
        />
        <div className="min-w-0 [grid-area:what]">
          <p className={clsx("font-semibold text-lg", isCancelled && "text-muted line-through")}>
            {booking.customerName || area("guest")}
          </p>
          <FactLine className="text-muted text-sm">{details}</FactLine>
        </div>
        <time
          dateTime={booking.startsAt.toISOString()}
          className="flex flex-wrap items-baseline gap-x-2 self-start [grid-area:time] @min-[42rem]:block"
        >
          <span className={clsx("num block whitespace-nowrap font-semibold", isCancelled && "text-muted")}>
            {time}
          </span>
          <span className="block text-muted text-sm">{date}</span>
        </time>
        <StatusBadge
          status={booking.status}
          label={words(booking.status)}
          className="self-start justify-self-start [grid-area:badge] @min-[17rem]:justify-self-end"
        />
        <p className="flex flex-wrap items-center gap-x-4 [grid-area:meta]">
          <span className="inline-flex items-center text-sm">
            <span className="num">{reference}</span>
            <CopyBookingId id={booking.id} reference={reference} />
          </span>
          {amountsOf(booking).map(({ word, ore }) => (
            <span key={word}>
              <span className="text-muted text-sm">{money(word)}</span>{" "}
              <span className="num font-semibold">{formatSek(ore, locale)}</span>
              {word === "afterFee" && booking.status === "pending" ? (
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

type Amount = { word: "price" | "booked" | "afterFee" | "earned" | "unpaid" | "refunded"; ore: number };

/** What the booking is to the business, and what went back; of a hold what it would be. Nothing without money. */
function amountsOf({ money, totalOre }: ProviderBookingRow): Amount[] {
  if (money === null || totalOre === null) return [];
  const { phase, bookedOre, expectedOre, earnedOre, unpaidOre, refundedOre } = money;
  const amounts: Amount[] = [
    { word: "price", ore: phase === "held" ? totalOre : 0 },
    { word: "booked", ore: bookedOre },
    { word: "afterFee", ore: expectedOre === totalOre ? 0 : expectedOre },
    { word: "earned", ore: earnedOre },
    { word: "unpaid", ore: unpaidOre },
    { word: "refunded", ore: refundedOre },
  ];
  return amounts.filter(({ ore }) => ore !== 0);
}

function useDetails(booking: ProviderBookingRow, timeZone: string): ReactNode[] {
  const t = useTranslations("providerArea.bookings");
  const area = useTranslations("providerArea");
  const common = useTranslations("common");
  const { staffMember, holdExpiresAt, source, status } = booking;
  // A hold and a cancellation are told by their status.
  const isVisit = status === "confirmed" || status === "completed";
  const facts =
    source === "online" && isVisit ? ([`paid.${paidState(booking)}`] as const) : ownFacts(booking);
  return [
    booking.serviceName,
    ...(staffMember.isImplicit || staffMember.name === null
      ? []
      : [<PersonName key="person" name={staffMember.name} colour={staffMember.colour} />]),
    ...(booking.deliveryMode === "digital" ? [area("mode.digital")] : []),
    ...facts.map((key) => common(key)),
    ...(booking.status === "pending" && holdExpiresAt !== null
      ? [t("holdUntil", { time: formatTime(holdExpiresAt.getTime(), timeZone) })]
      : []),
  ];
}
