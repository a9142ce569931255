import { z } from "zod";
import { accountLinkRow, accountRow, loginLinkRow, onboardingRow } from "./accounts/rows";
import {
  customerRow,
  invoiceRow,
  portalSessionRow,
  priceRow,
  productRow,
  subscriptionRow,
} from "./billing/rows";
import { taxRateRow } from "./billing/taxRows";
import { disputeRow, payoutRow } from "./payments/moneyRows";
import {
  applicationFeeRow,
  balanceTransactionRow,
  chargeRow,
  checkoutSessionRow,
  paymentIntentRow,
  paymentMethodRow,
  refundRow,
} from "./payments/rows";

const idempotencyRow = z.object({
  /** Account, a slash, and the key itself. */
  id: z.string(),
  created: z.number(),
  requestId: z.string(),
  endpoint: z.string(),
  /** Hash of the parameters. */
  fingerprint: z.string(),
  status: z.number(),
  body: z.string(),
});

const eventRow = z.object({
  id: z.string(),
  account: z.string().nullable(),
  created: z.number(),
  type: z.string(),
  /** The object as it was at that moment, as JSON text. */
  object: z.string(),
  previous: z.string().nullable(),
  requestId: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
});

const deliveryRow = z.object({
  /** The event's id: there is one receiver. */
  id: z.string(),
  created: z.number(),
  status: z.enum(["pending", "delivered", "given_up", "discarded"]),
  attempts: z.number(),
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
  dueAt: z.number().optional(),
});

/** Every table of the stand-in with the shape of its rows. Times named `created` are unix seconds, `dueAt` milliseconds. */
export const rowSchemas = {
  account: accountRow,
  accountLink: accountLinkRow,
  onboarding: onboardingRow,
  loginLink: loginLinkRow,
  checkoutSession: checkoutSessionRow,
  paymentIntent: paymentIntentRow,
  paymentMethod: paymentMethodRow,
  charge: chargeRow,
  refund: refundRow,
  applicationFee: applicationFeeRow,
  dispute: disputeRow,
  payout: payoutRow,
  balanceTransaction: balanceTransactionRow,
  customer: customerRow,
  product: productRow,
  price: priceRow,
  taxRate: taxRateRow,
  subscription: subscriptionRow,
  invoice: invoiceRow,
  portalSession: portalSessionRow,
  event: eventRow,
  delivery: deliveryRow,
  idempotency: idempotencyRow,
};

export type Kind = keyof typeof rowSchemas;
export type RowOfKind = { [K in Kind]: z.infer<(typeof rowSchemas)[K]> };
