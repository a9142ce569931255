import "server-only";
import type Stripe from "stripe";
import { pool, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { addEntries, type StripeEntry } from "@/lib/ledger/addEntries";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { addAccountFees } from "./accountFees";
import { listTransactions } from "./listTransactions";
import { providerOfAccount } from "./providerOfAccount";
import { idOf, nextStripeAsk, stripeTime } from "./stripeAsks";

/** A payout can hold thousands of items. */
const longWrite = { timeout: 60_000, maxWait: 10_000 };

/**
 * Reads a payout from the payment provider and updates our rows: the payout, its row in the ledger (and the one that takes
 * it back when the bank returned it), and, once Stripe lists what is in it, that list with the account's own fees. Also of
 * an account that the business was paid on before. Idempotent, and safe in any order:
 * an answer to an earlier question changes nothing after one to a later.
 * @throws AppError payments_unavailable
 */
export async function readPayout(stripePayoutId: string, stripeAccountId: string): Promise<void> {
  const asked = await nextStripeAsk();
  const providerId = await providerOfAccount(stripeAccountId);
  const payout = providerId && (await retrieve(stripePayoutId, stripeAccountId));
  if (!providerId || !payout || payout.currency !== "sek") return;
  const row = await inTransaction((tx) => write(tx, providerId, { payout, stripeAccountId, asked }));
  if (!row.isReconciled || row.itemsReadAt !== null) return;
  const items = await listTransactions(stripeAccountId, { payout: stripePayoutId });
  await inTransaction((tx) => writeItems(tx, row, items), longWrite);
  await placeItems(row.id);
}

async function retrieve(id: string, stripeAccount: string): Promise<Stripe.Payout | null> {
  try {
    return await callStripe((stripe) =>
      stripe.payouts.retrieve(id, { expand: ["failure_balance_transaction"] }, { stripeAccount }),
    );
  } catch (error) {
    if (isMissingAtStripe(error)) return null;
    throw error;
  }
}

type Answered = { payout: Stripe.Payout; stripeAccountId: string; asked: bigint };

async function write(tx: Tx, providerId: string, { payout, stripeAccountId, asked }: Answered) {
  const stripePayoutId = payout.id;
  const fixed = { providerId, stripeAccountId, stripePayoutId, madeAt: stripeTime(payout.created) };
  const state = {
    status: payout.status,
    amountOre: payout.amount,
    arrivesAt: stripeTime(payout.arrival_date),
    failureCode: payout.failure_code,
    isReconciled: payout.reconciliation_status === "completed",
    asked,
    askedAt: new Date(),
  };
  await tx.payout.createMany({ data: [{ ...fixed, ...state }], skipDuplicates: true });
  await tx.payout.updateMany({ where: { stripePayoutId, asked: { lt: asked } }, data: state });
  await addEntries(tx, entriesOf(providerId, payout));
  return tx.payout.findUniqueOrThrow({ where: { stripePayoutId } });
}

/** The ledger has a payout from when Stripe takes it out of the balance, and its return from when it is there again. */
function entriesOf(providerId: string, payout: Stripe.Payout): StripeEntry[] {
  const row = { providerId, bookingId: null, paymentId: null, kind: "payout" as const };
  const returned = payout.failure_balance_transaction;
  return [
    {
      ...row,
      amountOre: idOf(payout.balance_transaction) === null ? 0 : -payout.amount,
      source: `payout:${payout.id}`,
      occurredAt: stripeTime(payout.created),
    },
    {
      ...row,
      amountOre: returned === null ? 0 : payout.amount,
      source: `payout_returned:${payout.id}`,
      occurredAt: stripeTime(
        typeof returned === "object" && returned !== null ? returned.created : payout.created,
      ),
    },
  ];
}

type Owner = { id: string; providerId: string; stripeAccountId: string };

async function writeItems(
  tx: Tx,
  { id: payoutId, providerId, stripeAccountId }: Owner,
  items: readonly Stripe.BalanceTransaction[],
): Promise<void> {
  await tx.payoutItem.createMany({
    // Stripe lists the payout itself among what is in it.
    data: items
      .filter(({ type }) => type !== "payout")
      .map((item) => ({
        transactionId: item.id,
        payoutId,
        providerId,
        category: item.reporting_category,
        sourceId: idOf(item.source),
        amountOre: item.amount,
        feeOre: item.fee,
        occurredAt: stripeTime(item.created),
      })),
    skipDuplicates: true,
  });
  await addAccountFees(tx, { providerId, stripeAccountId }, items);
  await tx.payout.update({ where: { id: payoutId }, data: { itemsReadAt: new Date() } });
}

/**
 * Sets the booking of the items that have none yet and whose charge, refund, dispute or returned commission is known.
 * @param payoutId of one payout; null for all
 */
export async function placeItems(payoutId: string | null): Promise<void> {
  await pool().query(
    `UPDATE payout_items i SET booking_id = p.booking_id
     FROM (SELECT charge_id AS source, booking_id, provider_id FROM payments WHERE charge_id IS NOT NULL
           UNION ALL SELECT r.stripe_refund_id, p.booking_id, p.provider_id
             FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.stripe_refund_id IS NOT NULL
           UNION ALL SELECT stripe_dispute_id, booking_id, provider_id FROM disputes
           UNION ALL SELECT f.stripe_fee_refund_id, p.booking_id, p.provider_id
             FROM application_fee_refunds f JOIN payments p ON p.id = f.payment_id) p
     WHERE i.booking_id IS NULL AND i.source_id = p.source AND i.provider_id = p.provider_id
       AND ($1::uuid IS NULL OR i.payout_id = $1)`,
    [payoutId],
  );
}
