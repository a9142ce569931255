import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";

type Asked = Pick<ProviderBookingDetail, "booking_date" | "duration_minutes" | "refund_on_cancel"> &
  Partial<Pick<ProviderBookingDetail, "is_told" | "customer_email">>;

/**
 * Chooses the words for the consequences of cancelling: whether there is a refund, and whether the time becomes free,
 * which a past time does not.
 * @param nowMs epoch milliseconds
 */
export function cancelWords(
  booking: Asked,
  nowMs: number,
): "refund" | "noRefund" | "refundOver" | "noRefundOver" | "noMail" | "refundNoMail" {
  const hasRefund = (booking.refund_on_cancel ?? 0) > 0;
  // Without a mail the business tells the customer itself. Of money that goes back they are mailed wherever an address is known.
  if (booking.is_told === false && !hasRefund) return "noMail";
  if (booking.customer_email === "" && hasRefund) return "refundNoMail";
  const word = hasRefund ? "refund" : "noRefund";
  const endsMs = Date.parse(booking.booking_date) + booking.duration_minutes * 60_000;
  return endsMs <= nowMs ? `${word}Over` : word;
}
