import "server-only";
import type Stripe from "stripe";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { callStripe, isMissingAtStripe } from "./stripe";

/** What the payment provider says of an account. */
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

/** An account that is gone, or has cut us off, cannot be paid; nothing of it is bookable until it is connected again. */
const cutOff: Partial<StripeState> = { chargesEnabled: false, payoutsEnabled: false };

/** An answer that met another one is asked for anew, a few times at most. */
const attempts = 5;

/**
 * Looks a connected account up at the payment provider and writes what it may do to its business's row. Events of one
 * account come in bursts and their answers overtake each other: one is written only to the row that stood there when it
 * was asked for, or an older answer could undo a newer one.
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
      data: state ?? cutOff,
      select: { isOnboarded: true },
    });
    const row = written ?? (await findWritten(stripeAccountId, state ?? cutOff));
    if (row !== null) return state && { ...state, ...row };
  }
  throw new AppError("unavailable", { retryAfterSeconds: 1 });
}

/** The row if it says so already: answers that agree need not be asked for anew. */
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
