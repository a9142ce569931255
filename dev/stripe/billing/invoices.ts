import { type Context, present, seconds } from "../core/context";
import { newId, randomText } from "../core/ids";
import { createIntent, decline, succeed } from "../payments/intents";
import type { PaymentMethodRow } from "../payments/rows";
import { emit } from "../server/events";
import { customerShape } from "../shapes/billing";
import { invoiceShape, invoiceTotal } from "../shapes/invoice";
import type { CustomerRow, InvoiceRow, SubscriptionRow } from "./rows";
import { taxesOn } from "./taxes";

/** A failed renewal is tried again after this long, three times in all. */
const RETRY_SECONDS = 3 * 86_400;
const MAX_ATTEMPTS = 4;

function nextNumber(ctx: Context, customer: CustomerRow): string {
  const number = `${customer.invoicePrefix}-${String(customer.nextInvoice).padStart(4, "0")}`;
  ctx.tx.put("customer", { ...customer, nextInvoice: customer.nextInvoice + 1 });
  return number;
}

/** Writes the invoice for the subscription's present period. */
export function issueInvoice(
  ctx: Context,
  subscription: SubscriptionRow,
  billingReason: InvoiceRow["billingReason"],
): InvoiceRow {
  const customer = present(ctx.tx.get("customer", subscription.customer));
  const price = present(ctx.tx.get("price", subscription.priceId));
  const product = present(ctx.tx.get("product", price.product));
  const amount = price.unitAmount * subscription.quantity;
  const invoice = ctx.tx.put("invoice", {
    id: newId("in"),
    account: ctx.account,
    created: seconds(ctx),
    customer: customer.id,
    customerEmail: customer.email,
    customerName: customer.name,
    subscription: subscription.id,
    subscriptionItem: subscription.itemId,
    number: nextNumber(ctx, customer),
    status: "open",
    billingReason,
    amount,
    taxes: taxesOn(ctx, amount, subscription.taxRates),
    currency: price.currency,
    priceId: price.id,
    quantity: subscription.quantity,
    description: `${subscription.quantity} × ${product.name}`,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    paymentIntent: null,
    attempts: 0,
    nextAttempt: null,
    paidAt: null,
    voidedAt: null,
    token: randomText(32),
  });
  emit(ctx, "invoice.created", invoiceShape(ctx, invoice));
  emit(ctx, "invoice.finalized", invoiceShape(ctx, invoice));
  return invoice;
}

/** Tries to take the invoice's amount from the card. */
export function collect(
  ctx: Context,
  invoice: InvoiceRow,
  method: PaymentMethodRow,
  fails: boolean,
): InvoiceRow {
  const begun =
    invoice.paymentIntent === null ? undefined : ctx.tx.get("paymentIntent", invoice.paymentIntent);
  const intent =
    begun ??
    createIntent(ctx, {
      amount: invoiceTotal(invoice),
      currency: invoice.currency,
      customer: invoice.customer,
      description:
        invoice.billingReason === "subscription_create" ? "Subscription creation" : "Subscription update",
      receiptEmail: invoice.customerEmail,
      invoice: invoice.id,
    });
  const tried = { ...invoice, paymentIntent: intent.id, attempts: invoice.attempts + 1 };
  if (fails) {
    decline(ctx, intent, method, "card_declined", "generic_decline");
    const nextAttempt = tried.attempts < MAX_ATTEMPTS ? seconds(ctx) + RETRY_SECONDS : null;
    const open = ctx.tx.put("invoice", { ...tried, nextAttempt });
    emit(ctx, "invoice.payment_failed", invoiceShape(ctx, open));
    return open;
  }
  succeed(ctx, intent, method);
  const paid = ctx.tx.put("invoice", { ...tried, status: "paid", paidAt: seconds(ctx), nextAttempt: null });
  emit(ctx, "invoice.paid", invoiceShape(ctx, paid));
  emit(ctx, "invoice.payment_succeeded", invoiceShape(ctx, paid));
  return paid;
}

/** Voids an unpaid invoice of a subscription that has ended. */
export function voidInvoice(ctx: Context, invoice: InvoiceRow): void {
  const voided = ctx.tx.put("invoice", {
    ...invoice,
    status: "void",
    voidedAt: seconds(ctx),
    nextAttempt: null,
  });
  emit(ctx, "invoice.voided", invoiceShape(ctx, voided));
}

type NewCustomer = Partial<Omit<CustomerRow, "account" | "created">>;

export function createCustomer(ctx: Context, given: NewCustomer): CustomerRow {
  const customer = ctx.tx.put("customer", {
    id: newId("cus", 14),
    account: ctx.account,
    created: seconds(ctx),
    email: null,
    name: null,
    phone: null,
    description: null,
    preferredLocales: [],
    metadata: {},
    defaultPaymentMethod: null,
    invoicePrefix: randomText(8).toUpperCase(),
    nextInvoice: 1,
    deleted: false,
    ...given,
  });
  emit(ctx, "customer.created", customerShape(customer));
  return customer;
}
