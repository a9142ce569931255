import type { BookingStatus } from "@/lib/bookings/status";
import type { CancelReason, PaymentStatus } from "@/lib/db/generated/enums";

/** The states of a checkout that the customer sees; the page has a text for each. */
export type CheckoutState =
  | "confirmed"
  | "completed"
  | "processing"
  | "open"
  | "checking"
  | "expired"
  | "failed"
  | "tooLate"
  | "cancelled";

type Facts = {
  status: BookingStatus;
  cancelReason: CancelReason | null;
  payment: PaymentStatus;
  /** The payment provider could not be asked whether an open payment has been made meanwhile. */
  isStale?: boolean;
};

/** Reasons by which a hold ends without the customer's or the business's doing. */
const lostHolds: readonly (CancelReason | null)[] = [
  "hold_expired",
  "checkout_abandoned",
  "payment_failed",
  "checkout_failed",
  "slot_lost",
];

/** Which of these states a booking and its payment are in. */
export function checkoutState({ status, cancelReason, payment, isStale = false }: Facts): CheckoutState {
  if (status === "confirmed" || status === "completed") return status;
  if (status === "pending" && payment === "processing") return "processing";
  if (status === "pending") return isStale ? "checking" : "open";
  if (payment === "paid") return lostHolds.includes(cancelReason) ? "tooLate" : "cancelled";
  return cancelReason === "payment_failed" || payment === "failed" ? "failed" : "expired";
}
