import { isErased } from "@/lib/bookings/isErased";
import type { BookingStatus } from "@/lib/bookings/status";

type Offered = {
  customerId: string | null;
  status: BookingStatus;
  confirmedAt: Date | null;
  customerEmail: string;
  customerName: string;
};

/**
 * Whether whoever made a booking is offered an account: a guest's that was confirmed and is not cancelled, of which an
 * address is known. Whether the address has an account does not matter, so that the offer does not tell.
 */
export function mayOfferAccount(booking: Offered): boolean {
  const { customerId, status, confirmedAt, customerEmail } = booking;
  const isBooked = status === "confirmed" || status === "completed";
  return (
    customerId === null && isBooked && confirmedAt !== null && customerEmail !== "" && !isErased(booking)
  );
}
