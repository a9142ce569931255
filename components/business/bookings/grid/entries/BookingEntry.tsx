"use client";

import clsx from "clsx";
import { Check, MessageCircleWarning, TriangleAlert, UserX } from "lucide-react";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { formatClock } from "@/lib/time/clock";
import { spanText } from "../../../spanText";
import { BookingLink } from "../../BookingLink";
import { bookingsHref } from "../../bookingsQuery";
import { useColumn, useGrid } from "../gridContext";
import { type VisitState, visitState } from "../model/bookingWords";
import { atMinutes } from "../model/minutes";
import type { GridBooking } from "../model/timetable";
import type { EntryWords } from "./useEntryWords";

const looks: Record<VisitState, string> = {
  ahead: "person-paper text-ink border-l-(--person)",
  running: "bg-board text-board-ink border-l-(--person) on-board",
  over: "bg-sunken text-figure border-l-control/60",
  hold: "border-[1.5px] border-muted border-dashed bg-card text-figure",
  cancelled: "border-[1.5px] border-control border-dashed bg-card text-figure",
  no_show: "hatch-paper bg-card text-ink border-l-danger",
};

type BookingEntryProps = {
  booking: GridBooking;
  lane: number;
  lanes: number;
  words: EntryWords;
  isMoving: boolean;
};

/** A booking in its person's column: who, what, whether it is paid, then when. */
export function BookingEntry({ booking, lane, lanes, words, isMoving }: BookingEntryProps) {
  const { query, nowMs, drag } = useGrid();
  const { activeKey, openId } = useColumn();
  const facts = words.facts(booking, nowMs);
  const state = visitState(booking, nowMs);
  const minutes = booking.endMinute - booking.startMinute;
  const customer = booking.customer_name || words.guest;
  const label = words.t("bookingLabel", {
    span: spanText(booking),
    customer,
    service: booking.service_name,
    facts: facts.join(", "),
  });
  const isShort = minutes < 30;
  return (
    <div
      data-booking={booking.id}
      className={clsx(
        "at-minutes group/booking z-1 px-px py-px transition-[top,height,left] duration-200 ease-out motion-reduce:transition-none",
        lanes > 1 ? "@container" : "inset-x-0",
        isMoving && "opacity-40",
      )}
      style={
        lanes > 1
          ? { ...atMinutes(booking), left: `${(100 * lane) / lanes}%`, width: `${100 / lanes}%` }
          : atMinutes(booking)
      }
    >
      <BookingLink
        role="option"
        aria-selected={openId === booking.id}
        bookingId={booking.id}
        href={bookingsHref(query, { booking: booking.id })}
        data-entry={booking.id}
        tabIndex={activeKey === booking.id ? 0 : -1}
        draggable={false}
        onPointerDown={(event) => drag.begin(event, booking, "move")}
        className={clsx(
          "flex h-full min-h-5 select-none gap-x-2 overflow-hidden rounded-[7px] border-l-4 pr-2 pl-2.5 no-underline outline-offset-0 @max-[6rem]:rounded-[4px] @max-[6rem]:border-l-[3px] @max-[6rem]:pr-0 @max-[6rem]:pl-0.5 @max-[6rem]:text-xs hover:brightness-[0.97] [-webkit-touch-callout:none] dark:hover:brightness-110",
          isShort ? "items-center py-0 text-sm leading-5" : "items-start py-0.5",
          openId === booking.id && "ring-2 ring-ink",
          looks[state],
        )}
      >
        {/* The same in the order in which it is listened to. */}
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true" className="contents">
          <Words booking={booking} customer={customer} facts={facts} isShort={isShort} state={state} />
        </span>
      </BookingLink>
      {booking.can.lengthen === null ? (
        <span
          aria-hidden="true"
          onPointerDown={(event) => drag.begin(event, booking, "length")}
          className="absolute inset-x-0 -bottom-1 z-2 hidden h-2.5 cursor-ns-resize touch-none before:absolute before:inset-x-[40%] before:top-1 before:h-1 before:rounded-full before:bg-control group-hover/booking:block"
        />
      ) : null}
    </div>
  );
}

type WordsProps = {
  booking: GridBooking;
  customer: string;
  facts: readonly string[];
  isShort: boolean;
  state: VisitState;
};

function Words({ booking, customer, facts, isShort, state }: WordsProps) {
  const quiet = state === "running" ? "text-board-muted" : "text-figure";
  const who = (
    <b
      className={clsx(
        "min-w-0 truncate font-semibold",
        !isShort &&
          "@max-[6rem]:hyphens-auto @max-[6rem]:whitespace-normal @max-[6rem]:text-clip @max-[6rem]:tracking-tight @max-[6rem]:[word-spacing:0.15em]",
        (state === "no_show" || state === "cancelled") && "line-through",
        (state === "hold" || state === "over" || state === "cancelled") && "font-medium",
      )}
    >
      {customer}
    </b>
  );
  const time = (
    <span className="num ml-auto shrink-0 font-semibold text-sm leading-[inherit] @max-[8rem]:hidden">
      {formatClock(booking.startMinute)}
    </span>
  );
  const rest = [booking.service_name, ...facts].join(", ");
  if (isShort) {
    return (
      <>
        {who}
        <Signs booking={booking} />
        <span className={clsx("min-w-0 flex-1 truncate @max-[6rem]:hidden", quiet)}>{rest}</span>
        {time}
      </>
    );
  }
  // Cut between lines, never through one.
  return (
    <span className="block max-h-[round(down,100%,1.15rem)] w-full overflow-hidden leading-[1.15rem] @max-[6rem]:[overflow-wrap:normal] @max-[6rem]:max-h-[round(down,100%,0.9rem)] @max-[6rem]:leading-[0.9rem]">
      <span className="flex items-baseline gap-x-1.5 @max-[6rem]:flex-wrap @max-[6rem]:gap-x-1">
        {who}
        <Signs booking={booking} />
        {time}
      </span>
      <span
        className={clsx(
          "block text-sm leading-[inherit] @max-[6rem]:text-xs @max-[6rem]:leading-[inherit]",
          quiet,
        )}
      >
        {rest}
      </span>
    </span>
  );
}

/** Marks of the visit and what has to be known before it. */
function Signs({ booking }: { booking: GridBooking }) {
  const { visit_mark, has_objection, allergies } = booking;
  // Most visits have none; a week has hundreds.
  if (visit_mark === null && !has_objection && allergies.length === 0) return null;
  return (
    <span className="inline-flex shrink-0 gap-1 self-center [&>svg]:size-4 in-[.on-board]:[&>svg]:text-board-ink">
      {allergies.length > 0 ? <TriangleAlert data-sign="allergy" className="text-danger" /> : null}
      {visit_mark === "arrived" ? <Check className="text-positive" /> : null}
      {visit_mark === "no_show" ? <UserX className="text-danger" /> : null}
      {has_objection ? <MessageCircleWarning className="text-warning" /> : null}
    </span>
  );
}
