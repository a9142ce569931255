import "server-only";
import { servicesTiming } from "@/lib/availability/servicesTiming";
import { loadCalendars } from "@/lib/availability/slots/calendars";
import { findServiceIds } from "./findServiceIds";
import { hasTime, isOnAnyCalendar, rangeOf } from "./freeTime";
import type { Found, Paging } from "./paging";
import { pageOfScans, type Scan } from "./scans";
import type { ServiceFilters } from "./serviceFilters";
import type { FoundId } from "./serviceIdPage";
import type { TextSearch } from "./text/searchQuery";

/** How many services are checked at a time. */
const SCAN_SIZE = 1000;

/** `findServices` where a day or a part of the day is asked for. */
export async function findFreeServices(
  filters: ServiceFilters,
  text: TextSearch,
  nowMs: number,
  paging: Paging,
): Promise<Found> {
  if (!(await isOnAnyCalendar(filters, nowMs)))
    return { ids: [], total: 0, totalIsCapped: false, nextCursor: null };
  const { rows: ids, ...found } = await pageOfScans((from) => scanFree(filters, text, nowMs, from), paging);
  return { ids, ...found };
}

async function scanFree(
  filters: ServiceFilters,
  text: TextSearch,
  nowMs: number,
  cursor: string | undefined,
): Promise<Scan<FoundId>> {
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
