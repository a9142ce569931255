import { renew } from "../billing/subscribe";
import type { Context } from "../core/context";
import { Scheduler } from "../core/scheduler";
import { expireSession, settleDelayed } from "../payments/checkout";
import { decideDispute, disputeDue } from "../payments/disputes";
import { settlePayout } from "../payments/payouts";
import { settleRefund } from "../payments/refunds";
import type { Kind } from "../rows";
import type { Services } from "./services";

/** The tables whose rows can fall due. */
const TIMED: readonly Kind[] = [
  "checkoutSession",
  "paymentIntent",
  "charge",
  "refund",
  "dispute",
  "payout",
  "subscription",
  "delivery",
];

function work(ctx: Context, kind: Kind, id: string): void {
  if (kind === "checkoutSession") {
    const session = ctx.tx.get(kind, id);
    if (session?.status === "open") expireSession(ctx, session);
  } else if (kind === "paymentIntent") {
    const intent = ctx.tx.get(kind, id);
    if (intent?.status === "processing") settleDelayed(ctx, intent);
  } else if (kind === "refund") {
    const refund = ctx.tx.get(kind, id);
    if (refund?.dueAt !== undefined) settleRefund(ctx, refund);
  } else if (kind === "charge") {
    const charge = ctx.tx.get(kind, id);
    if (charge?.dueAt !== undefined) disputeDue(ctx, charge);
  } else if (kind === "dispute") {
    const dispute = ctx.tx.get(kind, id);
    if (dispute?.dueAt !== undefined) decideDispute(ctx, dispute, "lost");
  } else if (kind === "payout") {
    const payout = ctx.tx.get(kind, id);
    if (payout?.status === "pending") settlePayout(ctx, payout);
  } else if (kind === "subscription") {
    const subscription = ctx.tx.get(kind, id);
    if (subscription !== undefined) renew(ctx, subscription, false);
  }
}

/** Starts everything that happens by the clock: expiry, delayed payments and refunds, renewals, webhooks. */
export function startTimers(services: Services): Scheduler {
  const scheduler = new Scheduler(services.store, (kind, id) => {
    if (kind === "delivery") {
      services.webhooks.deliver(id);
      return;
    }
    try {
      services.transaction((ctx) => work(ctx, kind, id));
    } catch (error) {
      // A failure with one row must not stop the timers of the others.
      console.error(error);
    }
  });
  scheduler.start(TIMED);
  return scheduler;
}
