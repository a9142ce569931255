"use client";

import { useMemo, useState } from "react";
import type { CalendarAnswer, CalendarBooking } from "@/lib/business/calendar/calendarSchemas";

export type Mark = NonNullable<CalendarBooking["visit_mark"]>;

export type Marks = {
  /** Shows a visit with a mark, or without; `isSettled` until the next reading of the day, else until the server has answered. */
  set: (id: string, mark: Mark | null, isSettled?: boolean) => void;
  settle: (id: string) => void;
  remove: (id: string) => void;
};

type Kept = { mark: Mark | null; isSettled: boolean };

/** The day's answer with the marks that were pressed, before it has been read anew. */
export function useMarks(answer: CalendarAnswer): [CalendarAnswer, Marks] {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map());
  const [read, setRead] = useState(answer);
  if (read !== answer) {
    setRead(answer);
    setKept(new Map([...kept].filter(([, { isSettled }]) => !isSettled)));
  }
  const change = (alter: (copy: Map<string, Kept>) => void) =>
    setKept((current) => {
      const copy = new Map(current);
      alter(copy);
      return copy;
    });
  const shown = useMemo(() => {
    if (kept.size === 0) return answer;
    const bookings = answer.bookings.map((booking) => {
      const pressed = kept.get(booking.id);
      return pressed === undefined ? booking : { ...booking, visit_mark: pressed.mark };
    });
    return { ...answer, bookings };
  }, [answer, kept]);
  return [
    shown,
    {
      set: (id, mark, isSettled = false) => change((copy) => copy.set(id, { mark, isSettled })),
      settle: (id) =>
        change((copy) => {
          const pressed = copy.get(id);
          if (pressed) copy.set(id, { ...pressed, isSettled: true });
        }),
      remove: (id) => change((copy) => copy.delete(id)),
    },
  ];
}
