import { describe, expect, it } from "vitest";
import { linkState, paymentLinkEndsAt } from "./linkState";

const createdAt = new Date("2026-11-01T12:00:00Z");
const endsAt = new Date("2026-11-26T14:00:00Z");
const nowMs = Date.parse("2026-11-22T12:00:00Z");
const link = { createdAt, paidAt: null, endReason: null, pageSessionId: "cs_1" };
const booking = { status: "confirmed" as const, endsAt };
const open = { link, booking, payment: null, nowMs };
const payment = (status: "open" | "processing" | "paid", checkoutSessionId = "cs_1") => ({
  status,
  checkoutSessionId,
});

describe("linkState", () => {
  it("is open until 30 days after the visit, or after it was made where that is later", () => {
    const endMs = Date.parse("2026-12-26T14:00:00Z");
    expect(linkState({ ...open, nowMs: endMs - 1 })).toBe("open");
    expect(linkState({ ...open, nowMs: endMs })).toBe("expired");
    expect(paymentLinkEndsAt(createdAt, endsAt).getTime()).toBe(endMs);
  });

  it("is open while its page is, and while a page of an earlier link is whatever", () => {
    expect(linkState({ ...open, payment: payment("open") })).toBe("open");
    expect(linkState({ ...open, payment: payment("processing", "cs_0") })).toBe("open");
  });

  it("waits for the bank, and is paid once that is written", () => {
    expect(linkState({ ...open, payment: payment("processing") })).toBe("processing");
    const paid = { ...open, link: { ...link, paidAt: new Date(nowMs) }, payment: payment("paid") };
    expect(linkState(paid)).toBe("paid");
  });

  it("says why it ended, and that a payment which came afterwards goes back", () => {
    const revoked = { ...open, link: { ...link, endReason: "revoked" as const } };
    expect(linkState(revoked)).toBe("revoked");
    expect(linkState({ ...revoked, payment: payment("paid") })).toBe("returned");
    const cancelled = { ...booking, status: "cancelled" as const };
    expect(linkState({ ...open, booking: cancelled })).toBe("cancelled");
    expect(linkState({ ...revoked, booking: cancelled })).toBe("cancelled");
  });
});
