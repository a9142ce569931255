import { describe, expect, it } from "vitest";
import { bookingStatuses } from "../status";
import {
  cancelledBy,
  customerActions,
  linkEndsAt,
  moveRefusal,
  refundAfterDisputeOre,
  refundOnCancelOre,
  reviewRefusal,
  waitsForBankOre,
} from "./customerRules";

const startsAt = new Date("2026-11-26T13:30:00Z");
const endsAt = new Date("2026-11-26T14:00:00Z");
const freeCancellationUntil = new Date("2026-11-25T13:30:00Z");
const payment = { status: "paid" as const, amountOre: 42_000, refundedOre: 0 };
const confirmed = {
  status: "confirmed" as const,
  startsAt,
  endsAt,
  freeCancellationUntil,
  source: "online" as const,
  createdAt: new Date("2026-11-20T09:00:00Z"),
  totalOre: 42_000,
  payment,
  disputes: [],
  links: [],
  review: null,
};

const at = (iso: string) => Date.parse(iso);
const inTime = at("2026-11-25T13:29:59.999Z");
const tooLate = freeCancellationUntil.getTime();

describe("what comes back", () => {
  it("is everything until the last millisecond of free cancellation, and nothing after it", () => {
    expect(refundOnCancelOre(confirmed, "customer", inTime)).toBe(42_000);
    expect(refundOnCancelOre(confirmed, "customer", tooLate)).toBe(0);
  });

  it("is everything whenever the business calls it off", () => {
    expect(refundOnCancelOre(confirmed, "provider", tooLate)).toBe(42_000);
  });

  it("is only what is left, and nothing of what was never paid", () => {
    const partly = { ...confirmed, payment: { ...payment, refundedOre: 12_000 } };
    expect(refundOnCancelOre(partly, "customer", inTime)).toBe(30_000);
    expect(refundOnCancelOre({ ...confirmed, payment: null }, "customer", inTime)).toBe(0);
    const open = { ...confirmed, payment: { ...payment, status: "open" as const } };
    expect(refundOnCancelOre(open, "customer", inTime)).toBe(0);
  });
});

describe("what comes back of a payment that the customer's bank took back", () => {
  const disputed = (...statuses: string[]) => ({
    ...confirmed,
    disputes: statuses.map((status) => ({ status })),
  });

  it("is nothing now, and everything that is owed if the business wins", () => {
    const open = disputed("under_review");
    expect(refundOnCancelOre(open, "provider", tooLate)).toBe(0);
    expect(refundAfterDisputeOre(open, "provider", tooLate)).toBe(42_000);
    expect(refundAfterDisputeOre(open, "customer", inTime)).toBe(42_000);
    expect(refundAfterDisputeOre(open, "customer", tooLate)).toBe(0);
  });

  it.each([["lost"], ["won", "lost"], ["lost", "needs_response"]])(
    "is nothing once it is lost: %s %s",
    (...statuses) => {
      expect(refundOnCancelOre(disputed(...statuses), "provider", tooLate)).toBe(0);
      expect(refundAfterDisputeOre(disputed(...statuses), "provider", tooLate)).toBe(0);
    },
  );

  it.each(["won", "warning_needs_response", "warning_closed"])("is everything when it is %s", (status) => {
    expect(refundOnCancelOre(disputed(status), "provider", tooLate)).toBe(42_000);
    expect(refundAfterDisputeOre(disputed(status), "provider", tooLate)).toBe(0);
  });

  it("waits by the terms of the moment of the cancellation", () => {
    const cancelled = (cancelReason: "by_customer" | "by_provider", atMs: number) => ({
      ...disputed("needs_response"),
      cancelReason,
      cancelledAt: new Date(atMs),
    });
    expect(waitsForBankOre(cancelled("by_provider", tooLate))).toBe(42_000);
    expect(waitsForBankOre(cancelled("by_customer", inTime))).toBe(42_000);
    expect(waitsForBankOre(cancelled("by_customer", tooLate))).toBe(0);
  });
});

