import "server-only";
import type Stripe from "stripe";
import { db } from "@/lib/db/client";
import { callStripe, isMissingAtStripe } from "./stripe";

export type AccountState = {
  isOnboarded: boolean;
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  requirements: string[];
};

function stateOf(account: Stripe.Account): AccountState {
  const chargesEnabled = account.charges_enabled === true;
  const detailsSubmitted = account.details_submitted === true;
  return {
    isOnboarded: chargesEnabled && detailsSubmitted,
    detailsSubmitted,
    chargesEnabled,
    payoutsEnabled: account.payouts_enabled === true,
    requirements: account.requirements?.currently_due ?? [],
  };
}

/** An account that is gone, or has cut us off, cannot be paid; nothing of it is bookable until it is connected again. */
const cutOff = { isOnboarded: false, chargesEnabled: false, payoutsEnabled: false } as const;

/**
 * Looks a connected account up at the payment provider and writes what it may do to its business's row.
 * @returns null when nobody has this account
 * @throws AppError payments_unavailable
 */
export async function refreshAccount(stripeAccountId: string): Promise<AccountState | null> {
  const account = await callStripe((stripe) => stripe.accounts.retrieve(stripeAccountId)).catch(
    (error: unknown) => {
      if (isMissingAtStripe(error)) return null;
      throw error;
    },
  );
  if (account === null) {
    await db().provider.updateMany({ where: { stripeAccountId }, data: cutOff });
    return null;
  }
  const state = stateOf(account);
  const { count } = await db().provider.updateMany({ where: { stripeAccountId }, data: state });
  return count === 0 ? null : state;
}

/** For the webhook: `account.updated`. */
export async function applyAccount(stripeAccountId: string): Promise<void> {
  await refreshAccount(stripeAccountId);
}
