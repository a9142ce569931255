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
): "refund" | "noRefund" | "refundOver" | "noRefundOver" | "noMail" | "noAddress" | "refundNoAddress" {
  const hasRefund = (booking.refund_on_cancel ?? 0) > 0;
  // Without a mail the business tells the customer itself. Of money that goes back they are mailed wherever an address is known.
  if (booking.customer_email === "") return hasRefund ? "refundNoAddress" : "noAddress";
  if (booking.is_told === false && !hasRefund) return "noMail";
  const word = hasRefund ? "refund" : "noRefund";
  const endsMs = Date.parse(booking.booking_date) + booking.duration_minutes * 60_000;
  return endsMs <= nowMs ? `${word}Over` : word;
}

type Written = Pick<ProviderBookingDetail, "customer_email" | "is_told">;

/**
 * Who reads what is written with a cancellation: the customer in a mail and on the booking's page (`mail`), on that page alone
 * (`page`), nobody but the business where no address is known (`business`), or `unknown` to a member, who is not told the address.
 * @param hasRefund whether money goes back, of which the customer is mailed wherever an address is known
 */
export function noteReader(
  { customer_email: email, is_told }: Written,
  hasRefund = false,
): "mail" | "page" | "business" | "unknown" {
  if (email === null) return "unknown";
  if (email === "") return "business";
  return is_told || hasRefund ? "mail" : "page";
}
