"use client";

import { useMemo, useState } from "react";
import type { CalendarAnswer } from "@/lib/business/calendar/calendarSchemas";

/** Shows things otherwise than the day was read, by their ids. */
export type Kept<T> = {
  /** `isSettled`: until the next reading of the day, else until the server has answered. */
  set: (id: string, value: T, isSettled?: boolean) => void;
  settle: (id: string) => void;
  remove: (id: string) => void;
};

type State<T> = ReadonlyMap<string, { value: T; isSettled: boolean }>;

/** What was changed here and is shown before the day has been read anew. */
export function useKept<T>(answer: CalendarAnswer): [ReadonlyMap<string, T>, Kept<T>] {
  const [kept, setKept] = useState<State<T>>(new Map());
  const [read, setRead] = useState(answer);
  if (read !== answer) {
    setRead(answer);
    setKept(new Map([...kept].filter(([, { isSettled }]) => !isSettled)));
  }
  const change = (alter: (copy: Map<string, { value: T; isSettled: boolean }>) => void) =>
    setKept((current) => {
      const copy = new Map(current);
      alter(copy);
      return copy;
    });
  const values = useMemo(() => new Map([...kept].map(([id, { value }]) => [id, value])), [kept]);
  return [
    values,
    {
      set: (id, value, isSettled = false) => change((copy) => copy.set(id, { value, isSettled })),
      settle: (id) =>
        change((copy) => {
          const known = copy.get(id);
          if (known) copy.set(id, { ...known, isSettled: true });
        }),
      remove: (id) => change((copy) => copy.delete(id)),
    },
  ];
}
