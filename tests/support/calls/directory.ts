import { findServices } from "@/lib/directory/search/findServices";
import type { Found } from "@/lib/directory/search/paging";
import { noServiceFilters, type ServiceFilters } from "@/lib/directory/search/serviceFilters";

/** All pages of a list of services, one after the other by their cursors. */
export async function allPages(
  filters: Partial<ServiceFilters>,
  { limit = 17, nowMs = Date.now() }: { limit?: number; nowMs?: number } = {},
): Promise<{ ids: string[]; totals: number[]; sizes: number[] }> {
  const ids: string[] = [];
  const totals: number[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  do {
    const found: Found = await findServices({ ...noServiceFilters, ...filters }, nowMs, { limit, cursor });
    ids.push(...found.ids.map(({ id }) => id));
    totals.push(found.total);
    sizes.push(found.ids.length);
    cursor = found.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { ids, totals, sizes };
}

/** The ids of everything the filters find. */
export async function findAll(filters: Partial<ServiceFilters>): Promise<string[]> {
  return (await allPages(filters, { limit: 100 })).ids;
}
