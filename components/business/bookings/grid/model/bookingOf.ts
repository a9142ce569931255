import type { GridBooking, Timetable } from "./timetable";

/** A booking of the days shown, also one that the filter hides; null for any other. */
export function bookingOf({ columns }: Timetable, id: string | null): GridBooking | null {
  for (const { entries, hidden } of columns) {
    const shown = entries.flatMap((entry) => (entry.kind === "booking" ? [entry.booking] : []));
    const found = [...shown, ...hidden].find((booking) => booking.id === id);
    if (found) return found;
  }
  return null;
}
