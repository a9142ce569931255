import { type Context, onBehalfOf, ownedRows, present, seconds } from "../core/context";
import { invalidRequest } from "../core/errors";
import { newId } from "../core/ids";
import { emit } from "../server/events";
import { payoutShape } from "../shapes/money";
import { postToLedger } from "./ledger";
import type { PayoutRow } from "./moneyRows";

/** Days until a bank shows the money. */
const ARRIVAL_DAYS = 2;

/**
 * Pays out what the account acted for has, in kronor or another of its currencies, with a note on each transaction in it.
 * @param early also what is not available yet, as if its days had passed
 * Throws the ApiError when there is nothing to pay out.
 */
export function makePayout(ctx: Context, early: boolean, currency = "sek"): PayoutRow {
  const rows = ownedRows(ctx, "balanceTransaction").filter(
    (row) =>
      row.currency === currency &&
      row.payout === undefined &&
      (early || row.availableOn <= seconds(ctx)) &&
      row.type !== "payout",
  );
  const amount = rows.reduce((sum, row) => sum + row.amount - row.fee, 0);
  if (amount <= 0) throw invalidRequest("There is nothing to pay out.", { code: "balance_insufficient" });
  const id = newId("po");
  for (const row of rows) {
    const availableOn = Math.min(row.availableOn, seconds(ctx));
    ctx.tx.put("balanceTransaction", { ...row, availableOn, payout: id });
  }
  const transaction = postToLedger(ctx, {
    amount: -amount,
    type: "payout",
    source: id,
    currency,
    payout: id,
  });
  ctx.tx.put("balanceTransaction", { ...transaction, availableOn: seconds(ctx) });
  const payout = ctx.tx.put("payout", {
    id,
    account: ctx.account,
    created: seconds(ctx),
    amount,
    currency,
    status: "pending",
    arrival: seconds(ctx) + ARRIVAL_DAYS * 86_400,
    balanceTransaction: transaction.id,
    failureBalanceTransaction: null,
    isReconciled: false,
    dueAt: ctx.now + ctx.config.asyncSeconds * 1000,
  });
  emit(ctx, "payout.created", payoutShape(payout));
  return payout;
}

/** The payout reaches the bank, and Stripe has listed what is in it. */
export function settlePayout(outer: Context, waiting: PayoutRow): PayoutRow {
  const ctx = onBehalfOf(outer, waiting.account);
  const { dueAt: _due, ...payout } = waiting;
  const paid = ctx.tx.put("payout", { ...payout, status: "paid" });
  emit(ctx, "payout.paid", payoutShape(paid), payoutShape(waiting));
  const done = ctx.tx.put("payout", { ...paid, isReconciled: true });
  emit(ctx, "payout.reconciliation_completed", payoutShape(done), payoutShape(paid));
  return done;
}

/** The bank returns the payout, at once or days later: its amount is in the balance again. */
export function failPayout(outer: Context, before: PayoutRow): PayoutRow {
  const ctx = onBehalfOf(outer, before.account);
  if (before.status === "failed") throw invalidRequest(`Payout ${before.id} has failed already.`);
  const { dueAt: _due, ...payout } = before;
  const transaction = postToLedger(ctx, {
    amount: payout.amount,
    type: "payout_failure",
    source: payout.id,
    currency: payout.currency,
  });
  const settled = present(ctx.tx.get("balanceTransaction", transaction.id));
  ctx.tx.put("balanceTransaction", { ...settled, availableOn: seconds(ctx) });
  const failed = ctx.tx.put("payout", {
    ...payout,
    status: "failed",
    isReconciled: true,
    failureBalanceTransaction: transaction.id,
  });
  emit(ctx, "payout.failed", payoutShape(failed), payoutShape(before));
  return failed;
}
