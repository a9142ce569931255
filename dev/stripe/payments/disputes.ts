import { type Context, onBehalfOf, present, seconds } from "../core/context";
import { invalidRequest } from "../core/errors";
import { newId } from "../core/ids";
import { emit } from "../server/events";
import { disputeShape } from "../shapes/money";
import { postToLedger } from "./ledger";
import type { DisputeRow } from "./moneyRows";
import type { ChargeRow } from "./rows";

/** Stripe takes this for each dispute of a Swedish account and keeps it, whoever wins: 200 kr. */
const DISPUTE_FEE = 20_000;

/** Days to answer a dispute, as with most card networks. */
const RESPONSE_DAYS = 9;

const isWarning = (dispute: DisputeRow) => dispute.status.startsWith("warning_");

/** Stores a change of a dispute and emits its event. One that needs no response has no time until which to give it. */
function save(
  ctx: Context,
  before: DisputeRow,
  change: Partial<DisputeRow>,
  event = "charge.dispute.updated",
): DisputeRow {
  const { dueAt, ...changed } = { ...before, ...change };
  const waits = changed.status === "needs_response" || changed.status === "warning_needs_response";
  const after = ctx.tx.put("dispute", waits && dueAt !== undefined ? { ...changed, dueAt } : changed);
  emit(ctx, event, disputeShape(ctx, after), disputeShape(ctx, before));
  return after;
}

/** Moves the disputed amount; Stripe's fee goes with its withdrawal. */
function move(ctx: Context, dispute: DisputeRow, direction: 1 | -1, event: string): DisputeRow {
  const isWithdrawal = direction === -1;
  const transaction = postToLedger(ctx, {
    amount: direction * dispute.amount,
    type: "adjustment",
    reportingCategory: isWithdrawal ? "dispute" : "dispute_reversal",
    source: dispute.id,
    currency: dispute.currency,
    description: `Chargeback ${isWithdrawal ? "withdrawal" : "reversal"} for ${dispute.charge}`,
    ...(isWithdrawal
      ? { feeDetails: [{ amount: DISPUTE_FEE, type: "stripe_fee", description: "Dispute fee" }] }
      : {}),
  });
  const balanceTransactions = [...dispute.balanceTransactions, transaction.id];
  return save(ctx, dispute, { balanceTransactions }, event);
}

/** The disputes of a charge. */
export function disputesOf(ctx: Context, chargeId: string): DisputeRow[] {
  return ctx.tx.all("dispute").filter(({ charge }) => charge === chargeId);
}

/**
 * The customer's bank disputes a charge: its amount is withdrawn at once, unless the bank only inquires.
 * Throws the ApiError for a charge that cannot be disputed (again).
 */
export function openDispute(
  outer: Context,
  charge: ChargeRow,
  reason: DisputeRow["reason"],
  isInquiry = false,
): DisputeRow {
  const ctx = onBehalfOf(outer, charge.account);
  if (charge.status !== "succeeded") throw invalidRequest(`Charge ${charge.id} has not succeeded.`);
  if (disputesOf(ctx, charge.id).some((dispute) => dispute.status !== "warning_closed"))
    throw invalidRequest(`Charge ${charge.id} has been disputed already.`);
  const dueBy = seconds(ctx) + RESPONSE_DAYS * 86_400;
  const opened = ctx.tx.put("dispute", {
    id: newId("du"),
    account: ctx.account,
    created: seconds(ctx),
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    reason,
    status: isInquiry ? "warning_needs_response" : "needs_response",
    evidence: {},
    dueBy,
    submissions: 0,
    balanceTransactions: [],
    metadata: {},
    dueAt: dueBy * 1000,
  });
  emit(ctx, "charge.dispute.created", disputeShape(ctx, opened));
  return isInquiry ? opened : move(ctx, opened, -1, "charge.dispute.funds_withdrawn");
}

interface Answer {
  readonly evidence: Record<string, string>;
  readonly metadata: Record<string, string>;
  readonly submits: boolean;
}

/** Keeps evidence, and submits it to the bank when asked to. Throws the ApiError when that was done before. */
export function answerDispute(ctx: Context, dispute: DisputeRow, answer: Answer): DisputeRow {
  const evidence = { ...dispute.evidence, ...answer.evidence };
  const { metadata, submits } = answer;
  if (!submits) return save(ctx, dispute, { evidence, metadata });
  if (dispute.status !== "needs_response" && dispute.status !== "warning_needs_response")
    throw invalidRequest("This dispute is already under review or closed.", { param: "submit" });
  const status = isWarning(dispute) ? "warning_under_review" : "under_review";
  return save(ctx, dispute, { evidence, metadata, status, submissions: dispute.submissions + 1 });
}

/** The bank decides, or the business gives in. Throws the ApiError for one that is decided. */
export function decideDispute(outer: Context, dispute: DisputeRow, outcome: "won" | "lost"): DisputeRow {
  const ctx = onBehalfOf(outer, dispute.account);
  if (["won", "lost", "warning_closed"].includes(dispute.status))
    throw invalidRequest(`This dispute is already closed (${dispute.status}).`);
  const status = isWarning(dispute) ? "warning_closed" : outcome;
  const decided = save(ctx, dispute, { status }, "charge.dispute.closed");
  if (status !== "won") return decided;
  return move(ctx, decided, 1, "charge.dispute.funds_reinstated");
}

/** Disputes a charge by a card whose holder does so (`4000 0000 0000 0259` and its like), once the time for it has come. */
export function disputeDue(outer: Context, waiting: ChargeRow): void {
  const ctx = onBehalfOf(outer, waiting.account);
  const method = present(ctx.tx.get("paymentMethod", waiting.paymentMethod));
  const { dueAt: _due, ...rest } = waiting;
  const charge = ctx.tx.put("charge", rest);
  if (method.dispute === undefined || disputesOf(ctx, charge.id).length > 0) return;
  openDispute(ctx, charge, method.dispute.reason, method.dispute.isInquiry);
}
