import { type Context, onBehalfOf, present, seconds } from "../core/context";
import { invalidRequest } from "../core/errors";
import { newId, receiptNumber } from "../core/ids";
import { emit } from "../server/events";
import { refundShape } from "../shapes/ledger";
import { chargeShape } from "../shapes/payments";
import { disputesOf } from "./disputes";
import { feeShare, postToLedger, returnApplicationFee } from "./ledger";
import type { ChargeRow, RefundRow } from "./rows";

interface RefundRequest {
  /** Of an imported one; else they are made. */
  readonly ids?: { readonly refund: string; readonly feeRefund: string };
  readonly amount: number | undefined;
  readonly reason: RefundRow["reason"];
  readonly metadata: Record<string, string>;
  readonly refundApplicationFee: boolean;
}

function money(amount: number, currency: string): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}

/** A charge whose amount a bank has taken back, or may yet give back, is not refunded on top of that. */
function assertRefundable(ctx: Context, charge: ChargeRow): void {
  const taken = ["needs_response", "under_review", "lost"];
  if (!disputesOf(ctx, charge.id).some(({ status }) => taken.includes(status))) return;
  throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: "charge_disputed",
  });
}

function checkedAmount(charge: ChargeRow, asked: number | undefined): number {
  const left = charge.amount - charge.amountRefunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const amount = asked ?? left;
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount, charge.currency)}) is greater than unrefunded amount on charge (${money(left, charge.currency)})`,
      { param: "amount" },
    );
  }
  return amount;
}

function returnFee(ctx: Context, charge: ChargeRow, amount: number, id?: string): void {
  const fee =
    charge.applicationFee === null ? undefined : ctx.tx.get("applicationFee", charge.applicationFee);
  if (fee === undefined) {
    throw invalidRequest("Attempting to refund_application_fee on a charge that has no application fee.", {
      param: "refund_application_fee",
    });
  }
  const share = feeShare(fee, charge, amount);
  if (share > 0) returnApplicationFee(ctx, fee, share, {}, id);
}

/** Gives back all or part of a successful charge. Throws the ApiError for a charge that has not that much left. */
export function refundCharge(ctx: Context, charge: ChargeRow, asked: RefundRequest): RefundRow {
  assertRefundable(ctx, charge);
  const amount = checkedAmount(charge, asked.amount);
  const method = present(ctx.tx.get("paymentMethod", charge.paymentMethod));
  if (asked.refundApplicationFee) returnFee(ctx, charge, amount, asked.ids?.feeRefund);
  const id = asked.ids?.refund ?? newId("re");
  const refund = ctx.tx.put("refund", {
    id,
    account: ctx.account,
    created: seconds(ctx),
    amount,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    status: method.refund === "later" ? "pending" : "succeeded",
    reason: asked.reason,
    metadata: asked.metadata,
    receiptNumber: receiptNumber(),
    balanceTransaction: postToLedger(ctx, {
      amount: -amount,
      type: "refund",
      source: id,
      currency: charge.currency,
    }).id,
    failureReason: null,
    ...(method.refund === "at_once" ? {} : { dueAt: ctx.now + ctx.config.asyncSeconds * 1000 }),
  });
  const after = ctx.tx.put("charge", { ...charge, amountRefunded: charge.amountRefunded + amount });
  emit(ctx, "refund.created", refundShape(refund));
  emit(ctx, "charge.refunded", chargeShape(ctx, after), chargeShape(ctx, charge));
  return refund;
}

/**
 * A refund that was not final at once reaches its end: it succeeds, or it fails and the amount is added to the charge
 * again.
 */
export function settleRefund(outer: Context, waiting: RefundRow): void {
  const ctx = onBehalfOf(outer, waiting.account);
  const { dueAt: _due, ...refund } = waiting;
  if (refund.status === "pending") {
    const done = ctx.tx.put("refund", { ...refund, status: "succeeded" });
    emit(ctx, "refund.updated", refundShape(done), refundShape(waiting));
    emit(ctx, "charge.refund.updated", refundShape(done), refundShape(waiting));
    return;
  }
  const returned = { amount: refund.amount, source: refund.id, currency: refund.currency };
  const failed = ctx.tx.put("refund", {
    ...refund,
    status: "failed",
    failureReason: "lost_or_stolen_card",
    failureBalanceTransaction: postToLedger(ctx, { ...returned, type: "refund_failure" }).id,
  });
  const charge = present(ctx.tx.get("charge", refund.charge));
  ctx.tx.put("charge", { ...charge, amountRefunded: charge.amountRefunded - refund.amount });
  emit(ctx, "refund.failed", refundShape(failed), refundShape(waiting));
  emit(ctx, "charge.refund.updated", refundShape(failed), refundShape(waiting));
}
