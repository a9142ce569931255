import "server-only";
import { findServiceIds } from "./findServiceIds";
import { freeServices, isOnAnyCalendar } from "./freeTime";
import type { Found, Paging } from "./paging";
import { pageOfScans, type Scan, scanBatch } from "./scans";
import type { ServiceFilters } from "./serviceFilters";
import type { FoundId } from "./serviceIdPage";
import type { TextSearch } from "./text/searchQuery";

/** How many services are read, and how many of them are checked at a time: other requests are answered in between. */
const SCAN_SIZE = 1000;
const CHECKED_AT_A_TIME = 50;
const BATCH_LIMIT_MS = 1000;

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
  return scanBatch(
    found,
    { batch: SCAN_SIZE, atATime: CHECKED_AT_A_TIME, limitMs: BATCH_LIMIT_MS },
    async (some) => {
      const isFree = await freeServices(
        some.map(({ id }) => id),
        filters,
        nowMs,
      );
      return some.filter(({ id }) => isFree(id));
    },
  );
}
