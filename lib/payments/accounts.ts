import "server-only";
import type Stripe from "stripe";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { callStripe, isMissingAtStripe } from "./stripe";

/** The state of an account at the payment provider. */
type StripeState = {
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  requirements: string[];
};

/** The same, and whether the business can be booked: that takes a confirmed address, too. */
export type AccountState = StripeState & { isOnboarded: boolean };

function stateOf(account: Stripe.Account): StripeState {
  return {
    detailsSubmitted: account.details_submitted === true,
    chargesEnabled: account.charges_enabled === true,
    payoutsEnabled: account.payouts_enabled === true,
    requirements: account.requirements?.currently_due ?? [],
  };
}

/**
 * An account that was removed, or has revoked our access, cannot be paid; its business is not bookable until it is
 * connected again.
 */
const disconnected: Partial<StripeState> = { chargesEnabled: false, payoutsEnabled: false };

/** How often the account is asked for again when another answer was written meanwhile. */
const attempts = 5;

/**
 * Retrieves a connected account and writes what it may do to its business's row. Events of one account come in bursts
 * and their answers overtake each other: an answer is written only if the row is unchanged since it was asked for, or
 * an older answer could overwrite a newer one.
 * @returns null when nobody has this account
 * @throws AppError payments_unavailable; unavailable when the account changes faster than it can be asked about
 */
export async function refreshAccount(stripeAccountId: string): Promise<AccountState | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await db().provider.findUnique({
      where: { stripeAccountId },
      select: { updatedAt: true },
    });
    if (before === null) return null;
    const account = await retrieveAccount(stripeAccountId);
    const state = account && stateOf(account);
    const [written] = await db().provider.updateManyAndReturn({
      where: { stripeAccountId, updatedAt: before.updatedAt },
      data: state ?? disconnected,
      select: { isOnboarded: true },
    });
    const row = written ?? (await findWritten(stripeAccountId, state ?? disconnected));
    if (row !== null) return state && { ...state, ...row };
  }
  throw new AppError("unavailable", { retryAfterSeconds: 1 });
}

/** The row if it has this state already: the same answer need not be asked for again. */
function findWritten(
  stripeAccountId: string,
  { requirements, ...flags }: Partial<StripeState>,
): Promise<{ isOnboarded: boolean } | null> {
  const due = requirements === undefined ? {} : { requirements: { equals: requirements } };
  return db().provider.findFirst({
    where: { stripeAccountId, ...flags, ...due },
    select: { isOnboarded: true },
  });
}

function retrieveAccount(stripeAccountId: string): Promise<Stripe.Account | null> {
  return callStripe((stripe) => stripe.accounts.retrieve(stripeAccountId)).catch((error: unknown) => {
    if (isMissingAtStripe(error)) return null;
    throw error;
  });
}

/** For the webhook: `account.updated`. */
export async function applyAccount(stripeAccountId: string): Promise<void> {
  await refreshAccount(stripeAccountId);
}
