import { createCustomer } from "../billing/invoices";
import { startSubscription } from "../billing/subscribe";
import { type Context, onBehalfOf, present, seconds } from "../core/context";
import { newId } from "../core/ids";
import { emit } from "../server/events";
import { checkoutSessionShape, totalOf } from "../shapes/checkout";
import { fingerprintOf, type ReadCard } from "./cards";
import {
  cancelIntent,
  createIntent,
  decline,
  delay,
  failAuthentication,
  type NewIntent,
  requireAction,
  settle,
  succeed,
} from "./intents";
import type { CheckoutSessionRow, PaymentIntentRow, PaymentMethodRow } from "./rows";

export interface Payer {
  readonly email: string;
  readonly name: string;
  readonly card: ReadCard;
}

/** The result of an attempt to pay, by which the payment page decides what follows. */
export type PayAttempt =
  | { kind: "complete" }
  | { kind: "challenge" }
  | { kind: "declined"; declineCode: string };

/** Keeps the payer's card, on the account acted for. */
export function keepCard(ctx: Context, payer: Payer): PaymentMethodRow {
  const { card, expMonth, expYear } = payer.card;
  return ctx.tx.put("paymentMethod", {
    id: newId("pm"),
    account: ctx.account,
    created: seconds(ctx),
    customer: null,
    email: payer.email,
    name: payer.name,
    brand: card.brand,
    last4: card.number.slice(-4),
    expMonth,
    expYear,
    funding: card.funding,
    fingerprint: fingerprintOf(card.number),
    outcome: card.outcome,
    refund: card.refund,
    ...(card.dispute === undefined ? {} : { dispute: card.dispute }),
  });
}

function save(ctx: Context, session: CheckoutSessionRow): CheckoutSessionRow {
  const { dueAt, ...rest } = session;
  return ctx.tx.put("checkoutSession", session.status === "open" ? { ...rest, dueAt } : rest);
}

/** Completes a session that was paid, will be paid later, or costs nothing. */
export function complete(
  ctx: Context,
  session: CheckoutSessionRow,
  paymentStatus: CheckoutSessionRow["paymentStatus"],
): PayAttempt {
  const done = save(ctx, { ...session, status: "complete", paymentStatus, challenged: null });
  emit(ctx, "checkout.session.completed", checkoutSessionShape(ctx, done));
  return { kind: "complete" };
}

function intentOf(ctx: Context, session: CheckoutSessionRow, payer: { email: string }): PaymentIntentRow {
  const begun =
    session.paymentIntent === null ? undefined : ctx.tx.get("paymentIntent", session.paymentIntent);
  return begun ?? createIntent(ctx, intentFor(session, payer));
}

/** What a session says of its payment intent. */
export function intentFor(session: CheckoutSessionRow, payer: { email: string }): NewIntent {
  const { intentData } = session;
  return {
    amount: totalOf(session),
    currency: session.currency,
    applicationFeeAmount: intentData.applicationFeeAmount,
    description: intentData.description,
    receiptEmail: intentData.receiptEmail ?? payer.email,
    statementDescriptor: intentData.statementDescriptor,
    metadata: intentData.metadata,
    customer: session.customer,
    session: session.id,
  };
}

function charge(
  ctx: Context,
  session: CheckoutSessionRow,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): PayAttempt {
  const { outcome } = method;
  if (outcome.kind === "declined") {
    decline(ctx, intent, method, outcome.code, outcome.declineCode);
    return { kind: "declined", declineCode: outcome.declineCode };
  }
  if (outcome.kind === "delayed") {
    delay(ctx, intent, method);
    return complete(ctx, session, "unpaid");
  }
  succeed(ctx, intent, method);
  return complete(ctx, session, "paid");
}

/** A subscription is made only when its first payment succeeds; delayed cards pay it at once. */
function subscribe(ctx: Context, session: CheckoutSessionRow, method: PaymentMethodRow): PayAttempt {
  if (method.outcome.kind === "declined")
    return { kind: "declined", declineCode: method.outcome.declineCode };
  const made = startSubscription(ctx, session, method);
  return complete(ctx, { ...session, ...made }, "paid");
}

