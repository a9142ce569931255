import { z } from "zod";
import type { PaymentStatus } from "@/lib/db/generated/enums";

/** Payment session status (PAY-13), as far as a booking can have it. */
export const paymentStatusSchema = z.enum(["paid", "unpaid", "processing", "expired"]);

/** How the contract tells of what we know of a payment. */
export const shownPaymentStatus: Record<PaymentStatus, z.infer<typeof paymentStatusSchema>> = {
  open: "unpaid",
  failed: "unpaid",
  processing: "processing",
  paid: "paid",
  expired: "expired",
};
