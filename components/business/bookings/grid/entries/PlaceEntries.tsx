"use client";

import clsx from "clsx";
import type { MouseEvent } from "react";
import { formatClock } from "@/lib/time/clock";
import { spanText } from "../../../spanText";
import { useColumn, useGrid } from "../gridContext";
import { atMinutes, proposedStart } from "../model/minutes";
import type { GridColumn, GridEntry } from "../model/timetable";
import { showBlock } from "../panels/blockPanel";
import type { EntryWords } from "./useEntryWords";

const place = "at-minutes inset-x-0";

type PlaceEntry = Extract<GridEntry, { kind: "free" | "closed" | "lunch" }>;
type PlaceProps<Entry extends PlaceEntry = PlaceEntry> = {
  entry: Entry;
  column: GridColumn;
  words: EntryWords;
};

/** A stretch without bookings in which a press chooses its start or the quarter under it, and the arrow keys step by quarters. */
function usePlace({ entry, column }: Omit<PlaceProps, "words">) {
  const { choose } = useGrid();
  const { activeKey, cursorMinute, chosen } = useColumn();
  const key = `${column.key}/${entry.key}`;
  const isActive = activeKey === key;
  const cursor = isActive && cursorMinute !== null ? cursorMinute : null;
  const isOpen = chosen !== null && chosen.minute >= entry.startMinute && chosen.minute < entry.endMinute;

  function press(event: MouseEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const isByKey = event.detail === 0;
    const share = isByKey ? 0 : (event.clientY - box.top) / box.height;
    const minute = isByKey ? (cursor ?? entry.startMinute) : proposedStart(entry, share);
    choose({ date: column.date, staffId: column.person.id, minute, isClosed: entry.kind !== "free" });
  }

  return {
    cursor,
    isOpen,
    button: {
      type: "button",
      role: "option",
      "aria-selected": isOpen,
      "data-entry": key,
      tabIndex: isActive ? 0 : -1,
      onClick: press,
      style: atMinutes(entry),
    },
  } as const;
}

/** A free stretch. */
export function FreeEntry(props: PlaceProps<Extract<GridEntry, { kind: "free" }>>) {
  const { entry, words } = props;
  const { cursor, isOpen, button } = usePlace(props);
  const free = words.t("free", { span: spanText(entry) });
  return (
    <button
      {...button}
      data-free={`${entry.startMinute}-${entry.endMinute}`}
      aria-label={cursor === null ? free : `${formatClock(cursor)}, ${free}`}
      className={clsx(
        place,
        "group/place rounded-[7px] text-left text-figure text-sm outline-offset-0",
        isOpen ? "border-[1.5px] border-ink" : "hover:bg-signal/15",
      )}
    >
      {entry.endMinute - entry.startMinute >= 30 ? (
        <span className="absolute top-1/2 left-3 -translate-y-1/2 bg-card pr-1 @max-[7rem]:hidden group-hover/place:bg-transparent">
          {free}
        </span>
      ) : null}
      <Cursor entry={entry} minute={cursor} />
    </button>
  );
}

/** A line at the quarter that has the focus. */
function Cursor({ entry, minute }: { entry: PlaceEntry; minute: number | null }) {
  if (minute === null) return null;
  const share = (minute - entry.startMinute) / (entry.endMinute - entry.startMinute);
  return (
    <span
      aria-hidden="true"
      className="num absolute inset-x-0 z-1 border-ink border-t-2 font-semibold text-ink text-xs group-not-focus-visible/place:hidden"
      style={{ top: `${share * 100}%` }}
    >
      <span className="absolute right-0 rounded-b-sm bg-ink px-1 text-surface">{formatClock(minute)}</span>
    </span>
  );
}

type AbsenceProps = {
  entry: Extract<GridEntry, { kind: "absence" }>;
  column: GridColumn;
  words: EntryWords;
};

/** Blocked time, time off, or busy time elsewhere. Who may change it opens it beside the day. */
export function AbsenceEntry({ entry, column, words: { t } }: AbsenceProps) {
  const { activeKey } = useColumn();
  const { absence } = entry;
  const key = `${column.key}/${entry.key}`;
  const reason = absence.reason ?? t(entry.name);
  return (
    <button
      type="button"
      role="option"
      aria-selected={false}
      data-entry={key}
      data-block={absence.id}
      tabIndex={activeKey === key ? 0 : -1}
      aria-disabled={absence.can_change ? undefined : true}
      aria-label={t("absenceLabel", { reason, span: spanText(entry) })}
      onClick={() => {
        if (absence.can_change) showBlock({ id: absence.id });
      }}
      className={clsx(
        place,
        "hatch-paper flex items-start overflow-hidden rounded-[7px] bg-sunken text-left text-ink text-sm leading-tight outline-offset-0",
      )}
      style={atMinutes(entry)}
    >
      <span className="m-1 truncate rounded-sm bg-sunken px-1 @max-[5rem]:m-0 @min-[7rem]:mx-3">
        {reason}
      </span>
    </button>
  );
}

/** Lunch and closed hours: they can be booked after a question. */
export function ClosedEntry(props: PlaceProps<Extract<GridEntry, { kind: "lunch" | "closed" }>>) {
  const { entry, column } = props;
  const { t } = props.words;
  const { cursor, button } = usePlace(props);
  const isLunch = entry.kind === "lunch";
  const said = () => {
    if (isLunch) return t("lunch");
    if (column.day.open_minute === null) return t("offDay");
    const edge = entry.isBefore ? entry.endMinute : entry.startMinute;
    return t(entry.isBefore ? "from" : "until", { time: formatClock(edge) });
  };
  const label = t("closedLabel", { words: said(), span: spanText(entry) });
  return (
    <button
      {...button}
      aria-label={cursor === null ? label : `${formatClock(cursor)}, ${label}`}
      className={clsx(
        place,
        "group/place overflow-hidden text-left text-figure text-sm outline-offset-0",
        isLunch ? "dots-paper" : "hatch-paper rounded-[7px] bg-sunken",
      )}
    >
      <span
        className={clsx(
          "rounded-sm px-1 @max-[5rem]:hidden",
          isLunch
            ? "absolute top-1/2 left-3 -translate-y-1/2 bg-card"
            : "mx-2 my-1 block w-fit max-w-[calc(100%-1rem)] self-start bg-sunken",
        )}
      >
        {said()}
      </span>
      <Cursor entry={entry} minute={cursor} />
    </button>
  );
}
