import { presetParam } from "../../../newBooking/preset";
import { type BookingsQuery, bookingsHref } from "../../bookingsQuery";
import type { ChosenPlace } from "../panels/blockPanel";

/** The page with the form for a new booking open at a place that was pressed: `new`, and `staff` with whose time it is. */
export function newBookingHref(query: BookingsQuery, { date, minute, staffId }: ChosenPlace): string {
  const address = bookingsHref(query, { date, staff: staffId });
  return `${address}&new=${presetParam({ date, startMinute: minute })}`;
}

/** The same with the first free time from there on, where no place was pressed. */
export const nextFreeHref = (query: BookingsQuery, place: ChosenPlace): string =>
  `${newBookingHref(query, place)}..`;
