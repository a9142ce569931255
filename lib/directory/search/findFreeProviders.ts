import "server-only";
import { pool } from "@/lib/db/client";
import { Params } from "@/lib/db/params";
import { smallestPaymentOre } from "@/lib/money/ore";
import { freeServices, isOnAnyCalendar } from "./freeTime";
import type { Paging } from "./paging";
import type { ProviderFilters } from "./providerFilters";
import { pageOfScans, type Scan, scanBatch } from "./scans";
import { matchingServices } from "./servicesOfProviders";
import type { TextSearch } from "./text/searchQuery";

/** A business of a list, and the cursor that resumes it after this one. */
export type FoundProvider = { id: string; cursor: string };

/** A batch of the businesses that match otherwise, in the order of the list. */
export type ProviderBatch = (slice: {
  limit: number;
  cursor: string | undefined;
}) => Promise<FoundProvider[]>;

/** How many businesses are read, and how many of them are checked at a time. */
const SCAN_SIZE = 500;
const CHECKED_AT_A_TIME = 50;
const BATCH_LIMIT_MS = 200;

/** A page of the businesses with a service that has free time when it is asked for. */
export async function findFreeProviders(
  filters: ProviderFilters,
  text: TextSearch,
  nowMs: number,
  paging: Paging,
  batch: ProviderBatch,
) {
  if (!(await isOnAnyCalendar(filters, nowMs)))
    return { rows: [], total: 0, totalIsCapped: false, nextCursor: null };
  const scan = async (cursor: string | undefined): Promise<Scan<FoundProvider>> => {
    const found = await batch({ limit: SCAN_SIZE + 1, cursor });
    return scanBatch(
      found,
      { batch: SCAN_SIZE, atATime: CHECKED_AT_A_TIME, limitMs: BATCH_LIMIT_MS },
      async (some) => {
        const ids = some.map(({ id }) => id);
        const leads = await leadsOf(ids, filters, text, nowMs);
        return some.filter(({ id }) => leads.has(id));
      },
    );
  };
  return pageOfScans(scan, paging);
}

/**
 * The service that shows why a business is found, by the business's id: the most booked of those that match and have
 * time when it is asked for. Businesses without one are left out.
 */
export async function leadsOf(
  providerIds: readonly string[],
  filters: ProviderFilters,
  text: TextSearch,
  nowMs: number,
): Promise<Map<string, string>> {
  if (providerIds.length === 0) return new Map();
  const params = new Params();
  const { rows } = await pool().query<{ id: string; providerId: string }>(
    `SELECT s.service_id AS id, s.provider_id AS "providerId" FROM service_search s
     WHERE s.provider_id = ANY (${params.add(providerIds)}::uuid[]) AND ${matchingServices(filters, text, params)}
     ORDER BY s.price_ore < ${smallestPaymentOre}, s.booking_count DESC, s.price_ore, s.service_id`,
    params.values,
  );
  const isFree = await freeServices(
    rows.map(({ id }) => id),
    filters,
    nowMs,
  );
  const leads = new Map<string, string>();
  for (const { id, providerId } of rows) {
    if (!leads.has(providerId) && isFree(id)) leads.set(providerId, id);
  }
  return leads;
}
