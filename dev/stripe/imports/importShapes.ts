import { z } from "zod";

/** Times are unix seconds, amounts minor units. */
const time = z.number().int();
const amount = z.number().int();
const metadata = z.record(z.string(), z.string());

/** A card payment of the past, as `POST /_test/payments` takes it. */
export const givenPayment = z.object({
  account: z.string().regex(/^acct_\w+$/),
  session: z.string().regex(/^cs_\w+$/),
  intent: z.string().regex(/^pi_\w+$/),
  charge: z.string().regex(/^ch_\w+$/),
  amount,
  fee: amount,
  currency: z.string(),
  /** What was bought, and a line below it. */
  item: z.string(),
  detail: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(["sv", "en"]),
  reference: z.string(),
  metadata,
  created: time,
  paid: time,
  expires: time,
  /** Set when all of it went back, commission too: the ids of the refund and of the commission returned. */
  refund: z.object({ id: z.string().regex(/^re_\w+$/), feeRefund: z.string(), created: time }).optional(),
  /** The address that the finished payment page links to. */
  returnUrl: z.url(),
});

/** A payout that has reached the bank, as `POST /_test/payouts` takes it. */
export const givenPayout = z.object({
  account: z.string().regex(/^acct_\w+$/),
  id: z.string().regex(/^po_\w+$/),
  amount,
  currency: z.string(),
  created: time,
  arrival: time,
  /** The ids of the imported charges, refunds and commissions returned that are in it. */
  sources: z.array(z.string()),
});

/** A running monthly subscription, as `POST /_test/subscriptions` takes it. */
export const givenSubscription = z.object({
  id: z.string().regex(/^sub_\w+$/),
  customer: z.object({ id: z.string().regex(/^cus_\w+$/), email: z.string(), name: z.string() }),
  product: z.string(),
  amount,
  currency: z.string(),
  metadata,
  created: time,
  periodStart: time,
  periodEnd: time,
  cancelAtPeriodEnd: z.boolean(),
  /** A tax on top of the amount: the rate with this name, percentage and metadata, made when there is none. */
  tax: z.object({ displayName: z.string(), percentage: z.number(), metadata }).optional(),
});

export type GivenPayment = z.infer<typeof givenPayment>;
export type GivenPayout = z.infer<typeof givenPayout>;
export type GivenSubscription = z.infer<typeof givenSubscription>;
