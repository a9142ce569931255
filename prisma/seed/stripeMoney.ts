import type pg from "pg";
import type { BookingRefundRow, PaymentRow } from "./bookingRows";
import { payoutRows, stripeFeeOre } from "./build/payouts";
import { presentOf } from "./build/present";
import { insertRows } from "./insertRows";

type Paid = { payments: readonly PaymentRow[]; refunds: readonly BookingRefundRow[] };

/**
 * Writes what the worker would read from Stripe of the demo's payments, so that it need not ask for thousands of them:
 * Stripe's fee, which commission was returned, and the payouts with what is in them.
 */
export async function insertStripeMoney(
  client: pg.ClientBase,
  { payments, refunds }: Paid,
  today: Date,
): Promise<void> {
  const fees = payments.flatMap((payment) => {
    const { id, provider_id, booking_id, charge_id, amount_ore, paid_at } = payment;
    if (paid_at === null || charge_id === null) return [];
    return {
      provider_id,
      booking_id,
      payment_id: id,
      kind: "stripe_fee",
      amount_ore: -stripeFeeOre(amount_ore),
      source: `stripe_fee:${charge_id}`,
      occurred_at: paid_at,
      recorded_at: paid_at,
    };
  });
  await insertRows(client, "ledger_entries", fees);
  const paidOut = payoutRows(payments, refunds, presentOf(today));
  await insertRows(client, "payouts", paidOut.payouts);
  await insertRows(client, "payout_items", paidOut.items);
  await insertRows(client, "ledger_entries", paidOut.entries);
  // The ids are those that the stand-in is told (scripts/support/testing/seededPayments.ts).
  await client.query(
    `INSERT INTO application_fee_refunds (stripe_fee_refund_id, payment_id)
     SELECT 'fr' || substr(r.stripe_refund_id, 3), r.payment_id
     FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.application_fee_ore > 0`,
  );
  await client.query("UPDATE charge_readings SET read_changes = changes");
}
