import { type Context, onBehalfOf, seconds } from "../core/context";
import { newId } from "../core/ids";
import { emit } from "../server/events";
import { applicationFeeShape } from "../shapes/ledger";
import type { ApplicationFeeRow, BalanceTransactionRow, ChargeRow, PaymentIntentRow } from "./rows";

/** Days until money is available, as for a new Swedish account. */
const AVAILABLE_DAYS = 7;

/** Stripe's published price for European cards in Sweden: 1.5 % + 1.80 kr (the same number of minor units elsewhere). */
function processingFee(amount: number): number {
  return Math.round(amount * 0.015) + 180;
}

/** The id of the transaction behind an imported charge, refund or payout: the same after each start. */
export const importedTransactionId = (source: string): string => `txn_${source}`;

type Posting = Pick<BalanceTransactionRow, "amount" | "type" | "source" | "currency"> &
  Partial<Pick<BalanceTransactionRow, "feeDetails" | "description" | "reportingCategory" | "payout">>;

/** Enters an amount in the balance of the account acted for. Positive is money in. */
export function postToLedger(ctx: Context, posting: Posting): BalanceTransactionRow {
  const feeDetails = posting.feeDetails ?? [];
  return ctx.tx.put("balanceTransaction", {
    // A commission that goes back is one on both accounts.
    id:
      ctx.silent && ctx.account !== null && posting.source !== null
        ? importedTransactionId(posting.source)
        : newId("txn"),
    account: ctx.account,
    created: seconds(ctx),
    description: null,
    ...posting,
    feeDetails,
    fee: feeDetails.reduce((sum, detail) => sum + detail.amount, 0),
    availableOn: seconds(ctx) + AVAILABLE_DAYS * 86_400,
  });
}

/** Books a successful charge: what the card paid, less Stripe's fee and the platform's. */
export function bookCharge(ctx: Context, intent: PaymentIntentRow, chargeId: string): BalanceTransactionRow {
  const feeDetails: BalanceTransactionRow["feeDetails"] = [
    { amount: processingFee(intent.amount), type: "stripe_fee", description: "Processing fees" },
  ];
  if (intent.applicationFeeAmount !== null) {
    feeDetails.push({
      amount: intent.applicationFeeAmount,
      type: "application_fee",
      description: "Application fee",
    });
  }
  return postToLedger(ctx, {
    amount: intent.amount,
    type: "charge",
    source: chargeId,
    currency: intent.currency,
    description: intent.description,
    feeDetails,
  });
}

/** Takes a fee of the account itself, and of no charge, in kronor. */
export function takeAccountFee(ctx: Context, amount: number, description: string): BalanceTransactionRow {
  return postToLedger(ctx, {
    ...{ amount: -amount, type: "stripe_fee", reportingCategory: "fee", source: null, currency: "sek" },
    description,
  });
}

/** Gives the platform its fee on a direct charge; nothing without a fee. */
export function takeApplicationFee(
  ctx: Context,
  intent: PaymentIntentRow,
  chargeId: string,
): ApplicationFeeRow | undefined {
  const amount = intent.applicationFeeAmount;
  if (ctx.account === null || amount === null || amount === 0) return undefined;
  const platform = onBehalfOf(ctx, null);
  const fee = ctx.tx.put("applicationFee", {
    id: newId("fee"),
    account: null,
    created: seconds(ctx),
    connectedAccount: ctx.account,
    amount,
    amountRefunded: 0,
    currency: intent.currency,
    charge: chargeId,
    refunds: [],
  });
  postToLedger(platform, { amount, type: "application_fee", source: fee.id, currency: fee.currency });
  emit(platform, "application_fee.created", applicationFeeShape(fee));
  return fee;
}

/** Gives `amount` of an application fee back to the connected account. */
export function returnApplicationFee(
  ctx: Context,
  fee: ApplicationFeeRow,
  amount: number,
  metadata: Record<string, string> = {},
  id = newId("fr"),
): ApplicationFeeRow {
  const refund = { id, amount, created: seconds(ctx), metadata };
  const platform = onBehalfOf(ctx, null);
  const connected = onBehalfOf(ctx, fee.connectedAccount);
  const after = ctx.tx.put("applicationFee", {
    ...fee,
    amountRefunded: fee.amountRefunded + amount,
    refunds: [...fee.refunds, refund],
  });
  postToLedger(platform, {
    amount: -amount,
    type: "application_fee_refund",
    source: refund.id,
    currency: fee.currency,
  });
  postToLedger(connected, {
    amount,
    type: "application_fee_refund",
    source: refund.id,
    currency: fee.currency,
  });
  emit(platform, "application_fee.refunded", applicationFeeShape(after), applicationFeeShape(fee));
  return after;
}

/**
 * The part of the fee that goes back with a refund: in proportion, rounded to the minor unit. When the refund empties
 * the charge, all that is left of a fee whose earlier refunds also returned their part.
 */
export function feeShare(fee: ApplicationFeeRow, charge: ChargeRow, refundAmount: number): number {
  const left = fee.amount - fee.amountRefunded;
  const before = Math.round((fee.amount * charge.amountRefunded) / charge.amount);
  const empties = charge.amountRefunded + refundAmount === charge.amount;
  if (empties && fee.amountRefunded === before) return left;
  return Math.min(left, Math.round((fee.amount * refundAmount) / charge.amount));
}
