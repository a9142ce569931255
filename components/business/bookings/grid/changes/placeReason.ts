"use client";

import type { RefusedPlace } from "@/lib/business/calendar/changeSchemas";
import { localMinuteOf } from "@/lib/time/zone";
import { usePlaceWords } from "../drag/placeWords";

type Refused = Pick<RefusedPlace, "missing_minutes"> & {
  by: { name: string; startTime: string };
  startTimes: string[];
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The details of `slot_taken` and `outside_hours`, as far as they are told in words; null for those of anything else. */
export function refusedPlace(details: unknown): Refused | null {
  if (!isRecord(details) || !Array.isArray(details.in_the_way) || !Array.isArray(details.alternatives))
    return null;
  const [by] = details.in_the_way;
  if (!isRecord(by) || typeof by.start_time !== "string") return null;
  const startTimes = details.alternatives.flatMap((each: unknown) =>
    isRecord(each) && typeof each.start_time === "string" ? [each.start_time] : [],
  );
  return {
    by: { name: typeof by.customer_name === "string" ? by.customer_name : "", startTime: by.start_time },
    missing_minutes: typeof details.missing_minutes === "number" ? details.missing_minutes : 0,
    startTimes,
  };
}

/** Says why a place was refused: "Ali har 15:30, 15 min saknas. 14:30 eller 16:45 går." */
export function usePlaceReason(timeZone: string): (place: Refused) => string {
  const words = usePlaceWords();
  return ({ by, missing_minutes, startTimes }) => {
    const minuteOf = (time: string) => localMinuteOf(Date.parse(time), timeZone);
    const starts = [...new Set(startTimes.map(minuteOf))].slice(0, 2).sort((a, b) => a - b);
    return `${words.taken(by.name, minuteOf(by.startTime), missing_minutes)} ${words.others(starts)}`;
  };
}
