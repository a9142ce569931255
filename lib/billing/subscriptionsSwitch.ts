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
 * Stripe may know more than we do, or another press may be faster, and then another step follows; more often than this
 * it does not.
 */
const maxSteps = 8;

/**
 * Brings a business to a plan, or as far as it goes without it: the monthly plan begins when its payment page was
 * paid, and ends with the period that is paid for. What is there already stays as it is.
 * @param locale of the payment page
 * @throws AppError payments_unavailable; what Stripe has done by then, its webhook tells
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

/** As Stripe knows it now: what the step is chosen by must not be older than the press. */
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

/** @returns whether that was all; otherwise the next step has to be chosen anew */
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

/** Changes it at Stripe and reads there what came of it. @returns false when Stripe would not: it stands otherwise there */
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

/** A page that was paid a moment before cannot be closed; the next look finds the plan that came of it. */
async function closePage({ live }: BilledBusiness): Promise<void> {
  const checkoutSessionId = live?.checkoutSessionId ?? null;
  if (checkoutSessionId !== null) await closeSession({ checkoutSessionId, stripeAccountId: null });
}

/** A plan behind which no subscription stands is nothing to Stripe: the one change made without asking it. */
async function release(providerId: string): Promise<void> {
  await db().provider.updateMany({
    where: { id: providerId, plan: "monthly", subscriptions: { none: { endedAt: null } } },
    data: { plan: "payg" },
  });
}
