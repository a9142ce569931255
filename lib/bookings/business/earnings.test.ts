import { describe, expect, it } from "vitest";
import { earningsOre, sumOf } from "./earnings";

const paid = (refundedOre: number) => ({ status: "paid" as const, refundedOre });
const sold = (
  status: "confirmed" | "cancelled" | "pending",
  payment: Parameters<typeof earningsOre>[0]["payment"],
) => ({
  status,
  totalOre: 42_000,
  commissionOre: 2_100,
  payment,
});

describe("earningsOre", () => {
  it.each([
    ["a paid booking: price less fee", sold("confirmed", paid(0)), 39_900],
    [
      "one that waits for its payment: what it will bring",
      sold("pending", { status: "open", refundedOre: 0 }),
      39_900,
    ],
    ["half given back: half of price and fee", sold("confirmed", paid(21_000)), 19_950],
    ["cancelled and given back: nothing", sold("cancelled", paid(42_000)), 0],
    ["cancelled too late: as if it had taken place", sold("cancelled", paid(0)), 39_900],
    ["cancelled before it was paid: nothing", sold("cancelled", { status: "expired", refundedOre: 0 }), 0],
    ["cancelled without a payment page: nothing", sold("cancelled", null), 0],
  ])("of %s", (_name, booking, ore) => expect(earningsOre(booking)).toBe(ore));
});

describe("sumOf", () => {
  it("keeps what is earned, what is kept and what is not paid apart", () => {
    const bookings = [
      sold("confirmed", paid(0)),
      sold("confirmed", paid(21_000)),
      sold("pending", { status: "open", refundedOre: 0 }),
      sold("cancelled", paid(0)),
      sold("cancelled", paid(42_000)),
    ];
    expect(sumOf(bookings)).toEqual({ count: 4, waiting: 1, earningsOre: 59_850, keptOre: 39_900 });
  });
});
