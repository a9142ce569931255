import "server-only";
import type Stripe from "stripe";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import type { PlanSubscription, Prisma } from "@/lib/db/generated/client";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { forEachPaced, maxRowsPerRun, type RunCounts } from "@/lib/payments/forEachPaced";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import type { PlanId } from "@/lib/providers/plans";
import { subscriptionMeaning } from "./subscriptionStatus";

/** What Stripe has: a page that is not paid yet, a subscription, or neither any more. */
type Finding =
  | { kind: "waiting" }
  | { kind: "subscription"; subscription: Stripe.Subscription }
  | { kind: "gone"; status: string; reason: string };

/**
 * Synchronises a plan's row, and the plan of its business, with Stripe. Idempotent, and safe to run concurrently from
 * the webhook, the page and the reconciliation: every query of Stripe has a number, and its answer is written only
 * while no answer to a later query is stored. A row that has ended stays as it is.
 * @throws AppError payments_unavailable
 */
export async function syncSubscription(id: string): Promise<void> {
  const row = await db().planSubscription.findFirst({ where: { id, endedAt: null } });
  if (row === null) return;
  const asked = await nextQueryNumber();
  const finding = await ask(row);
  await write(row, asked, finding);
}

/** For the webhook: synchronises the plan of a Checkout session of the platform. */
export async function syncPlanCheckout(checkoutSessionId: string): Promise<void> {
  const row = await db().planSubscription.findUnique({ where: { checkoutSessionId }, select: { id: true } });
  if (row !== null) await syncSubscription(row.id);
}

/** For the webhook: synchronises the plan of a subscription, also before we know that its page was paid. */
export async function syncPlanSubscription(stripeSubscriptionId: string): Promise<void> {
  const known = await db().planSubscription.findUnique({
    where: { stripeSubscriptionId },
    select: { id: true },
  });
  const id = known?.id ?? (await ownIdOf(stripeSubscriptionId));
  if (id !== null) await syncSubscription(id);
}

/** The id of our row, from the subscription's metadata; null when it is not of this product. */
async function ownIdOf(stripeSubscriptionId: string): Promise<string | null> {
  const subscription = await retrieveSubscription(stripeSubscriptionId);
  const id = z.uuid().safeParse(subscription?.metadata.plan_subscription_id);
  return id.success ? id.data : null;
}

async function nextQueryNumber(): Promise<bigint> {
  const rows = await db().$queryRaw<{ asked: bigint }[]>`SELECT nextval('plan_subscription_asks') AS asked`;
  const [next] = rows;
  if (next === undefined) throw new Error("A sequence gave no number");
  return next.asked;
}

async function ask(row: PlanSubscription): Promise<Finding> {
  if (row.stripeSubscriptionId !== null) {
    return found(await retrieveSubscription(row.stripeSubscriptionId));
  }
  if (row.checkoutSessionId === null) return { kind: "waiting" };
  const session = await retrieveCheckout(row.checkoutSessionId);
  if (session === null) return { kind: "gone", status: "incomplete_expired", reason: "missing" };
  if (session.status === "expired")
    return { kind: "gone", status: "incomplete_expired", reason: "checkout_expired" };
  const { status, subscription } = session;
  if (status !== "complete" || subscription === null || typeof subscription === "string")
    return { kind: "waiting" };
  return found(subscription);
}

async function retrieveSubscription(id: string): Promise<Stripe.Subscription | null> {
  return orMissing(callStripe((stripe) => stripe.subscriptions.retrieve(id)));
}

async function retrieveCheckout(id: string): Promise<Stripe.Checkout.Session | null> {
  return orMissing(
    callStripe((stripe) => stripe.checkout.sessions.retrieve(id, { expand: ["subscription"] })),
  );
}

async function orMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissingAtStripe(error)) return null;
    throw error;
  }
}

/** Ends a subscription that a late payment could continue: its business has the other plan from here on. */
async function found(subscription: Stripe.Subscription | null): Promise<Finding> {
  if (subscription === null) return { kind: "gone", status: "canceled", reason: "missing" };
  const { id, status } = subscription;
  if (subscriptionMeaning(status)?.phase !== "revivable") return { kind: "subscription", subscription };
  await endAtStripe(id, status);
  return { kind: "gone", status: "canceled", reason: status };
}

/**
 * Ends a subscription at once; one that has ended stays so.
 * @param comment stored with it at Stripe, so that later syncs know the reason, too
 * @throws AppError payments_unavailable
 */
