import { isoWeekday } from "@/lib/time/localDate";
import type { BookingRefundRow, PaymentRow } from "../bookingRows";
import { uuidOf } from "../random";
import { DAY_MS, dayFrom, type Present } from "./present";

/*
 * What Stripe would have paid out of the demo's payments: on each Monday what is available then. The stand-in is told of
 * the same payouts (scripts/support/testing/seededPayments.ts), so that it and the ledger agree.
 */

/** Days until money can be paid out, and until the bank has it: as with the stand-in. */
const availableDays = 7;
const arrivalDays = 2;
/** 06:00 */
const payoutMinute = 6 * 60;

/** What Stripe takes of a card payment, as its stand-in does: 1.5 % and 1.80 kr. */
export const stripeFeeOre = (amountOre: number) => Math.round(amountOre * 0.015) + 180;

/** Stripe's id of the commission that went back with a refund, as the stand-in is told it. */
export const feeRefundIdOf = (stripeRefundId: string) => `fr${stripeRefundId.slice(2)}`;

/** A change of the balance at Stripe. */
interface Transaction {
  readonly payment: PaymentRow;
  readonly category: "charge" | "refund" | "application_fee_refund";
  readonly source: string;
  readonly amountOre: number;
  readonly feeOre: number;
  readonly at: Date;
}

const netOre = (some: readonly Transaction[]) =>
  some.reduce((sum, { amountOre, feeOre }) => sum + amountOre - feeOre, 0);

function transactionsOf(payment: PaymentRow, refund: BookingRefundRow | undefined): Transaction[] {
  const {
    charge_id: source,
    paid_at: at,
    amount_ore: amountOre,
    application_fee_ore: commissionOre,
  } = payment;
  if (source === null || at === null) return [];
  const feeOre = stripeFeeOre(amountOre) + commissionOre;
  const charge = { payment, category: "charge", source, amountOre, feeOre, at } as const;
  if (refund === undefined) return [charge];
  const { stripe_refund_id: refundId, amount_ore: refundedOre, created_at: refundedAt } = refund;
  const back = { payment, feeOre: 0, at: refundedAt };
  return [
    charge,
    { ...back, category: "refund", source: refundId, amountOre: -refundedOre },
    ...(commissionOre === 0
      ? []
      : [
          {
            ...back,
            category: "application_fee_refund" as const,
            source: feeRefundIdOf(refundId),
            amountOre: commissionOre,
          },
        ]),
  ];
}

interface Payout {
  readonly madeAt: Date;
  readonly transactions: readonly Transaction[];
}

/** A week that brought nothing is paid out with the next. */
function payoutsOfAccount(transactions: readonly Transaction[], mondays: readonly Date[]): Payout[] {
  const payouts: Payout[] = [];
  let waiting = [...transactions];
  for (const madeAt of mondays) {
    const isAvailable = ({ at }: Transaction) => at.getTime() + availableDays * DAY_MS <= madeAt.getTime();
    const available = waiting.filter(isAvailable);
    if (netOre(available) <= 0) continue;
    payouts.push({ madeAt, transactions: available });
    waiting = waiting.filter((each) => !isAvailable(each));
  }
  return payouts;
}

/** The Mondays since then whose payout has reached the bank, the earliest first. */
function mondaysSince(sinceMs: number, present: Present): Date[] {
  const mondays: Date[] = [];
  for (let days = 1 - isoWeekday(present.today); ; days -= 7) {
    const monday = dayFrom(present, days, payoutMinute);
    if (monday.getTime() < sinceMs) return mondays.toReversed();
    if (monday.getTime() + arrivalDays * DAY_MS <= present.nowMs) mondays.push(monday);
  }
}

function rowsOf(account: string, { madeAt, transactions }: Payout) {
  const provider_id = transactions[0]?.payment.provider_id ?? "";
  const id = uuidOf("payout", account, madeAt.toISOString());
  const amountOre = netOre(transactions);
  const stripePayoutId = `po_seed_${id.replaceAll("-", "")}`;
  return {
    payout: {
      id,
      provider_id,
      stripe_account_id: account,
      stripe_payout_id: stripePayoutId,
      status: "paid",
      amount_ore: amountOre,
      made_at: madeAt,
      arrives_at: new Date(madeAt.getTime() + arrivalDays * DAY_MS),
      is_reconciled: true,
      items_read_at: madeAt,
      asked_at: madeAt,
      created_at: madeAt,
    },
    items: transactions.map(({ payment, category, source, amountOre: ore, feeOre, at }) => ({
      transaction_id: `txn_${source}`,
      payout_id: id,
      provider_id,
      booking_id: payment.booking_id,
      category,
      source_id: source,
      amount_ore: ore,
      fee_ore: feeOre,
      occurred_at: at,
    })),
    entry: {
      provider_id,
      kind: "payout",
      amount_ore: -amountOre,
      source: `payout:${stripePayoutId}`,
      occurred_at: madeAt,
      recorded_at: madeAt,
    },
  };
}

/** The rows of every payout that has arrived, with what is in it and its row of the ledger. */
export function payoutRows(
  payments: readonly PaymentRow[],
  refunds: readonly BookingRefundRow[],
  present: Present,
) {
  const refundOf = new Map(refunds.map((refund) => [refund.payment_id, refund]));
  const accounts = Map.groupBy(
    payments.flatMap((payment) => transactionsOf(payment, refundOf.get(payment.id))),
    ({ payment }) => payment.stripe_account_id,
  );
  const rows = [...accounts].flatMap(([account, transactions]) => {
    const first = Math.min(...transactions.map(({ at }) => at.getTime()));
    const mondays = mondaysSince(first, present);
    return payoutsOfAccount(transactions, mondays).map((payout) => rowsOf(account, payout));
  });
  return {
    payouts: rows.map(({ payout }) => payout),
    items: rows.flatMap(({ items }) => items),
    entries: rows.map(({ entry }) => entry),
  };
}
