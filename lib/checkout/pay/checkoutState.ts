import type { BookingStatus } from "@/lib/bookings/status";
import type { CancelReason, PaymentStatus } from "@/lib/db/generated/enums";

/** What the customer has to be told about a checkout; each is a page state of its own. */
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

/** Tells processing, paid, expired, cancelled and paid too late apart. */
export function checkoutState({ status, cancelReason, payment, isStale = false }: Facts): CheckoutState {
  if (status === "confirmed" || status === "completed") return status;
  if (status === "pending" && payment === "processing") return "processing";
  if (status === "pending") return isStale ? "checking" : "open";
  if (payment === "paid") return lostHolds.includes(cancelReason) ? "tooLate" : "cancelled";
  return cancelReason === "payment_failed" || payment === "failed" ? "failed" : "expired";
}
