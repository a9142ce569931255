import { z } from "zod";
import { type Context, onBehalfOf } from "../core/context";
import { decideDispute, openDispute } from "../payments/disputes";
import { takeAccountFee } from "../payments/ledger";
import { DISPUTE_REASONS } from "../payments/moneyRows";
import { failPayout, makePayout, settlePayout } from "../payments/payouts";
import { balanceTransactionShape } from "../shapes/ledger";
import { disputeShape, payoutShape } from "../shapes/money";

/*
 * What a person or a test makes happen to the money of an account. Each gives null for what does not exist, and throws the
 * ApiError for what cannot be done.
 */

const disputeBody = z.object({
  reason: z.enum(DISPUTE_REASONS).default("fraudulent"),
  /** The bank only asks; nothing is withdrawn. */
  inquiry: z.boolean().default(false),
});

/** @param id of the charge, or of its payment intent */
export function disputeCharge(ctx: Context, id: string, body: unknown): object | null {
  const { reason, inquiry } = disputeBody.parse(body);
  const chargeId = ctx.tx.get("paymentIntent", id)?.latestCharge ?? id;
  const charge = ctx.tx.get("charge", chargeId);
  return charge === undefined ? null : disputeShape(ctx, openDispute(ctx, charge, reason, inquiry));
}

const decideBody = z.object({ outcome: z.enum(["won", "lost"]) });

export function decide(ctx: Context, id: string, body: unknown): object | null {
  const { outcome } = decideBody.parse(body);
  const dispute = ctx.tx.get("dispute", id);
  return dispute === undefined ? null : disputeShape(ctx, decideDispute(ctx, dispute, outcome));
}

const payoutBody = z.object({
  /** Also what is not available yet. */
  early: z.boolean().default(true),
});

/** @param id of the connected account */
export function payOut(ctx: Context, id: string, body: unknown): object | null {
  const { early } = payoutBody.parse(body);
  if (ctx.tx.get("account", id) === undefined) return null;
  return payoutShape(makePayout(onBehalfOf(ctx, id), early));
}

const feeBody = z.object({
  /** Minor units. */
  amount: z.number().int().min(1),
  description: z.string().default("Radar"),
});

/** @param id of the connected account */
export function takeFee(ctx: Context, id: string, body: unknown): object | null {
  const { amount, description } = feeBody.parse(body);
  if (ctx.tx.get("account", id) === undefined) return null;
  return balanceTransactionShape(ctx, takeAccountFee(onBehalfOf(ctx, id), amount, description));
}

const settleBody = z.object({ fails: z.boolean().default(false) });

export function settleOrFail(ctx: Context, id: string, body: unknown): object | null {
  const { fails } = settleBody.parse(body);
  const payout = ctx.tx.get("payout", id);
  if (payout === undefined) return null;
  if (fails) return payoutShape(failPayout(ctx, payout));
  return payoutShape(payout.status === "pending" ? settlePayout(ctx, payout) : payout);
}
