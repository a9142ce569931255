"use client";

import { type KeyboardEvent, type RefObject, useState } from "react";
import { columnBeside } from "../drag/columnsShown";
import type { DragHandle } from "../drag/useBookingDrag";
import type { GridColumn, GridEntry, Timetable } from "../model/timetable";

/** What has the focus: an entry, and in a free stretch a quarter of it. */
export type GridCursor = { key: string; minute: number | null };

type Options = {
  table: Timetable;
  nowMinute: number | null;
  /** Of whom alone the first entry is taken; null for anybody. */
  shownId: string | null;
  scroller: RefObject<HTMLElement | null>;
  drag: DragHandle;
};

const step = 15;

/** Entries in which the focus is on a quarter. */
const isPlace = ({ kind }: GridEntry) => kind === "free" || kind === "closed" || kind === "lunch";

/** The key of an entry in the document: a booking's is its id, whoever has it. */
function keyOf(column: GridColumn, entry: GridEntry): string {
  return entry.kind === "booking" ? entry.key : `${column.key}/${entry.key}`;
}

/** One entry is reached by Tab; the arrows go on from there, in free time by quarters. */
export function useGridKeys({ table, nowMinute, shownId, scroller, drag }: Options) {
  const [cursor, setCursor] = useState<GridCursor | null>(null);
  const found = cursor === null ? null : find(table, cursor.key);
  const active = found ?? firstOf(table, nowMinute, shownId);
  const activeKey = active === null ? null : keyOf(active.column, active.entry);
  const minute = cursor !== null && found !== null ? cursor.minute : null;

  function goTo(column: GridColumn, entry: GridEntry, at: number) {
    const key = keyOf(column, entry);
    const last = entry.endMinute - ((entry.endMinute - entry.startMinute) % step || step);
    const within = Math.max(entry.startMinute, Math.min(at, last));
    const element = scroller.current?.querySelector<HTMLElement>(`[data-entry="${key}"]`);
    element?.focus({ preventScroll: true });
    // After the focus, which `onFocus` takes for that of somebody who comes by Tab: to the start of the place.
    setCursor({ key, minute: isPlace(entry) ? within : null });
    scrollToMinute(scroller.current, element ?? null, entry, within);
  }

  function walk(event: KeyboardEvent): boolean {
    if (active === null) return false;
    const { column, entry } = active;
    const at = minute ?? entry.startMinute;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? step : -step;
      const next = at + by;
      if (isPlace(entry) && minute !== null && next >= entry.startMinute && next < entry.endMinute) {
        goTo(column, entry, next);
        return true;
      }
      const beside = column.entries[column.entries.indexOf(entry) + Math.sign(by)];
      if (beside) goTo(column, beside, by > 0 ? beside.startMinute : beside.endMinute);
      return true;
    }
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const by = event.key === "ArrowRight" ? 1 : -1;
      const beside = table.columns[columnBeside(scroller.current, table.columns.indexOf(column), by)];
      const there = beside && nearest(beside, at);
      if (beside && there && beside !== column) goTo(beside, there, at);
      return true;
    }
    if (event.key === "Home" || event.key === "End") {
      const there = column.entries.at(event.key === "Home" ? 0 : -1);
      if (there) goTo(column, there, event.key === "Home" ? there.startMinute : there.endMinute);
      return true;
    }
    return false;
  }

  function moveByKey(event: KeyboardEvent): boolean {
    const by = event.shiftKey ? 5 : step;
    const canLengthen = drag.store.get()?.booking.can.lengthen === null;
    const steps: Record<string, () => unknown> = {
      ArrowDown: () => drag.step({ start: by }),
      ArrowUp: () => drag.step({ start: -by }),
      ArrowLeft: () => drag.step({ columns: -1 }),
      ArrowRight: () => drag.step({ columns: 1 }),
      "+": () => canLengthen && drag.step({ minutes: step }),
      "-": () => canLengthen && drag.step({ minutes: -step }),
      Enter: drag.drop,
      Escape: drag.cancel,
    };
    steps[event.key]?.();
    // While a booking is being moved, no other key works.
    return event.key !== "Tab";
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isEntry = event.target instanceof HTMLElement && event.target.dataset.entry !== undefined;
    if (!isEntry) return;
    const isHandled = drag.store.get() === null ? walk(event) || act(event) : moveByKey(event);
    if (isHandled) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function act(event: KeyboardEvent): boolean {
    if (active?.entry.kind !== "booking") return false;
    const { booking } = active.entry;
    if (event.key === "m" || event.key === "M") drag.startKeys(booking, "move");
    else if (booking.can.lengthen === null && (event.key === "+" || event.key === "-")) {
      drag.startKeys(booking, "length");
      drag.step({ minutes: event.key === "+" ? step : -step });
    } else return false;
    return true;
  }

  /** The place that a key like N means: what has the focus, if that is a place. */
  const place =
    active === null
      ? null
      : {
          date: active.column.date,
          staffId: active.column.person.id,
          minute: minute ?? active.entry.startMinute,
        };

  return {
    activeKey,
    activeColumn: active?.column.key ?? null,
    cursorMinute: minute,
    place,
    onKeyDown,
    /** To the first entry again. */
    reset: () => setCursor(null),
    onFocus(target: EventTarget) {
      if (!(target instanceof HTMLElement)) return;
      const key = target.dataset.entry;
      if (key === undefined || key === activeKey) return;
      const there = find(table, key);
      if (there) setCursor({ key, minute: isPlace(there.entry) ? there.entry.startMinute : null });
    },
  };
}

function find({ columns }: Timetable, key: string) {
  for (const column of columns)
    for (const entry of column.entries) if (keyOf(column, entry) === key) return { column, entry };
  return null;
}

/** What comes next today, else the first of all that is not closed, else the first. */
function firstOf(table: Timetable, nowMinute: number | null, shownId: string | null) {
  const columns = table.columns.filter(({ person }) => shownId === null || person.id === shownId);
  const todays = nowMinute === null ? [] : columns.filter(({ date }) => date === table.today);
  const isAhead = ({ kind, endMinute }: GridEntry) =>
    kind !== "closed" && kind !== "lunch" && endMinute > (nowMinute ?? 0);
  return (
    firstIn(todays, isAhead) ??
    firstIn(columns, ({ kind }) => kind !== "closed" && kind !== "lunch") ??
    firstIn(columns, () => true)
  );
}

function firstIn(columns: readonly GridColumn[], isMeant: (entry: GridEntry) => boolean) {
  for (const column of columns) {
    const entry = column.entries.find(isMeant);
    if (entry) return { column, entry };
  }
  return null;
}

function nearest(column: GridColumn, minute: number): GridEntry | undefined {
  const distance = ({ startMinute, endMinute }: GridEntry) =>
    minute < startMinute ? startMinute - minute : Math.max(0, minute - endMinute + 1);
  return [...column.entries].sort((a, b) => distance(a) - distance(b))[0];
}

/** Brings a minute of an entry into view, below the names and above the lower edge. */
function scrollToMinute(
  scroller: HTMLElement | null,
  element: HTMLElement | null,
  { startMinute, endMinute }: GridEntry,
  minute: number,
) {
  if (scroller === null || element === null) return;
  const box = element.getBoundingClientRect();
  const y = box.top + ((minute - startMinute) / (endMinute - startMinute)) * box.height;
  const { top, bottom } = scroller.getBoundingClientRect();
  const [upper, lower] = [Math.max(0, top) + 80, Math.min(window.innerHeight, bottom) - 80];
  if (y < upper) scroller.scrollTop -= upper - y;
  if (y > lower) scroller.scrollTop += y - lower;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
