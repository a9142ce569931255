import { describe, expect, it } from "vitest";
import { compareLedger, type LedgerSum, type StripeMovement } from "./compareLedger";
import { accountFeeOre, ledgerPartsOf, stripeFeeOre } from "./transactionParts";

const fee = (amount: number, type = "stripe_fee") => ({ amount, type });

const charge: StripeMovement = {
  sourceIds: ["ch_1"],
  type: "charge",
  reporting_category: "charge",
  amount: 42_000,
  fee_details: [fee(810), fee(203, "tax"), fee(2_100, "application_fee")],
};
const moved = (change: Partial<StripeMovement>): StripeMovement => ({
  ...charge,
  fee_details: [],
  ...change,
});

describe("ledgerPartsOf", () => {
  it("a charge, is payment, commission and Stripe's fee with its VAT", () => {
    expect(ledgerPartsOf(charge)).toEqual([
      { kind: "payment", amountOre: 42_000 },
      { kind: "commission", amountOre: -2_100 },
      { kind: "stripe_fee", amountOre: -1_013 },
    ]);
    expect(stripeFeeOre(charge)).toBe(1_013);
  });

  it("a refund that brings commission back in its own fees, is refund and commission returned", () => {
    const refund = moved({ type: "refund", amount: -42_000, fee_details: [fee(-2_100, "application_fee")] });
    expect(ledgerPartsOf(refund)).toEqual([
      { kind: "refund", amountOre: -42_000 },
      { kind: "commission_returned", amountOre: 2_100 },
    ]);
  });

  it("an adjustment, is a dispute only when Stripe reports it as one", () => {
    const withdrawn = { type: "adjustment", amount: -42_000, fee_details: [fee(20_000)] };
    expect(ledgerPartsOf(moved({ ...withdrawn, reporting_category: "dispute" }))).toEqual([
      { kind: "dispute", amountOre: -42_000 },
      { kind: "stripe_fee", amountOre: -20_000 },
    ]);
    expect(ledgerPartsOf(moved({ type: "adjustment", reporting_category: "other_adjustment" }))).toEqual([]);
  });
});

describe("accountFeeOre", () => {
  it.each([
    [
      "a fee of the account",
      moved({ type: "stripe_fee", reporting_category: "fee", amount: -1_250 }),
      -1_250,
    ],
    ["VAT on it", moved({ type: "tax_fee", reporting_category: "tax", amount: -313 }), -313],
    [
      "one that Stripe gives back",
      moved({ type: "stripe_fee", reporting_category: "fee", amount: 500 }),
      500,
    ],
    ["what a payout at once costs", moved({ type: "payout", amount: -9_000, fee_details: [fee(90)] }), -90],
    ["a charge, whose fee is its booking's", charge, 0],
    ["a transfer of the business's own", moved({ type: "transfer", fee_details: [fee(10)] }), 0],
  ])("%s", (_what, transaction, ore) => expect(accountFeeOre(transaction)).toBe(ore));
});

describe("compareLedger", () => {
  const booking = "b-1";
  const sums: LedgerSum[] = [
    { bookingId: booking, kind: "payment", amountOre: 42_000 },
    { bookingId: booking, kind: "commission", amountOre: -2_100 },
    { bookingId: booking, kind: "stripe_fee", amountOre: -1_013 },
    { bookingId: booking, kind: "on_site", amountOre: 5_000 },
  ];
  const bookingOf = (source: string) => (source === "ch_1" ? booking : undefined);
  const still = () => false;

  it("the same on both sides, has no difference; what is paid on the spot is not Stripe's", async () => {
    expect(await compareLedger(sums, [charge], bookingOf, still)).toEqual({
      alike: 1,
      differences: [],
      foreign: 0,
    });
  });

  it("another amount, or what one side alone has, is a difference by booking and kind", async () => {
    const refund = moved({ type: "refund", sourceIds: ["re_unknown", "ch_1"], amount: -100 });
    const more = sums.map((sum) => (sum.kind === "stripe_fee" ? { ...sum, amountOre: -810 } : sum));
    expect((await compareLedger(more, [charge, refund], bookingOf, still)).differences).toEqual([
      { bookingId: booking, kind: "refund", stripeOre: -100, ledgerOre: 0 },
      { bookingId: booking, kind: "stripe_fee", stripeOre: -1_013, ledgerOre: -810 },
    ]);
    expect((await compareLedger(sums, [], bookingOf, still)).differences).toHaveLength(3);
  });

  it("a booking that is changing, is left out", async () => {
    expect(await compareLedger(sums, [], bookingOf, () => true)).toEqual({
      alike: 0,
      differences: [],
      foreign: 0,
    });
  });

  it("payouts, are compared for the account; a charge of the business's own is only counted", async () => {
    const payout = moved({ type: "payout", reporting_category: "payout", sourceIds: ["po_1"], amount: -900 });
    const own = moved({ sourceIds: ["ch_own"], amount: 100 });
    const compared = await compareLedger(
      [{ bookingId: null, kind: "payout", amountOre: -800 }],
      [payout, own],
      bookingOf,
      still,
    );
    expect(compared).toEqual({
      alike: 0,
      differences: [{ bookingId: null, kind: "payout", stripeOre: -900, ledgerOre: -800 }],
      foreign: 1,
    });
  });
});
