import "server-only";
import type Stripe from "stripe";
import { brand } from "@/lib/brand";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import type { PlanSubscription } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { providerPaths } from "@/lib/paths";
import { closeSession } from "@/lib/payments/closeSession";
import { asPaymentProblem, callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { plans } from "@/lib/providers/plans";
import { planTaxRate } from "./planTax";

type OpenedPage = { stripeCustomerId: string; session: Stripe.Checkout.Session };

/** A row without a payment page after this time was left by a crash. */
const abandonedAfterMs = 2 * 60_000;

/**
 * Opens the payment page of the monthly plan of a business. Can be called again at any time: the row is written first
 * and is the idempotency key, so that repeated and concurrent presses, also after a crash, get the same page, and the
 * database allows one such row for a business. When the page cannot be opened, the row is removed.
 * @param live the row whose page is open, if there is one
 * @returns false when an opposite press closed the page meanwhile
 * @throws AppError payments_unavailable
 */
export async function openPlanCheckout(
  providerId: string,
  live: PlanSubscription | null,
  locale: Locale,
): Promise<boolean> {
  const begun = live === null ? await beginRow(providerId, locale) : { row: live, isNew: false };
  if (begun === null) return false;
  const { row, isNew } = begun;
  if (row.checkoutSessionId !== null) return true;
  const opened = await openAtStripe(row).catch(async (cause: unknown) => {
    await removeRow(row, isNew);
    throw asPaymentProblem(cause);
  });
  return storePage(row, opened);
}

/** The business's live row: a new one, or that of an earlier press; null when that row has ended already. */
async function beginRow(
  providerId: string,
  locale: Locale,
): Promise<{ row: PlanSubscription; isNew: boolean } | null> {
  try {
    const priceOre = plans().monthly.monthlyPriceOre;
    const row = await db().planSubscription.create({
      data: { providerId, status: "incomplete", priceOre, locale },
    });
    return { row, isNew: true };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const row = await db().planSubscription.findFirst({ where: { providerId, endedAt: null } });
    return row && { row, isNew: false };
  }
}

/** All parameters come from the row, since a repeated idempotency key needs equal parameters. */
async function openAtStripe(row: PlanSubscription): Promise<OpenedPage> {
  const stripeCustomerId = await ensureCustomer(row);
  const taxRate = await planTaxRate();
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.create(sessionParams(row, stripeCustomerId, taxRate), {
      idempotencyKey: `plan-checkout-${row.id}`,
    }),
  );
  return { stripeCustomerId, session };
}

/**
 * The business as a customer of the platform: that of its earlier subscriptions while it exists at Stripe, else a new
 * one.
 */
async function ensureCustomer(row: PlanSubscription): Promise<string> {
  const earlier = await db().planSubscription.findFirst({
    where: { providerId: row.providerId, stripeCustomerId: { not: null } },
    orderBy: { createdAt: "desc" },
    select: { stripeCustomerId: true },
  });
  const known = earlier?.stripeCustomerId ?? null;
  if (known !== null && (await isCustomer(known))) return known;
  const { companyName, email } = await db().provider.findUniqueOrThrow({
    where: { id: row.providerId },
    select: { companyName: true, email: true },
  });
  const customer = await callStripe((stripe) =>
    stripe.customers.create(
      {
        name: companyName,
        email,
        preferred_locales: [row.locale],
        metadata: { provider_id: row.providerId },
      },
      { idempotencyKey: `plan-customer-${row.id}` },
    ),
  );
  return customer.id;
}

async function isCustomer(id: string): Promise<boolean> {
  try {
    const customer = await callStripe((stripe) => stripe.customers.retrieve(id));
    return customer.deleted !== true;
  } catch (error) {
    if (isMissingAtStripe(error)) return false;
    throw error;
  }
}

function sessionParams(
  row: PlanSubscription,
  customer: string,
  taxRate: string,
): Stripe.Checkout.SessionCreateParams {
  const locale = toLocale(row.locale);
  const metadata = { plan_subscription_id: row.id, provider_id: row.providerId };
  const back = (plan: "back" | "cancelled") =>
    new URL(localePath(locale, providerPaths.dashboard({ plan })), env().APP_URL).toString();
  const name = `${brand.name}: ${messagesFor(locale).providerArea.dashboard.plan.monthly}`;
  return {
    mode: "subscription",
    allowed_payment_method_types: ["card"],
    locale,
    customer,
    client_reference_id: row.id,
    line_items: [
      {
        quantity: 1,
        tax_rates: [taxRate],
        price_data: {
          currency: "sek",
          unit_amount: row.priceOre,
          tax_behavior: "exclusive",
          recurring: { interval: "month" },
          product_data: { name },
        },
      },
    ],
    metadata,
    subscription_data: { metadata },
    success_url: back("back"),
    cancel_url: back("cancelled"),
  };
}

async function storePage(row: PlanSubscription, { stripeCustomerId, session }: OpenedPage): Promise<boolean> {
  const { count } = await db().planSubscription.updateMany({
    where: { id: row.id, endedAt: null },
    data: { stripeCustomerId, checkoutSessionId: session.id, checkoutUrl: session.url },
  });
  if (count > 0) return true;
  // Another press ended the row meanwhile: a page without a row must not be paid.
  await closeSession({ checkoutSessionId: session.id, stripeAccountId: null });
  return false;
}

/** Removes a row whose page could not be opened, unless another press has opened it or may be doing so. */
async function removeRow(row: PlanSubscription, isNew: boolean): Promise<void> {
  const isAbandoned = isNew || row.createdAt.getTime() < Date.now() - abandonedAfterMs;
  if (!isAbandoned) return;
  await db().planSubscription.deleteMany({ where: { id: row.id, checkoutSessionId: null } });
}
