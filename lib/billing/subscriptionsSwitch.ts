import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { Locale } from "@/lib/i18n/locales";
import { closeSession } from "@/lib/payments/closeSession";
import { callStripe, stripeFailure } from "@/lib/payments/stripe";
import { withinBudget, writeBudgetMs } from "@/lib/payments/stripeBudget";
import type { PlanId } from "@/lib/providers/plans";
import { type PlanStep, planStep } from "./planStep";
import { type BilledBusiness, type BillingState, billingStateOf, loadBilledBusiness } from "./subscriptions";
import { openPlanCheckout } from "./subscriptionsCheckout";
import { endAtStripe, syncSubscription } from "./subscriptionsSync";

/**
 * The most steps of one switch: Stripe may have changed since our last look, or another press may have been faster,
 * and then another step follows.
 */
const maxSteps = 8;

/**
 * Switches a business to a plan as far as possible at once: the monthly plan begins when its payment page is paid,
 * and ends with the paid period. Repeating it changes nothing.
 * @param locale of the payment page
 * @throws AppError payments_unavailable; what Stripe has done by then is synchronised by its webhook
 */
export function switchPlan(providerId: string, wanted: PlanId, locale: Locale): Promise<BillingState> {
  return withinBudget(writeBudgetMs, () => switchBySteps(wanted, providerId, locale));
}

async function switchBySteps(wanted: PlanId, providerId: string, locale: Locale): Promise<BillingState> {
  for (let step = 0; step < maxSteps; step += 1) {
    const business = await freshBusiness(providerId);
    const next = planStep(wanted, business.plan, liveOf(business));
    if (next === "keep") return billingStateOf(business);
    const isDone = await take(next, business, locale);
    if (isDone) return billingStateOf(await loadBilledBusiness(providerId));
  }
  throw new AppError("payments_unavailable", { retryAfterSeconds: 30 });
}

/** The business after synchronising with Stripe, since the step has to be chosen by its present state. */
async function freshBusiness(providerId: string): Promise<BilledBusiness> {
  const known = await loadBilledBusiness(providerId);
  if (known.live === null) return known;
  await syncSubscription(known.live.id);
  return loadBilledBusiness(providerId);
}

function liveOf({ live }: BilledBusiness) {
  if (live === null) return null;
  const { status, checkoutSessionId, stripeSubscriptionId, cancelAtPeriodEnd } = live;
  const hasBegun = stripeSubscriptionId !== null;
  return { status, hasPage: checkoutSessionId !== null, hasBegun, cancelAtPeriodEnd };
}

/** @returns whether the switch is done; otherwise the next step has to be chosen */
async function take(
  step: Exclude<PlanStep, "keep">,
  business: BilledBusiness,
  locale: Locale,
): Promise<boolean> {
  const { id, live } = business;
  switch (step) {
    case "pay":
      return openPlanCheckout(id, live, locale);
    case "release":
      await release(id);
      return true;
    case "closePage":
      await closePage(business);
      return false;
    case "resume":
      return changeSubscription(live, (subscription) => setCancelAtPeriodEnd(subscription, false));
    case "endWithPeriod":
      return changeSubscription(live, (subscription) => setCancelAtPeriodEnd(subscription, true));
    case "endNow":
      return changeSubscription(live, (subscription) => endAtStripe(subscription));
  }
}

async function setCancelAtPeriodEnd(subscription: string, cancel: boolean): Promise<void> {
  await callStripe((stripe) => stripe.subscriptions.update(subscription, { cancel_at_period_end: cancel }));
}

/**
 * Changes the subscription at Stripe and synchronises our row. @returns false when Stripe refuses, because its state
 * is another one
 */
async function changeSubscription(
  live: BilledBusiness["live"],
  change: (stripeSubscriptionId: string) => Promise<void>,
): Promise<boolean> {
  if (live === null || live.stripeSubscriptionId === null) return false;
  try {
    await change(live.stripeSubscriptionId);
  } catch (error) {
    if (error instanceof AppError || stripeFailure(error) === null) throw error;
    return false;
  }
  await syncSubscription(live.id);
  return true;
}

/** Closes the payment page; one that was just paid stays, and the next step finds its subscription. */
async function closePage({ live }: BilledBusiness): Promise<void> {
  const checkoutSessionId = live?.checkoutSessionId ?? null;
  if (checkoutSessionId !== null) await closeSession({ checkoutSessionId, stripeAccountId: null });
}

/** Ends a monthly plan without a subscription; the one change that Stripe is not asked about. */
async function release(providerId: string): Promise<void> {
  await db().provider.updateMany({
    where: { id: providerId, plan: "monthly", subscriptions: { none: { endedAt: null } } },
    data: { plan: "payg" },
  });
}
