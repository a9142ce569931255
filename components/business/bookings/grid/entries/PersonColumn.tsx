"use client";

import clsx from "clsx";
import { useLocale } from "next-intl";
import { memo } from "react";
import { formatClock, type Span } from "@/lib/time/clock";
import { formatDayLong } from "@/lib/time/format";
import { DragGhost } from "../drag/DragGhost";
import { useMovingId } from "../drag/useMovingId";
import { ColumnContext, type ColumnState, useGrid } from "../gridContext";
import { placeInLanes } from "../model/lanes";
import { atMinutes, personColour } from "../model/minutes";
import { type GridBooking, type GridColumn, takesTime } from "../model/timetable";
import { BookingEntry } from "./BookingEntry";
import { GapChoice } from "./GapChoice";
import { PersonStrip } from "./PersonStrip";
import { AbsenceEntry, ClosedEntry, FreeEntry } from "./PlaceEntries";
import { useEntryWords } from "./useEntryWords";

type PersonColumnProps = {
  column: GridColumn;
  /** Its place among all columns. */
  index: number;
  range: Span;
  state: ColumnState;
  className: string | undefined;
};

/**
 * One person's day: the vertical ribbon, free and closed time, and the bookings. It is rendered again only when something in it
 * changed, since a week has dozens.
 */
export const PersonColumn = memo(function PersonColumn(props: PersonColumnProps) {
  const { column, index, range, state, className } = props;
  const words = useEntryWords();
  const { t } = words;
  const { isWeek, drag } = useGrid();
  const movingId = useMovingId(drag.store, column);
  const locale = useLocale();
  const { chosen } = state;
  const { person, day, entries } = column;
  const bookings = entries.flatMap((entry) => (entry.kind === "booking" ? [entry.booking] : []));
  const taking = bookings.filter(takesTime);
  const lanes = new Map(placeInLanes(bookings).map(({ item, ...place }) => [item.id, asideOf(item, place)]));
  const hours =
    day.open_minute === null || day.close_minute === null
      ? t("closedAllDay")
      : t("hours", { from: formatClock(day.open_minute), to: formatClock(day.close_minute) });
  const counts = { bookings: bookings.length, hours };
  const name = [isWeek ? formatDayLong(column.date, locale) : "", person.name ?? ""]
    .filter(Boolean)
    .join(", ");
  return (
    <div
      data-column={index}
      data-person={person.id}
      style={personColour(person.colour)}
      className={clsx("relative min-w-0 border-line border-l hour-lines", className)}
    >
      <PersonStrip ribbon={day.ribbon} range={range} />
      <Buffers bookings={taking} range={range} />
      <HiddenTimes bookings={column.hidden} />
      <div
        role="listbox"
        aria-label={name === "" ? t("ownColumn", counts) : t("column", { name, ...counts })}
        aria-orientation="vertical"
        // How much an entry says depends on the column's width. One container for all: the browser lays out each by itself.
        className="@container absolute inset-y-0 right-(--rim) left-(--inset)"
      >
        <ColumnContext value={state}>
          {entries.map((entry) => {
            if (entry.kind === "free")
              return <FreeEntry key={entry.key} entry={entry} column={column} words={words} />;
            if (entry.kind === "lunch" || entry.kind === "closed")
              return <ClosedEntry key={entry.key} entry={entry} column={column} words={words} />;
            if (entry.kind === "absence")
              return <AbsenceEntry key={entry.key} entry={entry} column={column} words={words} />;
            if (entry.kind !== "booking") return null;
            const { lane = 0, lanes: of = 1 } = lanes.get(entry.booking.id) ?? {};
            return (
              <BookingEntry
                key={entry.key}
                booking={entry.booking}
                lane={lane}
                lanes={of}
                words={words}
                isMoving={movingId === entry.key}
              />
            );
          })}
        </ColumnContext>
      </div>
      {chosen === null ? null : <GapChoice key={chosen.minute} place={chosen} name={person.name} />}
      <DragGhost column={index} />
    </div>
  );
});

type LanePlace = { lane: number; lanes: number };

/** What was cancelled leaves the left half to whatever the time is used for now. */
function asideOf(booking: GridBooking, place: LanePlace): LanePlace {
  return takesTime(booking) || place.lanes > 1 ? place : { lane: 1, lanes: 2 };
}

/** Time that is taken by bookings which the filter hides, so that it does not look free. */
function HiddenTimes({ bookings }: { bookings: readonly GridBooking[] }) {
  return bookings.map((booking) => (
    <span
      key={booking.id}
      aria-hidden="true"
      className="at-minutes right-(--rim) left-(--inset) rounded-[7px] bg-sunken/70"
      style={atMinutes(booking)}
    />
  ));
}

/** What is kept free around visits, behind them. */
function Buffers({ bookings, range }: { bookings: readonly GridBooking[]; range: Span }) {
  return bookings.flatMap(({ id, blocked, startMinute, endMinute }) =>
    [
      { startMinute: Math.max(range.startMinute, blocked.startMinute), endMinute: startMinute },
      { startMinute: endMinute, endMinute: Math.min(range.endMinute, blocked.endMinute) },
    ]
      .filter((span) => span.endMinute > span.startMinute)
      .map((span) => (
        <span
          key={`${id}-${span.startMinute}`}
          aria-hidden="true"
          data-buffer={id}
          className="at-minutes right-(--rim) left-[calc(var(--inset)+0.25rem)] border-control border-l-2 border-dotted bg-sunken"
          style={atMinutes(span)}
        />
      )),
  );
}
