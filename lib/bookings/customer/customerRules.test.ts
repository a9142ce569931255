import { describe, expect, it } from "vitest";
import { bookingStatuses } from "../status";
import {
  cancelledBy,
  customerActions,
  linkEndsAt,
  moveRefusal,
  refundOnCancelOre,
  reviewRefusal,
} from "./customerRules";

const startsAt = new Date("2026-11-26T13:30:00Z");
const endsAt = new Date("2026-11-26T14:00:00Z");
const freeCancellationUntil = new Date("2026-11-25T13:30:00Z");
const payment = { status: "paid", amountOre: 42_000, refundedOre: 0 };
const confirmed = {
  status: "confirmed" as const,
  startsAt,
  endsAt,
  freeCancellationUntil,
  payment,
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
    const open = { ...confirmed, payment: { ...payment, status: "open" } };
    expect(refundOnCancelOre(open, "customer", inTime)).toBe(0);
  });
});

describe("what a customer can do", () => {
  it.each([
    ["before the end of free cancellation", inTime, [true, true, false, 42_000]],
    ["after it", tooLate, [true, false, false, 0]],
    ["a millisecond before the start", startsAt.getTime() - 1, [true, false, false, 0]],
    ["once it has begun", startsAt.getTime(), [false, false, false, 0]],
  ] as const)("%s", (_when, nowMs, [cancel, reschedule, review, refundOre]) => {
    expect(customerActions(confirmed, nowMs)).toEqual({ cancel, reschedule, review, refundOre });
  });

  it("is to give a held slot up, and nothing else", () => {
    const held = { ...confirmed, status: "pending" as const, payment: { ...payment, status: "open" } };
    const nothingElse = { cancel: true, reschedule: false, review: false, refundOre: 0 };
    expect(customerActions(held, inTime)).toEqual(nothingElse);
  });

  it("is nothing with what was cancelled", () => {
    const none = { cancel: false, reschedule: false, review: false, refundOre: 0 };
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
