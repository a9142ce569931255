import { setAddressParam } from "../addressParam";

/** The query parameter with the id of the open booking. */
export const bookingParam = "booking";

/** Sets the open booking in the address, or removes it on null, without a new history entry. */
export function showBooking(id: string | null): void {
  setAddressParam(bookingParam, id);
}
