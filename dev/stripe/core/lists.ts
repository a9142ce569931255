import type { z } from "zod";
import { noSuch } from "./errors";
import type { pagination } from "./params";

export type Pagination = { [K in keyof typeof pagination]?: z.infer<(typeof pagination)[K]> };

/** One page of `rows` (oldest first), as Stripe pages: newest first, 10 by default. */
export function page<Row extends { id: string }>(
  rows: readonly Row[],
  paging: Pagination,
  url: string,
  shape: (row: Row) => object,
): object {
  const newestFirst = rows.toReversed();
  const limit = paging.limit ?? 10;
  const indexOf = (id: string, param: string) => {
    const index = newestFirst.findIndex((row) => row.id === id);
    if (index === -1) throw noSuch("object", id, param);
    return index;
  };
  if (paging.ending_before !== undefined) {
    const end = indexOf(paging.ending_before, "ending_before");
    const start = Math.max(end - limit, 0);
    return { object: "list", data: newestFirst.slice(start, end).map(shape), has_more: start > 0, url };
  }
  const start =
    paging.starting_after === undefined ? 0 : indexOf(paging.starting_after, "starting_after") + 1;
  const data = newestFirst.slice(start, start + limit).map(shape);
  return { object: "list", data, has_more: start + limit < newestFirst.length, url };
}

export type CreatedFilter =
  | number
  | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined };

/** Whether a moment passes a `created` filter. */
export function createdWithin(created: number, filter: CreatedFilter | undefined): boolean {
  if (filter === undefined) return true;
  if (typeof filter === "number") return created === filter;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = filter;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** True when no value was asked for, or exactly this one. */
export function wanted<T>(asked: T | undefined, value: T | null): boolean {
  return asked === undefined || asked === value;
}
