import type { z } from "zod";
import type { MoneySum } from "@/lib/ledger/sums";
import { toSek } from "@/lib/money/ore";
import type { Finance } from "./loadFinance";
import type { PayoutPart } from "./payouts";
import type { financeSchema } from "./schemas";

function moneyIn({ bookings, bookedOre, earnedOre, keptOre, unpaidOre, kinds }: MoneySum) {
  return {
    bookings,
    booked_amount: toSek(bookedOre),
    earned_amount: toSek(earnedOre),
    kept_amount: toSek(keptOre),
    unpaid_amount: toSek(unpaidOre),
    kinds: {
      payment: toSek(kinds.payment),
      on_site: toSek(kinds.on_site),
      commission: toSek(kinds.commission),
      commission_returned: toSek(kinds.commission_returned),
      refund: toSek(kinds.refund),
      dispute: toSek(kinds.dispute),
      stripe_fee: toSek(kinds.stripe_fee),
    },
  };
}

const partIn = ({ category, amountOre, feeOre, booking }: PayoutPart) => ({
  ...{ category, amount: toSek(amountOre), fee_amount: toSek(feeOre) },
  booking_id: booking?.id ?? null,
});

/**
 * The money of a month as calls answer it.
 * @param parts of all its payouts
 */
export function serializeFinance(
  finance: Finance,
  parts: readonly PayoutPart[],
): z.infer<typeof financeSchema> {
  const { period, sum, before, moved, movedBefore, vat, groups, months, payouts, ahead, balanceOre } =
    finance;
  return {
    ...period,
    sum: { ...moneyIn(sum), paid_out_amount: toSek(moved.paidOutOre) },
    before: { ...moneyIn(before), paid_out_amount: toSek(movedBefore.paidOutOre) },
    vat: vat.map(({ rate, turnoverOre, vatOre }) => ({
      ...{ rate, turnover_amount: toSek(turnoverOre), vat_amount: toSek(vatOre) },
    })),
    groups: groups.map((group) => ({ key: group.key, name: group.name, ...moneyIn(group) })),
    months: months.map(({ month, earnedOre, bookedOre }) => ({
      ...{ month, earned_amount: toSek(earnedOre), booked_amount: toSek(bookedOre) },
    })),
    payouts: payouts.map(({ id, status, amountOre, madeMs, arrivesMs, isListed, differenceOre }) => ({
      ...{ id, status, amount: toSek(amountOre), difference_amount: toSek(differenceOre) },
      made_at: new Date(madeMs).toISOString(),
      arrives_at: new Date(arrivesMs).toISOString(),
      parts: isListed ? parts.filter(({ payoutId }) => payoutId === id).map(partIn) : null,
    })),
    ahead_amount: toSek(ahead.ore),
    ahead_bookings: ahead.bookings,
    balance_amount: toSek(balanceOre),
  };
}
