import { z } from "zod";
import type { BookingSource, PaymentStatus, PaymentWay } from "@/lib/db/generated/enums";
import type { BookingStatus } from "../status";

/**
 * How far a booking is paid, and on which way. `held`: its payment page is open. `free`: it costs nothing. `paid_by_card`:
 * online, before it was confirmed. `awaiting_link` and `pays_on_site`: nothing was paid yet. `partly_paid`: on the spot, a
 * part. `none`: cancelled before anything was paid.
 */
export const paidStates = [
  "held",
  "free",
  "paid_by_card",
  "paid_by_link",
  "paid_on_site",
  "partly_paid",
  "awaiting_link",
  "pays_on_site",
  "none",
] as const;
export const paidStateSchema = z.enum(paidStates);
export type PaidState = z.infer<typeof paidStateSchema>;

type Facts = {
  status: BookingStatus;
  source: BookingSource;
  paymentWay: PaymentWay;
  /** null: not for whoever asks, who is not told of parts either. */
  totalOre: number | null;
  dueOre: number;
};

/** What of a booking is paid; the one definition for lists, details, calendars, the customer's page and exports. */
export function paidState({ status, source, paymentWay, totalOre, dueOre }: Facts): PaidState {
  if (status === "pending") return "held";
  if (totalOre === 0) return "free";
  if (dueOre === 0) {
    if (source === "online") return "paid_by_card";
    return paymentWay === "link" ? "paid_by_link" : "paid_on_site";
  }
  if (source === "online") return "none";
  if (totalOre !== null && dueOre < totalOre) return "partly_paid";
  if (status === "cancelled") return "none";
  return paymentWay === "link" ? "awaiting_link" : "pays_on_site";
}

/** Whether nothing is left to pay. */
export const isPaid = (state: PaidState): boolean =>
  state === "paid_by_card" || state === "paid_by_link" || state === "paid_on_site";

type Through = {
  source: BookingSource;
  payment: { status: PaymentStatus } | null;
  /** The link that is open or was paid. */
  links: readonly { paidAt: Date | null }[];
};

/** Whether the visit was paid through the product. What came for a payment link that had ended was not for it, and went back. */
export function isPaidThrough({ source, payment, links }: Through): boolean {
  if (payment?.status !== "paid") return false;
  return source === "online" || links.some(({ paidAt }) => paidAt !== null);
}

type Parts = {
  source: BookingSource;
  totalOre: number;
  dueOre: number;
  /** The link that is open or was paid. */
  links: readonly { amountOre: number; paidAt: Date | null }[];
};

/** What was paid on the spot, less what was given back there, in öre. */
export function onSiteOre({ source, totalOre, dueOre, links }: Parts): number {
  if (source === "online") return 0;
  const byLinkOre = links.reduce((sum, { amountOre, paidAt }) => sum + (paidAt === null ? 0 : amountOre), 0);
  return totalOre - dueOre - byLinkOre;
}
