import type { Context } from "../core/context";
import type { Kind, RowOfKind } from "../rows";
import { accountShape } from "./account";
import { customerShape, priceShape, productShape, subscriptionShape } from "./billing";
import { checkoutSessionShape } from "./checkout";
import { invoiceShape } from "./invoice";
import { applicationFeeShape, balanceTransactionShape, refundShape } from "./ledger";
import { disputeShape, payoutShape } from "./money";
import { chargeShape, paymentIntentShape, paymentMethodShape } from "./payments";
import { taxRateShape } from "./taxRate";

type Shapes = { [K in Kind]?: (ctx: Context, row: RowOfKind[K]) => object };

/** How each table's rows look to a caller. */
const shapes: Shapes = {
  account: (_ctx, row) => accountShape(row),
  checkoutSession: checkoutSessionShape,
  paymentIntent: paymentIntentShape,
  paymentMethod: (_ctx, row) => paymentMethodShape(row),
  charge: chargeShape,
  refund: (_ctx, row) => refundShape(row),
  applicationFee: (_ctx, row) => applicationFeeShape(row),
  balanceTransaction: balanceTransactionShape,
  dispute: disputeShape,
  payout: (_ctx, row) => payoutShape(row),
  customer: (_ctx, row) => customerShape(row),
  product: (_ctx, row) => productShape(row),
  price: (_ctx, row) => priceShape(row),
  taxRate: (_ctx, row) => taxRateShape(row),
  subscription: subscriptionShape,
  invoice: invoiceShape,
};

/** The fields that hold another object's id, and the table it is in. */
const REFERENCES: Record<string, Kind> = {
  account: "account",
  application_fee: "applicationFee",
  balance_transaction: "balanceTransaction",
  charge: "charge",
  customer: "customer",
  dispute: "dispute",
  failure_balance_transaction: "balanceTransaction",
  default_payment_method: "paymentMethod",
  default_price: "price",
  fee: "applicationFee",
  invoice: "invoice",
  latest_charge: "charge",
  latest_invoice: "invoice",
  payment_intent: "paymentIntent",
  payment_method: "paymentMethod",
  payout: "payout",
  price: "price",
  product: "product",
  subscription: "subscription",
  tax_rate: "taxRate",
};

function shapeIn<K extends Kind>(ctx: Context, kind: K, id: string): object | undefined {
  const row = ctx.tx.get(kind, id);
  return row === undefined ? undefined : shapes[kind]?.(ctx, row);
}

/** What a balance transaction was made by, by the prefix of its id; what has no object here stays an id. */
const SOURCES: Record<string, Kind> = {
  ch: "charge",
  re: "refund",
  du: "dispute",
  po: "payout",
  fee: "applicationFee",
};

/** Whether a field holds ids of several kinds, some of which have no object here. */
export const isSource = (field: string): boolean => field === "source";

/** The object whose id is in a field of this name; undefined when the field cannot be expanded. */
export function referenced(ctx: Context, field: string, id: string): object | undefined {
  const kind = isSource(field) ? SOURCES[id.split("_")[0] ?? ""] : REFERENCES[field];
  return kind === undefined ? undefined : shapeIn(ctx, kind, id);
}
