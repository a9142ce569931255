import { describe, expect, it } from "vitest";
import { checkoutState } from "./checkoutState";

describe("checkoutState", () => {
  it.each([
    ["confirmed", null, "paid", "confirmed"],
    ["completed", null, "paid", "completed"],
    ["pending", null, "open", "open"],
    ["pending", null, "processing", "processing"],
    ["cancelled", "hold_expired", "expired", "expired"],
    ["cancelled", "checkout_abandoned", "expired", "expired"],
    ["cancelled", "payment_failed", "failed", "failed"],
    ["cancelled", "hold_expired", "paid", "tooLate"],
    ["cancelled", "checkout_abandoned", "paid", "tooLate"],
    ["cancelled", "by_customer", "paid", "cancelled"],
    ["cancelled", "by_provider", "paid", "cancelled"],
  ] as const)("%s, %s, payment %s: %s", (status, cancelReason, payment, expected) => {
    expect(checkoutState({ status, cancelReason, payment })).toBe(expected);
  });

  it("says of an open payment that it is being checked, while Stripe cannot be asked", () => {
    const facts = { status: "pending", cancelReason: null, payment: "open" } as const;
    expect(checkoutState({ ...facts, isStale: true })).toBe("checking");
    expect(checkoutState({ ...facts, payment: "processing", isStale: true })).toBe("processing");
  });
});
