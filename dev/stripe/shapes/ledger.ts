import type Stripe from "stripe";
import type { Context } from "../core/context";
import type { ApplicationFeeRow, BalanceTransactionRow, RefundRow } from "../payments/rows";
import { APPLICATION_ID } from "./payments";

export function refundShape(refund: RefundRow): Stripe.Refund {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    balance_transaction: refund.balanceTransaction,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: "card",
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
    },
    metadata: refund.metadata,
    payment_intent: refund.paymentIntent,
    payment_method: null,
    reason: refund.reason,
    receipt_number: refund.receiptNumber,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
    ...(refund.status === "pending" ? { pending_reason: "processing" } : {}),
    ...(refund.failureReason === null ? {} : { failure_reason: refund.failureReason }),
    ...(refund.failureBalanceTransaction === undefined
      ? {}
      : { failure_balance_transaction: refund.failureBalanceTransaction }),
  };
}

/** How many of its refunds a fee shows. */
const SHOWN_REFUNDS = 10;

/** What was given back of a fee, newest first. */
export function feeRefundShapes(fee: ApplicationFeeRow): Stripe.FeeRefund[] {
  return fee.refunds
    .map(
      (refund): Stripe.FeeRefund => ({
        id: refund.id,
        object: "fee_refund",
        amount: refund.amount,
        balance_transaction: null,
        created: refund.created,
        currency: fee.currency,
        fee: fee.id,
        metadata: refund.metadata,
      }),
    )
    .toReversed();
}

export function applicationFeeShape(fee: ApplicationFeeRow): Stripe.ApplicationFee {
  return {
    id: fee.id,
    object: "application_fee",
    account: fee.connectedAccount,
    amount: fee.amount,
    amount_refunded: fee.amountRefunded,
    application: APPLICATION_ID,
    balance_transaction: null,
    charge: fee.charge,
    created: fee.created,
    currency: fee.currency,
    fee_source: { charge: fee.charge, type: "charge" },
    livemode: false,
    originating_transaction: null,
    refunded: fee.amountRefunded === fee.amount,
    refunds: {
      object: "list",
      data: feeRefundShapes(fee).slice(0, SHOWN_REFUNDS),
      has_more: fee.refunds.length > SHOWN_REFUNDS,
      url: `/v1/application_fees/${fee.id}/refunds`,
    },
  };
}

export function balanceTransactionShape(
  ctx: Context,
  entry: BalanceTransactionRow,
): Stripe.BalanceTransaction {
  return {
    id: entry.id,
    object: "balance_transaction",
    amount: entry.amount,
    available_on: entry.availableOn,
    balance_type: "payments",
    created: entry.created,
    currency: entry.currency,
    description: entry.description,
    exchange_rate: null,
    fee: entry.fee,
    fee_details: entry.feeDetails.map((detail) => ({
      amount: detail.amount,
      application: detail.type === "application_fee" ? APPLICATION_ID : null,
      currency: entry.currency,
      description: detail.description,
      type: detail.type,
    })),
    net: entry.amount - entry.fee,
    reporting_category: entry.reportingCategory ?? entry.type,
    source: entry.source,
    status: entry.availableOn * 1000 <= ctx.now ? "available" : "pending",
    type: entry.type,
  };
}
