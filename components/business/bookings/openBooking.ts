import { setAddressParam } from "../addressParam";

/** The query parameter that names the booking whose details are open. */
export const bookingParam = "booking";

/** Names the open booking in the address, or none, without a new entry in the history. */
export function showBooking(id: string | null): void {
  setAddressParam(bookingParam, id);
}
