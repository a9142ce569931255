import { z } from "zod";
import { taxRow } from "./taxRows";

const metadata = z.record(z.string(), z.string());
const owned = { id: z.string(), account: z.string().nullable(), created: z.number() };

export const customerRow = z.object({
  ...owned,
  email: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  description: z.string().nullable(),
  preferredLocales: z.array(z.string()),
  metadata,
  defaultPaymentMethod: z.string().nullable(),
  invoicePrefix: z.string(),
  nextInvoice: z.number(),
  deleted: z.boolean(),
});

export const productRow = z.object({
  ...owned,
  name: z.string(),
  description: z.string().nullable(),
  active: z.boolean(),
  images: z.array(z.string()),
  url: z.string().nullable(),
  defaultPrice: z.string().nullable(),
  metadata,
  updated: z.number(),
});

const recurringSchema = z.object({
  interval: z.enum(["day", "week", "month", "year"]),
  intervalCount: z.number(),
});

export const priceRow = z.object({
  ...owned,
  product: z.string(),
  currency: z.string(),
  unitAmount: z.number(),
  recurring: recurringSchema.nullable(),
  lookupKey: z.string().nullable(),
  nickname: z.string().nullable(),
  taxBehavior: z.enum(["inclusive", "exclusive", "unspecified"]),
  active: z.boolean(),
  metadata,
});

export const subscriptionRow = z.object({
  ...owned,
  customer: z.string(),
  status: z.enum(["active", "past_due", "unpaid", "canceled"]),
  itemId: z.string(),
  priceId: z.string(),
  quantity: z.number(),
  currency: z.string(),
  description: z.string().nullable(),
  metadata,
  paymentMethod: z.string(),
  taxRates: z.array(z.string()).default([]),
  periodStart: z.number(),
  periodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  cancellation: z.object({
    reason: z.enum(["cancellation_requested", "payment_failed"]).nullable(),
    comment: z.string().nullable(),
    feedback: z.string().nullable(),
  }),
  latestInvoice: z.string().nullable(),
  dueAt: z.number().optional(),
});

export const invoiceRow = z.object({
  ...owned,
  customer: z.string(),
  customerEmail: z.string().nullable(),
  customerName: z.string().nullable(),
  subscription: z.string(),
  subscriptionItem: z.string(),
  number: z.string(),
  status: z.enum(["open", "paid", "void"]),
  billingReason: z.enum(["subscription_create", "subscription_cycle"]),
  /** Without the taxes. */
  amount: z.number(),
  taxes: z.array(taxRow).default([]),
  currency: z.string(),
  priceId: z.string(),
  quantity: z.number(),
  description: z.string(),
  periodStart: z.number(),
  periodEnd: z.number(),
  paymentIntent: z.string().nullable(),
  attempts: z.number(),
  nextAttempt: z.number().nullable(),
  paidAt: z.number().nullable(),
  voidedAt: z.number().nullable(),
  token: z.string(),
});

export const portalSessionRow = z.object({
  ...owned,
  customer: z.string(),
  returnUrl: z.string().nullable(),
  locale: z.string().nullable(),
  token: z.string(),
});

export type CustomerRow = z.infer<typeof customerRow>;
export type ProductRow = z.infer<typeof productRow>;
export type PriceRow = z.infer<typeof priceRow>;
export type SubscriptionRow = z.infer<typeof subscriptionRow>;
export type InvoiceRow = z.infer<typeof invoiceRow>;
export type PortalSessionRow = z.infer<typeof portalSessionRow>;
