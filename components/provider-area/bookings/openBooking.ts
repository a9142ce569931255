/** The query parameter that names the booking whose details are open. */
export const bookingParam = "booking";

/** Names the open booking in the address, or none, without a new entry in the history. */
export function showBooking(id: string | null): void {
  const url = new URL(window.location.href);
  if (id === null) url.searchParams.delete(bookingParam);
  else url.searchParams.set(bookingParam, id);
  window.history.replaceState(null, "", url);
}
