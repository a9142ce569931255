import { type Context, present, seconds } from "../core/context";
import { newId, randomText, receiptNumber } from "../core/ids";
import { emit } from "../server/events";
import { chargeShape, paymentIntentShape } from "../shapes/payments";
import { bookCharge, takeApplicationFee } from "./ledger";
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from "./rows";

export type NewIntent = Pick<PaymentIntentRow, "amount" | "currency"> & Partial<PaymentIntentRow>;

export function createIntent(ctx: Context, given: NewIntent): PaymentIntentRow {
  const id = given.id ?? newId("pi");
  const intent = ctx.tx.put("paymentIntent", {
    id,
    account: ctx.account,
    created: seconds(ctx),
    status: "requires_payment_method",
    description: null,
    receiptEmail: null,
    applicationFeeAmount: null,
    statementDescriptor: null,
    metadata: {},
    customer: null,
    paymentMethod: null,
    latestCharge: null,
    lastError: null,
    clientSecret: `${id}_secret_${randomText(25)}`,
    canceledAt: null,
    session: null,
    invoice: null,
    ...given,
  });
  emit(ctx, "payment_intent.created", paymentIntentShape(ctx, intent));
  return intent;
}

function newCharge(
  ctx: Context,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  id = newId("ch"),
): ChargeRow {
  return {
    id,
    account: intent.account,
    created: seconds(ctx),
    amount: intent.amount,
    amountRefunded: 0,
    currency: intent.currency,
    status: "pending",
    description: intent.description,
    metadata: intent.metadata,
    customer: intent.customer,
    paymentIntent: intent.id,
    paymentMethod: method.id,
    authenticated: method.outcome.kind === "challenge",
    receiptEmail: intent.receiptEmail,
    receiptNumber: receiptNumber(),
    receiptToken: randomText(32),
    statementDescriptor: intent.statementDescriptor,
    applicationFee: null,
    applicationFeeAmount: intent.applicationFeeAmount,
    balanceTransaction: null,
    failureCode: null,
    failureMessage: null,
    declineCode: null,
  };
}

function saveIntent(ctx: Context, intent: PaymentIntentRow, event: string): PaymentIntentRow {
  const { dueAt, ...rest } = intent;
  // Only a payment under way waits for a timer.
  const saved = ctx.tx.put("paymentIntent", intent.status === "processing" ? { ...rest, dueAt } : rest);
  emit(ctx, event, paymentIntentShape(ctx, saved));
  return saved;
}

/** The payment succeeds: writes charge, fees and balance. A charge that is not there yet gets the id `chargeId`. */
export function succeed(
  ctx: Context,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  chargeId?: string,
): PaymentIntentRow {
  const pending = intent.latestCharge === null ? undefined : ctx.tx.get("charge", intent.latestCharge);
  const base = pending?.status === "pending" ? pending : newCharge(ctx, intent, method, chargeId);
  const charge = ctx.tx.put("charge", {
    ...base,
    status: "succeeded",
    balanceTransaction: bookCharge(ctx, intent, base.id).id,
    applicationFee: takeApplicationFee(ctx, intent, base.id)?.id ?? null,
    ...(method.dispute === undefined ? {} : { dueAt: ctx.now + ctx.config.asyncSeconds * 1000 }),
  });
  emit(ctx, "charge.succeeded", chargeShape(ctx, charge));
  const paid: PaymentIntentRow = {
    ...intent,
    status: "succeeded",
    paymentMethod: method.id,
    latestCharge: charge.id,
    lastError: null,
  };
  return saveIntent(ctx, paid, "payment_intent.succeeded");
}

const DECLINE_MESSAGES: Record<string, string> = {
  insufficient_funds: "Your card has insufficient funds.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: "An error occurred while processing your card. Try again in a little bit.",
  card_velocity_exceeded:
    "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
};

/** The bank refuses: writes a failed charge, and the payment waits for another card. */
export function decline(
  ctx: Context,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  code: string,
  declineCode: string,
): PaymentIntentRow {
  const message = DECLINE_MESSAGES[declineCode] ?? "Your card was declined.";
  const pending = intent.latestCharge === null ? undefined : ctx.tx.get("charge", intent.latestCharge);
  const base = pending?.status === "pending" ? pending : newCharge(ctx, intent, method);
  const charge = ctx.tx.put("charge", {
    ...base,
    status: "failed",
    failureCode: code,
    failureMessage: message,
    declineCode,
  });
  emit(ctx, "charge.failed", chargeShape(ctx, charge));
  const failed: PaymentIntentRow = {
    ...intent,
    status: "requires_payment_method",
    paymentMethod: null,
    latestCharge: charge.id,
    lastError: { code, declineCode, message, paymentMethod: method.id, charge: charge.id },
  };
  return saveIntent(ctx, failed, "payment_intent.payment_failed");
}

/** The bank asks the customer to confirm. */
export function requireAction(
  ctx: Context,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): PaymentIntentRow {
  return saveIntent(
    ctx,
    { ...intent, status: "requires_action", paymentMethod: method.id, lastError: null },
    "payment_intent.requires_action",
  );
}

/** The customer did not confirm. */
export function failAuthentication(
  ctx: Context,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): PaymentIntentRow {
  const lastError = {
    code: "payment_intent_authentication_failure",
    declineCode: null,
    message:
      "The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.",
    paymentMethod: method.id,
    charge: null,
  };
  return saveIntent(
    ctx,
    { ...intent, status: "requires_payment_method", paymentMethod: null, lastError },
    "payment_intent.payment_failed",
  );
}

/** The bank answers later: the outcome is set when the row falls due. */
export function delay(ctx: Context, intent: PaymentIntentRow, method: PaymentMethodRow): PaymentIntentRow {
  const charge = ctx.tx.put("charge", newCharge(ctx, intent, method));
  emit(ctx, "charge.pending", chargeShape(ctx, charge));
  const processing: PaymentIntentRow = {
    ...intent,
    status: "processing",
    paymentMethod: method.id,
    latestCharge: charge.id,
    lastError: null,
    dueAt: ctx.now + ctx.config.asyncSeconds * 1000,
  };
  return saveIntent(ctx, processing, "payment_intent.processing");
}

/** The outcome of a delayed payment. */
export function settle(ctx: Context, intent: PaymentIntentRow): PaymentIntentRow {
  const method = present(ctx.tx.get("paymentMethod", intent.paymentMethod ?? ""));
  const fails = method.outcome.kind === "delayed" && method.outcome.ends === "fails";
  return fails
    ? decline(ctx, intent, method, "card_declined", "generic_decline")
    : succeed(ctx, intent, method);
}

/** A payment that can no longer be made, because its Checkout session expired. */
export function cancelIntent(ctx: Context, intent: PaymentIntentRow): PaymentIntentRow {
  return saveIntent(
    ctx,
    { ...intent, status: "canceled", canceledAt: seconds(ctx), paymentMethod: null },
    "payment_intent.canceled",
  );
}
