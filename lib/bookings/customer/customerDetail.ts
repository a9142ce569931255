import "server-only";
import type { Proof } from "../access";
import { type CustomerBookingDetail, serializeCustomerDetail } from "./customerBookingProjection";
import { findCustomerBooking } from "./customerBookings";

/**
 * One booking as it is now, as the contract tells it.
 * @throws AppError not_signed_in when nothing was shown; not_found for what is not theirs
 */
export async function customerDetail(
  bookingId: string,
  proof: Proof,
  nowMs: number,
): Promise<CustomerBookingDetail> {
  return serializeCustomerDetail(await findCustomerBooking(bookingId, proof, nowMs), nowMs);
}
