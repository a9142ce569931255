import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";

type Asked = Pick<ProviderBookingDetail, "booking_date" | "duration_minutes" | "refund_on_cancel">;

/**
 * Chooses the words for the consequences of cancelling: whether there is a refund, and whether the time becomes free,
 * which a past time does not.
 * @param nowMs epoch milliseconds
 */
export function cancelWords(
  booking: Asked,
  nowMs: number,
): "refund" | "noRefund" | "refundOver" | "noRefundOver" {
  const word = (booking.refund_on_cancel ?? 0) > 0 ? "refund" : "noRefund";
  const endsMs = Date.parse(booking.booking_date) + booking.duration_minutes * 60_000;
  return endsMs <= nowMs ? `${word}Over` : word;
}
