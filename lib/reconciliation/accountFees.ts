import "server-only";
import type Stripe from "stripe";
import type { Tx } from "@/lib/db/client";
import { addEntries } from "@/lib/ledger/addEntries";
import { stripeTime } from "./stripeAsks";
import { accountFeeOre } from "./transactionParts";

type Account = { providerId: string; stripeAccountId: string };

/**
 * Adds to the ledger what the payment provider took of an account itself, and for no booking, such as for a service of its own.
 * Written once, whether a payout or the nightly comparison has it first. The account is in the name of each row, by which
 * the comparison finds them.
 */
export async function addAccountFees(
  tx: Tx,
  { providerId, stripeAccountId }: Account,
  transactions: readonly Stripe.BalanceTransaction[],
): Promise<void> {
  await addEntries(
    tx,
    transactions.map((transaction) => ({
      ...{ providerId, bookingId: null, paymentId: null, kind: "stripe_fee" },
      amountOre: accountFeeOre(transaction),
      source: `account_fee:${stripeAccountId}:${transaction.id}`,
      occurredAt: stripeTime(transaction.created),
    })),
  );
}