function challenge(ctx: Context, session: CheckoutSessionRow, method: PaymentMethodRow): PayAttempt {
  const intent =
    session.paymentIntent === null ? undefined : ctx.tx.get("paymentIntent", session.paymentIntent);
  if (intent !== undefined) requireAction(ctx, intent, method);
  save(ctx, { ...session, challenged: method.id });
  return { kind: "challenge" };
}

/** Creates the customer that the session asks for, also when the payment then fails. */
function withCustomer(
  ctx: Context,
  session: CheckoutSessionRow,
  details: { email: string; name: string },
): CheckoutSessionRow {
  if (session.customer !== null || session.customerCreation !== "always") return session;
  return { ...session, customer: createCustomer(ctx, { email: details.email, name: details.name }).id };
}

/** A press on the pay button. The session must be open. */
export function pay(outer: Context, session: CheckoutSessionRow, payer: Payer): PayAttempt {
  const ctx = onBehalfOf(outer, session.account);
  const method = keepCard(ctx, payer);
  const details = { email: payer.email, name: payer.name };
  const given = { ...session, details, challenged: null, termsAccepted: session.termsRequired };
  if (session.mode === "subscription") {
    return method.outcome.kind === "challenge"
      ? challenge(ctx, given, method)
      : subscribe(ctx, given, method);
  }
  const known = withCustomer(ctx, given, details);
  const intent = intentOf(ctx, known, payer);
  const begun = save(ctx, { ...known, paymentIntent: intent.id });
  return method.outcome.kind === "challenge"
    ? challenge(ctx, begun, method)
    : charge(ctx, begun, intent, method);
}

/** A session that costs nothing is completed without a card. */
export function completeFree(
  outer: Context,
  session: CheckoutSessionRow,
  details: { email: string; name: string },
): PayAttempt {
  const ctx = onBehalfOf(outer, session.account);
  const given = {
    ...session,
    details: { email: details.email, name: details.name },
    termsAccepted: session.termsRequired,
  };
  return complete(ctx, withCustomer(ctx, given, details), "no_payment_required");
}

/** The customer answered the bank's challenge. The session must be open and have one. */
export function answerChallenge(outer: Context, session: CheckoutSessionRow, confirmed: boolean): PayAttempt {
  const ctx = onBehalfOf(outer, session.account);
  const method = present(ctx.tx.get("paymentMethod", session.challenged ?? ""));
  const ends = method.outcome.kind === "challenge" ? method.outcome.ends : "succeeds";
  const intent =
    session.paymentIntent === null ? undefined : ctx.tx.get("paymentIntent", session.paymentIntent);
  if (!confirmed) {
    if (intent !== undefined) failAuthentication(ctx, intent, method);
    save(ctx, { ...session, challenged: null });
    return { kind: "declined", declineCode: "authentication" };
  }
  if (ends === "declined") {
    if (intent !== undefined) decline(ctx, intent, method, "card_declined", "generic_decline");
    save(ctx, { ...session, challenged: null });
    return { kind: "declined", declineCode: "generic_decline" };
  }
  if (intent === undefined) return subscribe(ctx, session, method);
  succeed(ctx, intent, method);
  return complete(ctx, session, "paid");
}

/** Ends an open session without payment. */
export function expireSession(outer: Context, session: CheckoutSessionRow): CheckoutSessionRow {
  const ctx = onBehalfOf(outer, session.account);
  const intent =
    session.paymentIntent === null ? undefined : ctx.tx.get("paymentIntent", session.paymentIntent);
  if (intent !== undefined) cancelIntent(ctx, intent);
  const expired = save(ctx, { ...session, status: "expired", challenged: null });
  emit(ctx, "checkout.session.expired", checkoutSessionShape(ctx, expired));
  return expired;
}

/** The outcome of a delayed payment has come. */
export function settleDelayed(outer: Context, intent: PaymentIntentRow): void {
  const ctx = onBehalfOf(outer, intent.account);
  const settled = settle(ctx, intent);
  const session = settled.session === null ? undefined : ctx.tx.get("checkoutSession", settled.session);
  if (session === undefined) return;
  const paid = settled.status === "succeeded";
  const after = save(ctx, { ...session, paymentStatus: paid ? "paid" : "unpaid" });
  const event = paid ? "checkout.session.async_payment_succeeded" : "checkout.session.async_payment_failed";
  emit(ctx, event, checkoutSessionShape(ctx, after));
}
