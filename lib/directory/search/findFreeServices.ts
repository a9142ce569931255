import "server-only";
import { servicesTiming, type TimedService } from "@/lib/availability/servicesTiming";
import { loadCalendars, type ProviderCalendar, slotRules } from "@/lib/availability/slots/calendars";
import { whoDoes } from "@/lib/availability/slots/whoDoes";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import { freeSlots } from "../cards/cardTimes";
import { findServiceIds } from "./findServiceIds";
import { longestHorizonDays } from "./horizon";
import type { Found, Paging } from "./paging";
import type { TextSearch } from "./searchQuery";
import type { ServiceFilters } from "./serviceFilters";
import type { FoundId } from "./serviceIdPage";

/**
 * How many services are checked at a time: free time is in no table, it is computed for each. A list with more matches
 * before the day is filtered shows its total as "more than", and continues by its cursor.
 */
const SCAN_SIZE = 1000;
/** At most so many rounds for a page with results; one without continues to the end, so that "no results" is true. */
const MAX_SCANS = 5;
/** Time limit for a list; one that is empty by then is marked as incomplete. */
const TIME_LIMIT_MS = 4000;
/** A part of the day without a day means one of the coming seven. */
const DAYS_WITHOUT_DATE = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

type Scan = { free: FoundId[]; last: string | null };

/** `findServices` where a day or a part of the day is asked for. */
export async function findFreeServices(
  filters: ServiceFilters,
  text: TextSearch,
  nowMs: number,
  { limit, cursor, page = 1 }: Paging,
): Promise<Found> {
  if (!(await isOnAnyCalendar(filters, nowMs)))
    return { ids: [], total: 0, totalIsCapped: false, nextCursor: null };
  const scan = (from: string | undefined) => scanFree(filters, text, nowMs, from);
  const first = await scanUntil(1, await scan(undefined), scan);
  const start = cursor === undefined ? (page - 1) * limit : 0;
  const rest = cursor === undefined ? first : await scanUntil(limit + 1, await scan(cursor), scan);
  const ids = rest.free.slice(start, start + limit);
  const isMore = rest.free.length > start + limit;
  return {
    ids,
    total: first.free.length,
    totalIsCapped: first.last !== null,
    nextCursor: isMore ? (ids.at(-1)?.cursor ?? null) : rest.last,
  };
}

/** Whether any business can be booked on those days at all: they are not over anywhere, nor past everybody's horizon. */
async function isOnAnyCalendar({ date, until }: ServiceFilters, nowMs: number): Promise<boolean> {
  if (date === null) return true;
  const horizonDays = await longestHorizonDays();
  const today = localDateOf(nowMs, "UTC");
  return (until ?? date) >= addDays(today, -1) && date <= addDays(today, horizonDays + 1);
}

/** Checks further services until `wanted` with free time are found, or a limit above is reached. */
async function scanUntil(wanted: number, from: Scan, scan: (from: string) => Promise<Scan>): Promise<Scan> {
  const until = performance.now() + TIME_LIMIT_MS;
  let { free, last } = from;
  for (
    let scans = 1;
    last !== null &&
    free.length < wanted &&
    (scans < MAX_SCANS || free.length === 0) &&
    performance.now() < until;
    scans += 1
  ) {
    const next = await scan(last);
    free = [...free, ...next.free];
    last = next.last;
  }
  return { free, last };
}

async function scanFree(
  filters: ServiceFilters,
  text: TextSearch,
  nowMs: number,
  cursor: string | undefined,
): Promise<Scan> {
  const { ids: found } = await findServiceIds(filters, text, { limit: SCAN_SIZE + 1, cursor });
  const candidates = found.slice(0, SCAN_SIZE);
  const timings = await servicesTiming(candidates.map(({ id }) => id));
  const calendars = await loadCalendars(
    [...timings.values()].filter(({ isBookable }) => isBookable).map(({ providerId }) => providerId),
    { ...rangeOf(filters, nowMs), nowMs },
  );
  const isFree = ({ id, providerId }: FoundId) => {
    const [timing, calendar] = [timings.get(id), calendars.get(providerId)];
    return timing?.isBookable === true && calendar !== undefined && hasTime(timing, calendar, filters, nowMs);
  };
  return {
    free: candidates.filter(isFree),
    last: found.length > SCAN_SIZE ? (candidates.at(-1)?.cursor ?? null) : null,
  };
}

function rangeOf({ date, until }: ServiceFilters, nowMs: number) {
  if (date === null) return { fromMs: nowMs - DAY_MS, toMs: nowMs + (DAYS_WITHOUT_DATE + 2) * DAY_MS };
  const startMs = localMinuteToInstant(date, 0, "UTC");
  const endMs = localMinuteToInstant(until ?? date, 0, "UTC");
  return { fromMs: startMs - DAY_MS, toMs: endMs + 2 * DAY_MS };
}

function hasTime(
  timing: TimedService,
  calendar: ProviderCalendar,
  { date, until: lastDay, time }: ServiceFilters,
  nowMs: number,
): boolean {
  const rules = slotRules(calendar, timing, nowMs);
  const from = date ?? localDateOf(nowMs, rules.timeZone);
  const until = lastDay ?? date ?? addDays(from, DAYS_WITHOUT_DATE);
  return freeSlots({ from, until }, whoDoes(calendar, timing), rules, time).length > 0;
}
