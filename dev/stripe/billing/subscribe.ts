import { type Context, onBehalfOf, present, seconds } from "../core/context";
import { newId } from "../core/ids";
import type { CheckoutSessionRow, PaymentMethodRow } from "../payments/rows";
import { emit } from "../server/events";
import { subscriptionShape } from "../shapes/billing";
import { paymentMethodShape } from "../shapes/payments";
import { collect, createCustomer, issueInvoice, voidInvoice } from "./invoices";
import { periodEnd } from "./periods";
import type { CustomerRow, InvoiceRow, PriceRow, SubscriptionRow } from "./rows";

function customerOf(ctx: Context, session: CheckoutSessionRow): CustomerRow {
  const known = session.customer === null ? undefined : ctx.tx.get("customer", session.customer);
  return (
    known ??
    createCustomer(ctx, { email: session.details?.email ?? null, name: session.details?.name ?? null })
  );
}

function recurringOf(price: PriceRow): NonNullable<PriceRow["recurring"]> {
  return present(price.recurring ?? undefined);
}

function attach(ctx: Context, method: PaymentMethodRow, customer: CustomerRow): PaymentMethodRow {
  const attached = ctx.tx.put("paymentMethod", { ...method, customer: customer.id });
  emit(ctx, "payment_method.attached", paymentMethodShape(attached));
  return attached;
}

type NewSubscription = Pick<SubscriptionRow, "quantity" | "description" | "metadata"> &
  Partial<Pick<SubscriptionRow, "id" | "created" | "periodEnd" | "taxRates">>;

/** Makes a subscription whose period begins now, with the invoice for that period, and pays it with `card`. */
export function openSubscription(
  ctx: Context,
  { customer, price, card }: { customer: CustomerRow; price: PriceRow; card: PaymentMethodRow },
  given: NewSubscription,
): SubscriptionRow {
  const method = attach(ctx, card, customer);
  const start = seconds(ctx);
  const end = given.periodEnd ?? periodEnd(start, start, recurringOf(price));
  const subscription = ctx.tx.put("subscription", {
    id: newId("sub"),
    account: ctx.account,
    created: start,
    customer: customer.id,
    status: "active",
    itemId: newId("si", 14),
    priceId: price.id,
    currency: price.currency,
    paymentMethod: method.id,
    taxRates: [],
    periodStart: start,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellation: { reason: null, comment: null, feedback: null },
    latestInvoice: null,
    dueAt: end * 1000,
    ...given,
    periodEnd: end,
  });
  const isFirst = subscription.created === start;
  const invoice = issueInvoice(ctx, subscription, isFirst ? "subscription_create" : "subscription_cycle");
  const begun = ctx.tx.put("subscription", { ...subscription, latestInvoice: invoice.id });
  emit(ctx, "customer.subscription.created", subscriptionShape(ctx, begun));
  collect(ctx, invoice, method, false);
  return begun;
}

/** Makes customer, subscription and first invoice of a completed Checkout session, and pays the invoice. */
export function startSubscription(
  ctx: Context,
  session: CheckoutSessionRow,
  card: PaymentMethodRow,
): Pick<CheckoutSessionRow, "customer" | "subscription" | "invoice"> {
  const customer = customerOf(ctx, session);
  const item = present(session.lineItems[0]);
  const price = present(ctx.tx.get("price", item.priceId));
  const subscription = openSubscription(
    ctx,
    { customer, price, card },
    { quantity: item.quantity, taxRates: item.taxes.map(({ rate }) => rate), ...session.subscriptionData },
  );
  return { customer: customer.id, subscription: subscription.id, invoice: subscription.latestInvoice };
}

/** Writes a changed subscription and emits its event. */
export function saveSubscription(
  ctx: Context,
  before: SubscriptionRow,
  after: SubscriptionRow,
): SubscriptionRow {
  const saved = ctx.tx.put("subscription", after);
  const event =
    after.status === "canceled" ? "customer.subscription.deleted" : "customer.subscription.updated";
  const previous = after.status === "canceled" ? undefined : subscriptionShape(ctx, before);
  emit(ctx, event, subscriptionShape(ctx, saved), previous);
  return saved;
}

