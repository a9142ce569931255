import { expect } from "vitest";
import type { RunningStandIn } from "@/dev/stripe/testing";
import { refreshBillingState } from "@/lib/billing/subscriptions";
import { switchPlan } from "@/lib/billing/subscriptionsSwitch";
import { db, pool } from "@/lib/db/client";
import { salon } from "./salon";

/* Steps of integration tests about the monthly plan of a business. */

export const want = (id: string, plan: "payg" | "monthly") => switchPlan(id, plan, "sv");

/** The billing state after asking Stripe, without the limit on how often Stripe is asked. */
export async function look(id: string) {
  await pool().query("DELETE FROM rate_limits WHERE key LIKE 'ask_stripe%'");
  return refreshBillingState(id, Date.now());
}

/** Every subscription a business has had, oldest first. */
export const rowsOf = (providerId: string) =>
  db().planSubscription.findMany({ where: { providerId }, orderBy: { createdAt: "asc" } });

/** The one that has not ended. */
export const liveOf = (providerId: string) =>
  db().planSubscription.findFirstOrThrow({ where: { providerId, endedAt: null } });

export async function planOf(id: string): Promise<string> {
  return (await db().provider.findUniqueOrThrow({ where: { id }, select: { plan: true } })).plan;
}

/** A business whose payment page is open. */
export async function waiting() {
  const { id } = await salon();
  const { checkoutUrl } = await want(id, "monthly");
  const row = await liveOf(id);
  return { id, row, session: row.checkoutSessionId ?? "", checkoutUrl };
}

export const payPlanPage = (standIn: RunningStandIn, session: string) =>
  standIn.control(`checkout/sessions/${session}/pay`);

/** A business whose monthly plan runs. */
export async function billed(standIn: RunningStandIn) {
  const { id, row, session } = await waiting();
  await payPlanPage(standIn, session);
  expect((await look(id)).plan).toBe("monthly");
  const { stripeSubscriptionId } = await liveOf(id);
  return { id, rowId: row.id, subscription: stripeSubscriptionId ?? "" };
}

/** Has the stand-in end the period, or try again to charge it. */
export const renewPlan = (standIn: RunningStandIn, subscription: string, how: object = {}) =>
  standIn.control(`subscriptions/${subscription}/renew`, how);
