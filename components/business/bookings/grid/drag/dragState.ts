import { type PlaceAnswer, placeInDay } from "@/lib/availability/day/placeInDay";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import {
  type GridBooking,
  type GridColumn,
  personDay,
  type Replacement,
  type Timetable,
  wantedPlace,
} from "../model/timetable";

/** What a place answers, that it is over, or that its person does not do the service. */
export type DragAnswer = PlaceAnswer | { kind: "past" } | { kind: "unable"; name: string };

/** A booking that is being moved, or given another length. */
export type DragState = {
  booking: GridBooking;
  column: number;
  place: Replacement;
  answer: DragAnswer;
  /** Moved by keys, not by a pointer. */
  byKeys: boolean;
};

const shortest = 5;
const longest = 720;

type Dragged = { booking: GridBooking; byKeys: boolean; nowMs: number };
type Wished = { column: number; startMinute: number; minutes: number };

/** A place within the days and columns shown, and what it meets there. */
export function dragTo(
  table: Timetable,
  { booking, byKeys, nowMs }: Dragged,
  wished: Wished,
): DragState | null {
  const column = Math.min(table.columns.length - 1, Math.max(0, wished.column));
  const target = table.columns[column];
  if (target === undefined) return null;
  const startMinute = Math.min(MINUTES_PER_DAY - shortest, Math.max(0, wished.startMinute));
  const minutes = Math.min(longest, MINUTES_PER_DAY - startMinute, Math.max(shortest, wished.minutes));
  const place = { date: target.date, staffId: target.person.id, startMinute, minutes };
  return { booking, column, place, answer: answerOf(table, target, { booking, place, nowMs }), byKeys };
}

type Asked = { booking: GridBooking; place: Replacement; nowMs: number };

function answerOf({ timeZone }: Timetable, target: GridColumn, { booking, place, nowMs }: Asked): DragAnswer {
  const { id, name, service_ids } = target.person;
  // Whoever has the booking keeps it, also when they have stopped doing the service.
  if (id !== booking.staff_id && service_ids !== null && !service_ids.includes(booking.service_id))
    return { kind: "unable", name: name ?? "" };
  const isSameStart = place.date === booking.date && place.startMinute === booking.startMinute;
  if (!isSameStart && localMinuteToInstant(place.date, place.startMinute, timeZone) < nowMs)
    return { kind: "past" };
  return placeInDay(personDay(target, booking.id), wantedPlace(booking, place));
}

/** The column that a booking stands in; -1 when it is not shown. */
export function columnOf({ columns }: Timetable, { date, staff_id }: GridBooking): number {
  return columns.findIndex((column) => column.date === date && column.person.id === staff_id);
}

export function isSameDragState(a: DragState | null, b: DragState | null): boolean {
  if (a === null || b === null) return a === b;
  const [from, to] = [a.place, b.place];
  return (
    a.booking === b.booking &&
    a.column === b.column &&
    from.startMinute === to.startMinute &&
    from.minutes === to.minutes
  );
}

/** Whether the booking would be where it is. */
export function isUnmoved({ booking, place }: DragState): boolean {
  return (
    place.date === booking.date &&
    place.staffId === booking.staff_id &&
    place.startMinute === booking.startMinute &&
    place.minutes === booking.endMinute - booking.startMinute
  );
}

/** Holds the state outside of React, so that a drag renders its ghost alone and not the whole timetable. */
export function createDragStore() {
  let state: DragState | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next: DragState | null) {
      if (isSameDragState(state, next)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type DragStore = ReturnType<typeof createDragStore>;
