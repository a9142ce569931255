/** How many characters of an id people see (FMT-7). */
export const shortIdLength = 8;

/** What a person reads out on the phone: the first eight characters of the booking's id. */
export function bookingReference(id: string): string {
  return id.slice(0, shortIdLength).toUpperCase();
}