/** Asks for the end of a subscription at the end of its period, or takes that back. */
export function setCancelAtPeriodEnd(ctx: Context, row: SubscriptionRow, cancel: boolean): SubscriptionRow {
  if (row.cancelAtPeriodEnd === cancel) return row;
  return {
    ...row,
    cancelAtPeriodEnd: cancel,
    canceledAt: cancel ? seconds(ctx) : null,
    cancellation: { ...row.cancellation, reason: cancel ? "cancellation_requested" : null },
  };
}

/** Ends a subscription now; an unpaid invoice of it is voided. */
export function endSubscription(
  ctx: Context,
  subscription: SubscriptionRow,
  cancellation: SubscriptionRow["cancellation"],
): SubscriptionRow {
  const now = seconds(ctx);
  const { dueAt: _due, ...rest } = subscription;
  const invoice =
    subscription.latestInvoice === null ? undefined : ctx.tx.get("invoice", subscription.latestInvoice);
  if (invoice?.status === "open") voidInvoice(ctx, invoice);
  return saveSubscription(ctx, subscription, {
    ...rest,
    status: "canceled",
    canceledAt: subscription.canceledAt ?? now,
    endedAt: now,
    cancelAtPeriodEnd: false,
    cancellation,
  });
}

function retryOrNew(
  ctx: Context,
  subscription: SubscriptionRow,
): { subscription: SubscriptionRow; invoice: InvoiceRow } {
  const latest = present(ctx.tx.get("invoice", subscription.latestInvoice ?? ""));
  if (latest.status === "open") return { subscription, invoice: latest };
  const price = present(ctx.tx.get("price", subscription.priceId));
  const periodStart = subscription.periodEnd;
  const next = ctx.tx.put("subscription", {
    ...subscription,
    periodStart,
    periodEnd: periodEnd(subscription.created, periodStart, recurringOf(price)),
  });
  const invoice = issueInvoice(ctx, next, "subscription_cycle");
  return { subscription: ctx.tx.put("subscription", { ...next, latestInvoice: invoice.id }), invoice };
}

/**
 * Whether a subscription ends after the last failed attempt or stays unpaid; a setting of the platform's Stripe account.
 */
export type AfterRetries = "canceled" | "unpaid";

function afterLastFailure(
  ctx: Context,
  before: SubscriptionRow,
  subscription: SubscriptionRow,
  lastly: AfterRetries,
): SubscriptionRow {
  if (lastly === "canceled")
    return endSubscription(ctx, subscription, { reason: "payment_failed", comment: null, feedback: null });
  const { dueAt: _due, ...rest } = subscription;
  return saveSubscription(ctx, before, { ...rest, status: "unpaid" });
}

/**
 * The period has ended, or an unpaid invoice is to be tried again: end the subscription if that was asked for, else
 * charge the next period. After the last failed attempt the subscription ends, or stays unpaid.
 */
export function renew(
  outer: Context,
  before: SubscriptionRow,
  fails: boolean,
  lastly: AfterRetries = "canceled",
): SubscriptionRow {
  const ctx = onBehalfOf(outer, before.account);
  if (before.cancelAtPeriodEnd) return endSubscription(ctx, before, before.cancellation);
  const method = present(ctx.tx.get("paymentMethod", before.paymentMethod));
  const { subscription, invoice } = retryOrNew(ctx, before);
  const tried = collect(ctx, invoice, method, fails);
  if (tried.status === "paid") {
    return saveSubscription(ctx, before, {
      ...subscription,
      status: "active",
      dueAt: subscription.periodEnd * 1000,
    });
  }
  if (tried.nextAttempt === null) return afterLastFailure(ctx, before, subscription, lastly);
  return saveSubscription(ctx, before, {
    ...subscription,
    status: "past_due",
    dueAt: tried.nextAttempt * 1000,
  });
}
