import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import type { PlanSubscription } from "@/lib/db/generated/client";
import { isAppError } from "@/lib/errors/AppError";
import { toSek } from "@/lib/money/ore";
import { mayAskStripe } from "@/lib/payments/mayAskStripe";
import { readBudgetMs, withinBudget } from "@/lib/payments/stripeBudget";
import { commissionPercentOf, type PlanId, plans } from "@/lib/providers/plans";
import type { pricingPlanSchema } from "./schemas";
import { subscriptionMeaning } from "./subscriptionStatus";
import { syncSubscription } from "./subscriptionsSync";

/** The plan of a business and its billing. */
export type BillingState = {
  plan: PlanId;
  /** The price of its month, or of one it could book, in öre without VAT. */
  monthlyPriceOre: number;
  /** When the next month is charged; null when none will be. */
  renewsAt: Date | null;
  /** When a cancelled monthly plan ends. */
  endsAt: Date | null;
  /** The open payment page of the monthly plan. */
  checkoutUrl: string | null;
  /** Whether the last renewal could not be charged and is tried again. */
  isPastDue: boolean;
};

/** A business with its one subscription that has not ended. */
export type BilledBusiness = { id: string; plan: PlanId; live: PlanSubscription | null };

/**
 * The business with its subscription.
 * @param providerId of the session; its business exists as long as the session does.
 */
export async function loadBilledBusiness(providerId: string): Promise<BilledBusiness> {
  const { subscriptions, ...business } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { id: true, plan: true, subscriptions: { where: { endedAt: null } } },
  });
  return { ...business, live: subscriptions[0] ?? null };
}

/** The state by our own rows, without asking Stripe. */
export function billingStateOf({ plan, live }: BilledBusiness): BillingState {
  const isBilled = plan === "monthly" && live !== null;
  const isEnding = live?.cancelAtPeriodEnd === true;
  const until = isBilled ? live.currentPeriodEnd : null;
  return {
    plan,
    monthlyPriceOre: isBilled ? live.priceOre : plans().monthly.monthlyPriceOre,
    renewsAt: isEnding ? null : until,
    endsAt: isEnding ? until : null,
    checkoutUrl: live?.stripeSubscriptionId === null ? live.checkoutUrl : null,
    isPastDue: isBilled && subscriptionMeaning(live.status)?.phase === "overdue",
  };
}

/** The state by our own rows, for pages. */
export async function loadBillingState(providerId: string): Promise<BillingState> {
  return billingStateOf(await loadBilledBusiness(providerId));
}

/**
 * The present plan of a business. While a payment or the end of a period is expected, Stripe is asked, so that
 * whoever returns from the payment page does not wait for the webhook; while Stripe is unavailable, our own rows are
 * used.
 */
export async function refreshBillingState(providerId: string, nowMs: number): Promise<BillingState> {
  const known = await loadBilledBusiness(providerId);
  const { live } = known;
  if (live === null || !expectsChange(live, nowMs)) return billingStateOf(known);
  if (!(await mayAskStripe(`plan-${live.id}`))) return billingStateOf(known);
  try {
    await withinBudget(readBudgetMs, () => syncSubscription(live.id));
  } catch (error) {
    if (isAppError(error, "payments_unavailable")) return billingStateOf(known);
    throw error;
  }
  return loadBillingState(providerId);
}

function expectsChange({ status, currentPeriodEnd }: PlanSubscription, nowMs: number): boolean {
  if (subscriptionMeaning(status)?.phase !== "paid") return true;
  return currentPeriodEnd !== null && currentPeriodEnd.getTime() <= nowMs;
}

/** The plan of a business in the contract's shape. */
export function serializeBillingState(state: BillingState): z.input<typeof pricingPlanSchema> {
  return {
    plan: state.plan,
    commissionPercent: commissionPercentOf(state.plan),
    monthlyPrice: toSek(state.monthlyPriceOre),
    currency: "sek",
    renewsAt: state.renewsAt?.toISOString() ?? null,
    endsAt: state.endsAt?.toISOString() ?? null,
    ...(state.checkoutUrl === null ? {} : { checkoutUrl: state.checkoutUrl }),
  };
}