describe("what a customer can do", () => {
  it.each([
    ["before the end of free cancellation", inTime, [true, true, false, 42_000]],
    ["after it", tooLate, [true, false, false, 0]],
    ["a millisecond before the start", startsAt.getTime() - 1, [true, false, false, 0]],
    ["once it has begun", startsAt.getTime(), [false, false, false, 0]],
  ] as const)("%s", (_when, nowMs, [cancel, reschedule, review, refundOre]) => {
    expect(customerActions(confirmed, nowMs)).toEqual({
      cancel,
      reschedule,
      review,
      refundOre,
      afterDisputeOre: 0,
    });
  });

  it("is to give a held slot up, and nothing else", () => {
    const held = {
      ...confirmed,
      status: "pending" as const,
      payment: { ...payment, status: "open" as const },
    };
    const nothingElse = { cancel: true, reschedule: false, review: false, refundOre: 0, afterDisputeOre: 0 };
    expect(customerActions(held, inTime)).toEqual(nothingElse);
  });

  it("is nothing with what was cancelled", () => {
    const none = { cancel: false, reschedule: false, review: false, refundOre: 0, afterDisputeOre: 0 };
    expect(customerActions({ ...confirmed, status: "cancelled" }, inTime)).toEqual(none);
  });

  it("is to write a review of what is completed, and to change it for thirty days", () => {
    const completed = { ...confirmed, status: "completed" as const };
    const createdAt = new Date("2026-11-27T10:00:00Z");
    const written = { ...completed, review: { createdAt } };
    expect(reviewRefusal(completed, at("2027-11-27T10:00:00Z"))).toBeNull();
    expect(reviewRefusal(written, at("2026-12-27T09:59:59.999Z"))).toBeNull();
    expect(reviewRefusal(written, at("2026-12-27T10:00:00Z"))).toBe("review_closed");
    expect(reviewRefusal(confirmed, inTime)).toBe("not_completed");
  });

  it("is no review of a visit whose payment went back, but to change the one that was written", () => {
    const later = at("2026-11-27T10:00:00Z");
    const completed = { ...confirmed, status: "completed" as const };
    const back = { ...completed, payment: { ...payment, refundedOre: 42_000 } };
    expect(reviewRefusal(back, later)).toBe("not_paid");
    expect(reviewRefusal({ ...back, review: { createdAt: endsAt } }, later)).toBeNull();
    const partly = { ...completed, payment: { ...payment, refundedOre: 41_999 } };
    expect(reviewRefusal(partly, later)).toBeNull();
  });

  it("is no review of what the business booked itself, however it was paid", () => {
    const links = [{ paidAt: endsAt }];
    const own = { ...confirmed, status: "completed" as const, source: "desk" as const, links };
    expect(reviewRefusal(own, at("2026-11-27T10:00:00Z"))).toBe("not_paid");
  });

  it("says why a booking cannot be moved", () => {
    const refusals = bookingStatuses.map((status) => moveRefusal({ ...confirmed, status }, inTime));
    expect(refusals).toEqual(["awaiting_payment", null, "already_over", "final"]);
    expect(moveRefusal(confirmed, tooLate)).toBe("too_late");
    const free = { ...confirmed, freeCancellationUntil: startsAt };
    expect(moveRefusal(free, startsAt.getTime())).toBe("already_begun");
  });
});

describe("the link of the mails", () => {
  const ends = (what: { review?: string; renewed?: string }) => {
    const review = what.review === undefined ? null : { createdAt: new Date(what.review) };
    const linkRenewedAt = what.renewed === undefined ? null : new Date(what.renewed);
    return linkEndsAt({ endsAt, review, linkRenewedAt }).toISOString();
  };

  it("ends ninety days after the visit", () => {
    expect(ends({})).toBe("2027-02-24T14:00:00.000Z");
    expect(ends({ review: "2026-11-27T10:00:00Z", renewed: "2026-11-27T10:00:00Z" })).toBe(ends({}));
  });

  it("ends no sooner than the review can last be changed", () => {
    expect(ends({ review: "2027-02-20T10:00:00Z" })).toBe("2027-03-22T10:00:00.000Z");
  });

  it("lives for thirty days when it was made anew later", () => {
    expect(ends({ renewed: "2028-01-01T12:00:00Z" })).toBe("2028-01-31T12:00:00.000Z");
  });
});

it("knows whose decision a cancellation was", () => {
  expect([cancelledBy("by_provider"), cancelledBy("by_customer"), cancelledBy("hold_expired")]).toEqual([
    "provider",
    "customer",
    "nobody",
  ]);
});
