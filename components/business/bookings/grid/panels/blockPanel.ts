import { formatClock, parseClock } from "@/lib/time/clock";
import type { LocalDate } from "@/lib/time/localDate";
import { newBookingParam } from "../../../newBooking/preset";
import { bookingParam } from "../../openBooking";

/*
 * Which blocked time is open beside the day is in the address: `block` with its id, or with `YYYY-MM-DDTHH:mm` for one that
 * is to be made, and `who` with whose time that is.
 */

const blockParam = "block";
const whoParam = "who";

/** A place that was chosen in the grid; `staffId` null where nobody was. */
export type ChosenPlace = { date: LocalDate; minute: number; staffId: string | null };

/** A blocked time that exists, or the place for one. */
export type BlockTarget = { id: string } | { place: ChosenPlace };

/** What the address says; null for nothing, or for what is not valid. */
export function parseBlock(params: Pick<URLSearchParams, "get">): BlockTarget | null {
  const text = params.get(blockParam) ?? "";
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return { id: text };
  const [, date, time = ""] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
  const minute = parseClock(time);
  return date === undefined || minute === null
    ? null
    : { place: { date, minute, staffId: params.get(whoParam) } };
}

/** Whether the address opens something that stands beside the grid. */
export function isSideOpen(params: URLSearchParams): boolean {
  return params.has(bookingParam) || params.has(newBookingParam) || parseBlock(params) !== null;
}

/** The address with a blocked time open, and nothing else beside the day; null closes it. */
export function blockHref(href: string, target: BlockTarget | null): string {
  const url = new URL(href);
  // A `staff` beside `new` is part of the form; alone it is a filter.
  const closed = url.searchParams.has(newBookingParam) ? [newBookingParam, "staff"] : [];
  for (const name of [bookingParam, blockParam, whoParam, ...closed]) url.searchParams.delete(name);
  if (target !== null && "id" in target) url.searchParams.set(blockParam, target.id);
  else if (target !== null) {
    const { date, minute, staffId } = target.place;
    url.searchParams.set(blockParam, `${date}T${formatClock(minute)}`);
    if (staffId !== null) url.searchParams.set(whoParam, staffId);
  }
  return url.href;
}

/** Opens a blocked time beside the day, or closes it on null, without a request. */
export function showBlock(target: BlockTarget | null): void {
  window.history.replaceState(null, "", blockHref(window.location.href, target));
}
