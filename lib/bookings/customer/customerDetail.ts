import "server-only";
import type { Proof } from "../access";
import { type CustomerBookingDetail, serializeCustomerDetail } from "./customerBookingProjection";
import { findCustomerBooking } from "./customerBookings";
import { maskedEmail } from "./maskedEmail";

/**
 * One booking as it is now, as the contract tells it. Only its account is told the whole e-mail address: a link may have been
 * passed on.
 * @throws AppError not_signed_in when nothing was shown; not_found for what is not theirs
 */
export async function customerDetail(
  bookingId: string,
  proof: Proof,
  nowMs: number,
): Promise<CustomerBookingDetail> {
  const booking = await findCustomerBooking(bookingId, proof, nowMs);
  const detail = serializeCustomerDetail(booking, nowMs);
  const isOwn = booking.customerId !== null && booking.customerId === proof.customerId;
  return isOwn ? detail : { ...detail, customer_email: maskedEmail(detail.customer_email) };
}
