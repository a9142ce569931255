import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { otherDay } from "./serviceFilters";

export type PageQuery = Record<string, string | string[] | undefined>;

/** The first of a repeated parameter. */
export function single(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === "" ? null : first;
}

/** The number of a page of results, from 1. */
export function pageNumber(query: PageQuery): number {
  const page = Number(single(query.page) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

const daysAhead = new Map([
  ["today", 0],
  ["tomorrow", 1],
]);

/**
 * Replaces `date=today` and `date=tomorrow` by dates: the home page is a cached document, so its form cannot contain the
 * date. A day that was typed (`day`) counts where none is chosen by name.
 */
export function withNamedDay(query: PageQuery, now: number, timeZone: string): PageQuery {
  const { day, ...rest } = query;
  const chosen = single(query.date) ?? "";
  const ahead = daysAhead.get(chosen);
  if (ahead !== undefined) return { ...rest, date: addDays(localDateOf(now, timeZone), ahead) };
  return chosen === otherDay ? { ...rest, date: day } : rest;
}
