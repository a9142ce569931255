import type { ProviderBookingRow } from "@/lib/bookings/business/providerBookings";
import { type PaidState, paidState } from "@/lib/bookings/payment/paidState";
import type { BookingSource } from "@/lib/db/generated/enums";

type Fact = `bookedBy.${BookingSource}` | `paid.${PaidState}`;

/** What a row says of a booking that the business made: how it came, and how it is paid. Texts of `common`. */
export function ownFacts(booking: ProviderBookingRow): Fact[] {
  if (booking.source === "online") return [];
  return [`bookedBy.${booking.source}`, `paid.${paidState(booking)}`];
}
