import { z } from "zod";
import { taxRow } from "../billing/taxRows";
import { disputeRow } from "./moneyRows";

const metadata = z.record(z.string(), z.string());
const owned = { id: z.string(), account: z.string().nullable(), created: z.number() };

/** How a payment with a test card goes. */
const cardOutcome = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("succeeds") }),
  z.object({ kind: z.literal("declined"), code: z.string(), declineCode: z.string() }),
  z.object({ kind: z.literal("challenge"), ends: z.enum(["succeeds", "declined"]) }),
  z.object({ kind: z.literal("delayed"), ends: z.enum(["succeeds", "fails"]) }),
]);

export const paymentMethodRow = z.object({
  ...owned,
  customer: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  funding: z.enum(["credit", "debit"]),
  fingerprint: z.string(),
  outcome: cardOutcome,
  /** How a refund to this card goes: at once, later, or first well and then not. */
  refund: z.enum(["at_once", "later", "bounces"]),
  /** Set for a card whose holder disputes what it paid. */
  dispute: z.object({ reason: disputeRow.shape.reason, isInquiry: z.boolean() }).optional(),
});

const lineItemSchema = z.object({
  id: z.string(),
  description: z.string(),
  detail: z.string().nullable(),
  quantity: z.number(),
  unitAmount: z.number(),
  currency: z.string(),
  priceId: z.string(),
  /** On top of the amount. */
  taxes: z.array(taxRow).default([]),
});

export const checkoutSessionRow = z.object({
  ...owned,
  mode: z.enum(["payment", "subscription"]),
  status: z.enum(["open", "complete", "expired"]),
  paymentStatus: z.enum(["paid", "unpaid", "no_payment_required"]),
  currency: z.string(),
  lineItems: z.array(lineItemSchema),
  customerEmail: z.string().nullable(),
  customer: z.string().nullable(),
  customerCreation: z.enum(["always", "if_required"]),
  clientReferenceId: z.string().nullable(),
  locale: z.string().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  expiresAt: z.number(),
  metadata,
  submitType: z.enum(["auto", "pay", "book", "donate", "subscribe"]).nullable(),
  submitText: z.string().nullable(),
  termsText: z.string().nullable(),
  termsRequired: z.boolean(),
  termsAccepted: z.boolean(),
  displayName: z.string().nullable(),
  intentData: z.object({
    applicationFeeAmount: z.number().nullable(),
    description: z.string().nullable(),
    receiptEmail: z.string().nullable(),
    statementDescriptor: z.string().nullable(),
    metadata,
  }),
  subscriptionData: z.object({ description: z.string().nullable(), metadata }),
  paymentIntent: z.string().nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  details: z.object({ email: z.string(), name: z.string() }).nullable(),
  /** The card that waits for the bank's challenge. */
  challenged: z.string().nullable(),
  dueAt: z.number().optional(),
});

const paymentError = z.object({
  code: z.string(),
  declineCode: z.string().nullable(),
  message: z.string(),
  paymentMethod: z.string(),
  charge: z.string().nullable(),
});

export const paymentIntentRow = z.object({
  ...owned,
  amount: z.number(),
  currency: z.string(),
  status: z.enum(["requires_payment_method", "requires_action", "processing", "succeeded", "canceled"]),
  description: z.string().nullable(),
  receiptEmail: z.string().nullable(),
  applicationFeeAmount: z.number().nullable(),
  statementDescriptor: z.string().nullable(),
  metadata,
  customer: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  latestCharge: z.string().nullable(),
  lastError: paymentError.nullable(),
  clientSecret: z.string(),
  canceledAt: z.number().nullable(),
  session: z.string().nullable(),
  invoice: z.string().nullable(),
  dueAt: z.number().optional(),
});

export const chargeRow = z.object({
  ...owned,
  amount: z.number(),
  amountRefunded: z.number(),
  currency: z.string(),
  status: z.enum(["succeeded", "pending", "failed"]),
  description: z.string().nullable(),
  metadata,
  customer: z.string().nullable(),
  paymentIntent: z.string(),
  paymentMethod: z.string(),
  authenticated: z.boolean(),
  receiptEmail: z.string().nullable(),
  receiptNumber: z.string(),
  receiptToken: z.string(),
  statementDescriptor: z.string().nullable(),
  applicationFee: z.string().nullable(),
  applicationFeeAmount: z.number().nullable(),
  balanceTransaction: z.string().nullable(),
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  declineCode: z.string().nullable(),
  /** Of a card whose holder disputes it: when. */
  dueAt: z.number().optional(),
});

export const refundRow = z.object({
  ...owned,
  amount: z.number(),
  currency: z.string(),
  charge: z.string(),
  paymentIntent: z.string(),
  status: z.enum(["succeeded", "pending", "failed"]),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).nullable(),
  metadata,
  receiptNumber: z.string(),
  balanceTransaction: z.string().nullable(),
  failureReason: z.string().nullable(),
  /** Of a failed one: what brought the amount back. */
  failureBalanceTransaction: z.string().optional(),
  dueAt: z.number().optional(),
});

/** Belongs to the platform; `connectedAccount` is the one that paid it. */
export const applicationFeeRow = z.object({
  ...owned,
  connectedAccount: z.string(),
  amount: z.number(),
  amountRefunded: z.number(),
  currency: z.string(),
  charge: z.string(),
  refunds: z.array(z.object({ id: z.string(), amount: z.number(), created: z.number(), metadata })),
});

export const balanceTransactionRow = z.object({
  ...owned,
  amount: z.number(),
  fee: z.number(),
  feeDetails: z.array(
    z.object({
      amount: z.number(),
      type: z.enum(["stripe_fee", "application_fee"]),
      description: z.string(),
    }),
  ),
  currency: z.string(),
  type: z.enum([
    "charge",
    "refund",
    "application_fee",
    "application_fee_refund",
    "refund_failure",
    "adjustment",
    "payout",
    "payout_failure",
    "stripe_fee",
  ]),
  /** Where it is another than the type. */
  reportingCategory: z.enum(["dispute", "dispute_reversal", "fee"]).optional(),
  /** null for a fee of the account itself. */
  source: z.string().nullable(),
  /** The payout that it was paid out with. */
  payout: z.string().optional(),
  description: z.string().nullable(),
  availableOn: z.number(),
});

export type CardOutcome = z.infer<typeof cardOutcome>;
export type PaymentMethodRow = z.infer<typeof paymentMethodRow>;
export type LineItem = z.infer<typeof lineItemSchema>;
export type CheckoutSessionRow = z.infer<typeof checkoutSessionRow>;
export type PaymentIntentRow = z.infer<typeof paymentIntentRow>;
export type ChargeRow = z.infer<typeof chargeRow>;
export type RefundRow = z.infer<typeof refundRow>;
export type ApplicationFeeRow = z.infer<typeof applicationFeeRow>;
export type BalanceTransactionRow = z.infer<typeof balanceTransactionRow>;
