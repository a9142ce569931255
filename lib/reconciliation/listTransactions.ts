import "server-only";
import type Stripe from "stripe";
import { callStripe } from "@/lib/payments/stripe";

type Wanted = {
  /** Those in one payout. */
  payout?: string;
  /** Those of this moment or later, in epoch milliseconds. */
  sinceMs?: number | undefined;
};

/**
 * The balance transactions of an account at the payment provider, each with the charge, refund or dispute behind it; a
 * hundred a call.
 * @throws AppError payments_unavailable
 */
export async function listTransactions(
  stripeAccount: string,
  { payout, sinceMs }: Wanted = {},
): Promise<Stripe.BalanceTransaction[]> {
  const transactions: Stripe.BalanceTransaction[] = [];
  for (let hasMore = true; hasMore; ) {
    const after = transactions.at(-1)?.id;
    const params = {
      limit: 100,
      expand: ["data.source"],
      ...(payout === undefined ? {} : { payout }),
      ...(sinceMs === undefined ? {} : { created: { gte: Math.floor(sinceMs / 1000) } }),
      ...(after === undefined ? {} : { starting_after: after }),
    };
    const page = await callStripe((stripe) => stripe.balanceTransactions.list(params, { stripeAccount }));
    transactions.push(...page.data);
    hasMore = page.has_more && page.data.length > 0;
  }
  return transactions;
}
