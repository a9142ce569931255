import { formatClock } from "@/lib/time/clock";
import { type BookingsQuery, bookingsHref } from "../../bookingsQuery";
import type { ChosenPlace } from "../panels/blockPanel";

/** The page with the form for a new booking open: `new=YYYY-MM-DDTHH:mm`, and `staff` with whose time it is. */
export function newBookingHref(query: BookingsQuery, { date, minute, staffId }: ChosenPlace): string {
  const address = bookingsHref(query, { date, staff: staffId });
  return `${address}&new=${date}T${formatClock(minute)}`;
}
