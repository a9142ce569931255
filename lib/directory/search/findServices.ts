import "server-only";
import { findFreeServices } from "./findFreeServices";
import { countServiceIds, FEW, findServiceIds } from "./findServiceIds";
import type { Count } from "./looserSearches";
import type { Found, Paging } from "./paging";
import type { ServiceFilters } from "./serviceFilters";
import { findByText, nothing, type TextSearch } from "./text/searchQuery";

/**
 * The services that a visitor's filters leave, in the order asked for; where a text finds none, what is nearest to it. `nowMs` decides what is still free where a day
 * or a part of the day is asked for.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function findServices(filters: ServiceFilters, nowMs: number, paging: Paging): Promise<Found> {
  const find = async (text: TextSearch) => ({
    ...(await findMatching(filters, text, nowMs, paging)),
    nearestKinds: text === null || text === nothing ? [] : text.nearest,
  });
  return findByText(filters.q, find, ({ total }) => total);
}

async function findMatching(
  filters: ServiceFilters,
  text: TextSearch,
  nowMs: number,
  paging: Paging,
): Promise<Found> {
  if (filters.date !== null || filters.time.length > 0) return findFreeServices(filters, text, nowMs, paging);
  const { limit, cursor, page = 1, exactTotal = false } = paging;
  const slice = { limit: limit + 1, cursor, offset: (page - 1) * limit };
  const { ids, total } = await findServiceIds(filters, text, slice);
  return {
    ids: ids.slice(0, limit),
    total: total ?? (exactTotal ? await countServiceIds(filters, text, null) : FEW),
    totalIsCapped: total === null && !exactTotal,
    nextCursor: ids.length > limit ? (ids[limit - 1]?.cursor ?? null) : null,
  };
}

/** How many services the filters leave; capped. */
export async function countServices(filters: ServiceFilters, nowMs: number): Promise<Count> {
  return findByText(
    filters.q,
    (text) => countMatching(filters, text, nowMs),
    ({ total }) => total,
  );
}

async function countMatching(filters: ServiceFilters, text: TextSearch, nowMs: number): Promise<Count> {
  if (filters.date !== null || filters.time.length > 0) {
    const { total, totalIsCapped } = await findFreeServices(filters, text, nowMs, { limit: 1 });
    return { total, totalIsCapped };
  }
  const count = await countServiceIds(filters, text, FEW + 1);
  return { total: Math.min(count, FEW), totalIsCapped: count > FEW };
}
