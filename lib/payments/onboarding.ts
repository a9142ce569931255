import "server-only";
import type Stripe from "stripe";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { requireConfirmed } from "@/lib/identity/addresses/requireConfirmed";
import { type AccountState, refreshAccount } from "./accounts";
import { mayAskStripe } from "./mayAskStripe";
import { callStripe } from "./stripe";
import { readBudgetMs, withinBudget, writeBudgetMs } from "./stripeBudget";

/** Paths of this site to which the payment provider's form returns. */
type Paths = {
  /** Where a link that has expired or was used redirects to. */
  refreshPath: string;
  /** Where the owner returns to after finishing or leaving the form. */
  returnPath: string;
};

type OnboardingBusiness = {
  id: string;
  companyName: string;
  email: string;
  organisationNumber: string | null;
  stripeAccountId: string | null;
  owner: { emailVerifiedAt: Date | null };
};

const columns = {
  id: true,
  companyName: true,
  email: true,
  organisationNumber: true,
  stripeAccountId: true,
  owner: { select: { emailVerifiedAt: true } },
} as const;

/**
 * The address of the payment provider's form for the owner of a business; the business's account there is opened on
 * the first call. Links expire within minutes and open once, so each press asks for a new one.
 * @returns null when nothing is left to fill in and the payment provider is still checking
 * @throws AppError not_found, payments_unavailable; email_unconfirmed before the owner's address is confirmed: whoever
 *   registers a stranger's address must not be paid in the stranger's name
 */
export function onboardingUrl(providerId: string, paths: Paths): Promise<string | null> {
  return withinBudget(writeBudgetMs, () => openOnboarding(providerId, paths));
}

async function openOnboarding(providerId: string, paths: Paths): Promise<string | null> {
  const business = await db().provider.findUnique({ where: { id: providerId }, select: columns });
  if (business === null) throw new AppError("not_found");
  requireConfirmed({ emailVerified: business.owner.emailVerifiedAt !== null });
  const state = business.stripeAccountId ? await refreshAccount(business.stripeAccountId) : null;
  if (state?.detailsSubmitted && !state.chargesEnabled && state.requirements.length === 0) return null;
  const account = state ? business.stripeAccountId : null;
  return createLink(account ?? (await openAccount(business)), paths);
}

async function createLink(account: string, { refreshPath, returnPath }: Paths): Promise<string> {
  const absolute = (path: string) => new URL(path, env().APP_URL).toString();
  const link = await callStripe((stripe) =>
    stripe.accountLinks.create({
      account,
      type: "account_onboarding",
      refresh_url: absolute(refreshPath),
      return_url: absolute(returnPath),
    }),
  );
  return link.url;
}

/**
 * Opens the account that the business is paid on. The idempotency key makes two presses, or a retry after a crash,
 * open one account; the guarded write keeps the first that was stored.
 */
async function openAccount(business: OnboardingBusiness): Promise<string> {
  const { id, stripeAccountId, owner } = business;
  // An account that was opened before the address was confirmed is not found again by the key of one opened after it.
  const proven = owner.emailVerifiedAt?.getTime() ?? 0;
  const account = await callStripe((stripe) =>
    stripe.accounts.create(accountParams(business), {
      // An account that was removed at the payment provider is replaced, under a key of its own.
      idempotencyKey: `account-${id}-${proven}${stripeAccountId === null ? "" : `-after-${stripeAccountId}`}`,
    }),
  );
  await db().provider.updateMany({
    where: { id, stripeAccountId, owner: { emailVerifiedAt: { not: null } } },
    data: { stripeAccountId: account.id },
  });
  const stored = await db().provider.findUniqueOrThrow({ where: { id }, select: { stripeAccountId: true } });
  return stored.stripeAccountId ?? account.id;
}

/** Direct charges on an account of its own: the business is the seller, and pays Stripe's fees itself. */
function accountParams(business: OnboardingBusiness): Stripe.AccountCreateParams {
  return {
    country: "SE",
    email: business.email,
    controller: {
      fees: { payer: "account" },
      losses: { payments: "stripe" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "full" },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    business_profile: { name: business.companyName },
    company: {
      name: business.companyName,
      ...(business.organisationNumber ? { tax_id: business.organisationNumber } : {}),
    },
    metadata: { provider_id: business.id },
  };
}

const noAccount: AccountState = {
  isOnboarded: false,
  detailsSubmitted: false,
  chargesEnabled: false,
  payoutsEnabled: false,
  requirements: [],
};

const accountColumns = {
  stripeAccountId: true,
  isOnboarded: true,
  detailsSubmitted: true,
  chargesEnabled: true,
  payoutsEnabled: true,
  requirements: true,
} as const;

/**
 * The business's state at the payment provider; our row is updated by it. When `mayAskStripe` does not allow another
 * call, its last answer is used.
 * @throws AppError not_found, payments_unavailable
 */
export async function onboardingStatus(providerId: string): Promise<AccountState> {
  const business = await db().provider.findUnique({ where: { id: providerId }, select: accountColumns });
  if (business === null) throw new AppError("not_found");
  const { stripeAccountId, ...known } = business;
  if (stripeAccountId === null) return noAccount;
  if (!(await mayAskStripe(`account-${stripeAccountId}`))) return known;
  return (await withinBudget(readBudgetMs, () => refreshAccount(stripeAccountId))) ?? noAccount;
}
