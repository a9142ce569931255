"use client";

import { useState } from "react";
import type { CalendarAnswer } from "@/lib/business/calendar/calendarSchemas";
import type { Replacement } from "../model/timetable";

export type Replaced = {
  /** Shows a booking elsewhere; `isSettled` until the next reading of the day, else until the server has answered. */
  set: (id: string, place: Replacement, isSettled?: boolean) => void;
  settle: (id: string) => void;
  remove: (id: string) => void;
};

type Kept = Replacement & { isSettled: boolean };

/** Bookings that are shown where they were put, before the day has been read anew. */
export function useReplaced(answer: CalendarAnswer): [ReadonlyMap<string, Replacement>, Replaced] {
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
  return [
    kept,
    {
      set: (id, place, isSettled = false) => change((copy) => copy.set(id, { ...place, isSettled })),
      settle: (id) =>
        change((copy) => {
          const place = copy.get(id);
          if (place) copy.set(id, { ...place, isSettled: true });
        }),
      remove: (id) => change((copy) => copy.delete(id)),
    },
  ];
}