export async function endAtStripe(stripeSubscriptionId: string, comment?: string): Promise<void> {
  const details = comment === undefined ? {} : { cancellation_details: { comment } };
  await orMissing(callStripe((stripe) => stripe.subscriptions.cancel(stripeSubscriptionId, details)));
}

/** Why a subscription ended: our own comment, else Stripe's reason. */
function endReasonOf({ status, cancellation_details: details }: Stripe.Subscription): string {
  const comment = details?.comment ?? "";
  return subscriptionMeaning(comment)?.phase === "revivable" ? comment : (details?.reason ?? status);
}

type PlanChange = {
  data: Prisma.PlanSubscriptionUpdateManyMutationInput;
  /** null: the business keeps its plan. */
  plan: PlanId | null;
  /** Why it ended; null while it has not. */
  endReason: string | null;
};

function changeOf(finding: Finding, row: PlanSubscription): PlanChange {
  if (finding.kind === "waiting") return { data: {}, plan: null, endReason: null };
  if (finding.kind === "gone") {
    const { status, reason } = finding;
    const data = { status, endReason: reason, endedAt: new Date(), checkoutUrl: null };
    return { data, plan: "payg", endReason: reason };
  }
  const { subscription } = finding;
  const { status, cancel_at_period_end, cancel_at, ended_at } = subscription;
  const meaning = subscriptionMeaning(status);
  const isOver = meaning?.phase === "ended";
  const endReason = isOver ? endReasonOf(subscription) : null;
  return {
    data: {
      stripeSubscriptionId: subscription.id,
      status,
      currentPeriodEnd: periodEndOf(subscription) ?? row.currentPeriodEnd,
      cancelAtPeriodEnd: !isOver && (cancel_at_period_end || cancel_at !== null),
      checkoutUrl: null,
      ...(isOver ? { endReason, endedAt: ended_at === null ? new Date() : new Date(ended_at * 1000) } : {}),
    },
    plan: meaning?.plan ?? null,
    endReason,
  };
}

/** The end of the paid period, which Stripe has on the items of a subscription. */
function periodEndOf({ cancel_at, items }: Stripe.Subscription): Date | null {
  const seconds = cancel_at ?? items.data[0]?.current_period_end;
  return seconds === undefined ? null : new Date(seconds * 1000);
}

async function write(row: PlanSubscription, asked: bigint, finding: Finding): Promise<void> {
  const { data, plan, endReason } = changeOf(finding, row);
  await inTransaction(async (tx) => {
    const { count } = await tx.planSubscription.updateMany({
      where: { id: row.id, endedAt: null, asked: { lt: asked } },
      data: { ...data, asked },
    });
    if (count === 0 || plan === null) return;
    const changed = await tx.provider.updateMany({
      where: { id: row.providerId, plan: { not: plan } },
      data: { plan },
    });
    if (changed.count > 0 && endReason !== null) await mailLostPlan(tx, row.providerId, endReason);
  });
}

/** Reasons for which a plan ends although nobody asked for it. */
const lostReasons: readonly string[] = ["payment_failed", "unpaid"];

/** Mails a business that its monthly plan ended because it was not paid, in the caller's transaction. */
async function mailLostPlan(tx: Tx, providerId: string, reason: string): Promise<void> {
  if (!lostReasons.includes(reason)) return;
  const { email, owner } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { email: true, owner: { select: { locale: true } } },
  });
  const locale = toLocale(owner.locale);
  const url = new URL(localePath(locale, providerPaths.dashboard()), env().APP_URL).toString();
  await enqueueMail(tx, { kind: "plan_ended", recipient: email, locale, providerId, payload: { url } });
}

/** How long an answer of Stripe's is used before the reconciliation asks again. */
const askAgainAfterMs = 10 * 60_000;

/**
 * Synchronises every plan that should have changed by now without a webhook: unpaid pages, overdue renewals, ended
 * periods. One that fails does not stop the others.
 */
export async function reconcilePlans(nowMs: number, limit = maxRowsPerRun): Promise<RunCounts> {
  const waiting = await db().planSubscription.findMany({
    where: {
      endedAt: null,
      NOT: { checkoutSessionId: null, stripeSubscriptionId: null },
      updatedAt: { lt: new Date(nowMs - askAgainAfterMs) },
      OR: [{ status: { notIn: ["active", "trialing"] } }, { currentPeriodEnd: { lt: new Date(nowMs) } }],
    },
    orderBy: { updatedAt: "asc" },
    take: limit,
    select: { id: true },
  });
  return forEachPaced(
    waiting,
    ({ id }) => syncSubscription(id),
    ({ id }) => ({ subscriptionId: id }),
  );
}
