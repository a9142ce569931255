"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { parseInstant } from "@/lib/time/instant";
import { addDays } from "@/lib/time/localDate";
import { isReachableInstant } from "@/lib/time/supportedYears";
import { localDateOf } from "@/lib/time/zone";
import type { DaySource } from "./availabilityClient";
import { firstFreeDate, isFree as isFreeDay } from "./dayState";
import { useDays } from "./useDays";

/** The state of the search for the next free day: running, found, none ahead, or failed. */
export type NextFree = "looking" | "found" | "none" | "failed";

type Opening = {
  today: string;
  timeZone: string;
  /** The instant of the time chip that led here, ISO 8601. */
  initialStart?: string | null;
  /** The day of the address, which is not before today; opened where no time is asked for. */
  initialDay?: string | null;
  /** Opens on this day or the first later one with a free time, and says so; without it, from today on. */
  near?: string;
};

/** The choice made for another person or service, which is made again where possible. */
type Kept = { date: string | null; startMs: number | null };
const nothingKept: Kept = { date: null, startMs: null };

/** The chosen day and time, and the days to choose from. A time that is taken is deselected. */
export function useTimeChoice(source: DaySource, opening: Opening) {
  const { today, timeZone, initialStart = null, initialDay = null, near = null } = opening;
  const [firstDate, setFirstDate] = useState(near ?? today);
  const { days, nextAvailableMs, status, load, reload } = useDays(source, firstDate);
  const wish = useRef(instantOf(initialStart, today, timeZone));
  const wishDay = useRef(initialDay);
  const [date, setDate] = useState<string | null>(null);
  const [isPicked, setPicked] = useState(initialDay !== null);
  const [startMs, setStartMs] = useState<number | null>(null);
  const [isInitialGone, setInitialGone] = useState(false);
  const [awaitedMs, setAwaitedMs] = useState(wish.current);
  // The key of the running search, which ends when another service is chosen.
  const [nextFree, setNextFree] = useState<{ of: string; found: NextFree } | null>(null);
  const searchNumber = useRef(0);
  const isFree = useCallback(
    (instantMs: number) =>
      days
        .get(localDateOf(instantMs, timeZone))
        ?.slots.some((slot) => slot.available && slot.startMs === instantMs) ?? false,
    [days, timeZone],
  );

  // For another person the same time may be free, for another service the same day.
  const [shown, setShown] = useState(source);
  const [kept, setKept] = useState<Kept>(nothingKept);
  if (shown.key !== source.key) {
    const isSame = source.of !== undefined && source.of === shown.of;
    setShown(source);
    setKept({
      date: isSame || isPicked ? (date ?? kept.date) : null,
      startMs: isSame ? (startMs ?? kept.startMs) : null,
    });
    setDate(null);
    setStartMs(null);
    if (!isSame) {
      setInitialGone(false);
      setAwaitedMs(null);
    }
  }

  // What the address asked for was asked of the service that it opened.
  const openedOf = useRef(source.of);
  useEffect(() => {
    if (openedOf.current === source.of) return;
    openedOf.current = source.of;
    wish.current = null;
    wishDay.current = null;
  }, [source.of]);

  // Opens on the day of the time chip, else on the first day with free times. Where none is ahead, on one before.
  useEffect(() => {
    if (status !== "ready" || date !== null) return;
    const wished = wish.current === null ? null : localDateOf(wish.current, timeZone);
    const next = nextAvailableMs === null ? null : localDateOf(nextAvailableMs, timeZone);
    if (kept.date !== null && !days.has(kept.date)) return void load(kept.date);
    const same = kept.date !== null && isFreeDay(days.get(kept.date)) ? kept.date : null;
    const found = wished ?? wishDay.current ?? same ?? firstFreeDate(days, firstDate) ?? next;
    if (found === null && firstDate > today) return setFirstDate(today);
    const opened = found ?? today;
    wishDay.current = null;
    setDate(opened);
    setKept(nothingKept);
    if (kept.date !== null && same === null) setPicked(false);
    if (same !== null && kept.startMs !== null && isFree(kept.startMs)) setStartMs(kept.startMs);
    if (near !== null) setNextFree({ of: source.key, found: "found" });
    if (!days.has(opened)) void load(opened);
  }, [status, date, days, nextAvailableMs, today, timeZone, load, firstDate, near, source.key, kept, isFree]);

  // Once that day is loaded, its time is chosen if it is still free.
  useEffect(() => {
    const wished = wish.current;
    if (wished === null || !days.has(localDateOf(wished, timeZone))) return;
    wish.current = null;
    setAwaitedMs(null);
    if (!isFree(wished)) return setInitialGone(true);
    setStartMs(wished);
    setPicked(true);
  }, [days, timeZone, isFree]);

  // A chosen time that is taken is deselected.
  useEffect(() => {
    if (status === "ready" && startMs !== null && !isFree(startMs)) setStartMs(null);
  }, [status, startMs, isFree]);

  /** Any choice ends the search for the next free day, and the wait for the address's time. */
  const endSearch = useCallback(
    (found: NextFree | null) => {
      wish.current = null;
      wishDay.current = null;
      setAwaitedMs(null);
      setKept(nothingKept);
      searchNumber.current += 1;
      setNextFree(found === null ? null : { of: source.key, found });
    },
    [source.key],
  );

  const pickDate = useCallback(
    (next: string, found: NextFree | null = null) => {
      endSearch(found);
      setDate(next);
      setPicked(true);
      setStartMs(null);
      setInitialGone(false);
      if (!days.has(next)) void load(next);
    },
    [days, load, endSearch],
  );

  const pickStart = useCallback(
    (instantMs: number) => {
      endSearch(null);
      setDate(localDateOf(instantMs, timeZone));
      setPicked(true);
      setStartMs(instantMs);
      setInitialGone(false);
    },
    [timeZone, endSearch],
  );

  /** Goes to the next free day after the one shown, and loads further days where needed. */
  const goToNextFree = useCallback(async () => {
    let ahead = date === null ? today : addDays(date, 1);
    for (; days.has(ahead); ahead = addDays(ahead, 1)) {
      if (isFreeDay(days.get(ahead))) return pickDate(ahead, "found");
    }
    endSearch("looking");
    const own = searchNumber.current;
    const loaded = await load(ahead);
    if (own !== searchNumber.current) return;
    if (loaded === null) return endSearch("failed");
    if (loaded.nextAvailableMs === null) return endSearch("none");
    pickDate(localDateOf(loaded.nextAvailableMs, timeZone), "found");
  }, [date, today, days, load, pickDate, endSearch, timeZone]);

  /** Called before days from this date on are shown. */
  const need = useCallback(
    (from: string) => {
      if (!days.has(from) || !days.has(addDays(from, 6))) void load(from);
    },
    [days, load],
  );

  /** Retries what could not be loaded. */
  const retry = useCallback(() => {
    void reload();
    if (date !== null && !days.has(date)) void load(date);
  }, [reload, load, date, days]);

  useEffect(() => {
    if (status !== "failed") return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [status, retry]);

  return {
    days,
    status,
    date,
    /** The day that is open, where it or a time of it was picked or stood in the address. */
    pickedDate: isPicked ? date : null,
    startMs,
    isInitialGone,
    /** The address's time, or that of the person before, until it is known whether it is free; then null. */
    awaitedMs: awaitedMs ?? (startMs === null ? kept.startMs : null),
    nextFree: nextFree?.of === source.key ? nextFree.found : null,
    pickDate: (next: string) => pickDate(next),
    pickStart,
    goToNextFree: () => void goToNextFree(),
    need,
    reload,
    retry,
  };
}

/** The instant of an address's `start`; null when it is invalid or before today. */
function instantOf(text: string | null, today: string, timeZone: string): number | null {
  const instantMs = text === null ? null : parseInstant(text);
  if (instantMs === null || !isReachableInstant(instantMs)) return null;
  return localDateOf(instantMs, timeZone) >= today ? instantMs : null;
}

export type TimeChoice = ReturnType<typeof useTimeChoice>;
