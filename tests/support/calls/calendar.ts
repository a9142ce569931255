import type { CalendarAnswer, CalendarBooking } from "@/lib/business/calendar/calendarSchemas";
import type { Undo } from "@/lib/business/calendar/changeSchemas";
import { workdayAhead } from "../builders/daysAhead";
import type { SignedIn } from "./business";
import { sendTo } from "./desk";
import type { Failure } from "./http";

/* The calls of a business's calendar as tests make them. */

export type Scheduled = { booking: CalendarBooking; undo: Undo | null };

export const calendarOf = (own: SignedIn, query: string) =>
  own.get<CalendarAnswer & Failure>(`/providers/me/calendar?${query}`);

export const schedule = <T = Scheduled & Failure>(own: SignedIn, id: string, body: object) =>
  sendTo<T>(own, "PATCH", id, "schedule", body);

export const undo = (own: SignedIn, token: string) =>
  own.send<Failure>("POST", `/providers/me/undo/${token}`);

/** Gives weekdays on which a business of the test's own has nothing booked yet. */
export function daysOfTheirOwn(after: number): () => string {
  let days = after;
  return () => {
    const before = workdayAhead(days);
    do days += 1;
    while (workdayAhead(days) === before);
    return workdayAhead(days);
  };
}
