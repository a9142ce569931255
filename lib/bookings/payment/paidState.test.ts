import { describe, expect, it } from "vitest";
import { onSiteOre, paidState } from "./paidState";

const unpaid = {
  status: "confirmed",
  source: "phone",
  paymentWay: "on_site",
  totalOre: 42_000,
  dueOre: 42_000,
} as const;

describe("paidState", () => {
  it.each([
    ["pays_on_site", {}],
    ["awaiting_link", { paymentWay: "link" }],
    ["partly_paid", { dueOre: 2_000 }],
    ["partly_paid", { dueOre: 2_000, paymentWay: "link" }],
    ["paid_on_site", { dueOre: 0 }],
    ["paid_by_link", { dueOre: 0, paymentWay: "link" }],
    ["none", { status: "cancelled" }],
    ["paid_by_card", { source: "online", paymentWay: "checkout", dueOre: 0 }],
    ["held", { source: "online", paymentWay: "checkout", status: "pending" }],
    ["none", { source: "online", paymentWay: "checkout", status: "cancelled" }],
    ["free", { totalOre: 0, dueOre: 0 }],
    // A member is not told of parts.
    ["pays_on_site", { dueOre: 2_000, totalOre: null }],
  ] as const)("is %s of %j", (state, more) => expect(paidState({ ...unpaid, ...more })).toBe(state));
});

describe("onSiteOre", () => {
  it("is what was paid of the price other than by link", () => {
    const paidAt = new Date();
    expect(onSiteOre({ ...unpaid, dueOre: 0, links: [{ amountOre: 12_000, paidAt }] })).toBe(30_000);
    expect(onSiteOre({ ...unpaid, dueOre: 12_000, links: [{ amountOre: 12_000, paidAt: null }] })).toBe(
      30_000,
    );
    expect(onSiteOre({ ...unpaid, source: "online", dueOre: 0, links: [] })).toBe(0);
  });
});
