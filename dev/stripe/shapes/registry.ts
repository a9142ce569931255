import type { Context } from "../core/context";
import type { Kind, Rows } from "../rows";
import { accountShape } from "./account";
import { customerShape, priceShape, productShape, subscriptionShape } from "./billing";
import { checkoutSessionShape } from "./checkout";
import { invoiceShape } from "./invoice";
import { applicationFeeShape, balanceTransactionShape, refundShape } from "./ledger";
import { chargeShape, paymentIntentShape, paymentMethodShape } from "./payments";
import { taxRateShape } from "./taxRate";

type Shapes = { [K in Kind]?: (ctx: Context, row: Rows[K]) => object };

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
  default_payment_method: "paymentMethod",
  default_price: "price",
  fee: "applicationFee",
  invoice: "invoice",
  latest_charge: "charge",
  latest_invoice: "invoice",
  payment_intent: "paymentIntent",
  payment_method: "paymentMethod",
  price: "price",
  product: "product",
  subscription: "subscription",
  tax_rate: "taxRate",
};

function shapeIn<K extends Kind>(ctx: Context, kind: K, id: string): object | undefined {
  const row = ctx.tx.get(kind, id);
  return row === undefined ? undefined : shapes[kind]?.(ctx, row);
}

/** The object whose id is in a field of this name; undefined when the field cannot be expanded. */
export function referenced(ctx: Context, field: string, id: string): object | undefined {
  const kind = REFERENCES[field];
  return kind === undefined ? undefined : shapeIn(ctx, kind, id);
}
