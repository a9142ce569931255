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
  withdrawalRefusal,
  withdrawalUntil,
} from "./customerRules";

const startsAt = new Date("2026-11-26T13:30:00Z");
const endsAt = new Date("2026-11-26T14:00:00Z");
const freeCancellationUntil = new Date("2026-11-25T13:30:00Z");
const paidAt = new Date("2026-11-20T09:05:00Z");
const payment = { status: "paid" as const, amountOre: 42_000, refundedOre: 0, paidAt };
const confirmed = {
  status: "confirmed" as const,
  startsAt,
  endsAt,
  freeCancellationUntil,
  timeZone: "Europe/Stockholm",
  isWithdrawalExempt: false,
  confirmedAt: paidAt,
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

describe("the right to withdraw", () => {
  const refusal = (change: object, nowMs: number) => withdrawalRefusal({ ...confirmed, ...change }, nowMs);
  const later = { startsAt: new Date("2026-12-20T13:00:00Z"), endsAt: new Date("2026-12-20T14:00:00Z") };
  const end = at("2026-12-04T23:00:00Z");

  it("lasts to the end of the fourteenth day after the payment, in the business's zone", () => {
    expect(withdrawalUntil(confirmed)).toBe(end);
    expect(refusal(later, end - 1)).toBeNull();
    expect(refusal(later, end)).toBe("too_late");
  });

  it("gives everything back before the visit, also after free cancellation, and less of it the longer the visit goes on", () => {
    const backAt = (iso: string) => refundOnCancelOre(confirmed, "withdrawal", at(iso));
    expect(backAt("2026-11-26T13:29:00Z")).toBe(42_000);
    expect(backAt("2026-11-26T13:40:00Z")).toBe(28_000);
    expect(backAt("2026-11-26T14:00:00Z")).toBe(0);
    expect(refusal({}, endsAt.getTime())).toBe("already_over");
  });

  it("is there for what is paid by a link, from that payment on, and not for what is paid on the spot", () => {
    const linked = { source: "phone" as const, confirmedAt: new Date("2026-11-01T09:00:00Z") };
    expect(withdrawalUntil({ ...confirmed, ...linked })).toBe(end);
    expect(refusal({ ...linked, payment: null }, inTime)).toBe("no_right");
  });

  it("is not there for an exempt kind, for what is held, and for what is over or cancelled", () => {
    expect(refusal({ isWithdrawalExempt: true }, inTime)).toBe("no_right");
    expect(refusal({ status: "pending" }, inTime)).toBe("awaiting_payment");
    expect(refusal({ status: "completed" }, inTime)).toBe("already_over");
    expect(refusal({ status: "cancelled" }, inTime)).toBe("final");
  });

  it("decides what waits for the bank, of what was withdrawn from after free cancellation", () => {
    const withdrawn = { cancelReason: "withdrawn" as const, cancelledAt: new Date(tooLate) };
    const booking = { ...confirmed, ...withdrawn, disputes: [{ status: "needs_response" }] };
    expect(waitsForBankOre(booking)).toBe(42_000);
  });
});

describe("what a customer can do", () => {
  it.each([
    ["before the end of free cancellation", inTime, [true, true, false, 42_000]],
    ["after it", tooLate, [true, false, false, 0]],
    ["a millisecond before the start", startsAt.getTime() - 1, [true, false, false, 0]],
    ["once it has begun", startsAt.getTime(), [false, false, false, 0]],
  ] as const)("%s", (_when, nowMs, [cancel, reschedule, review, refundOre]) => {
    expect(customerActions(confirmed, nowMs)).toMatchObject({
      cancel,
      reschedule,
      review,
      refundOre,
      afterDisputeOre: 0,
    });
  });

  it("after free cancellation, of a payment that the bank has, is worth more by withdrawing than by cancelling", () => {
    const disputes = [{ status: "needs_response" }];
    expect(customerActions({ ...confirmed, disputes }, tooLate)).toMatchObject({
      refundOre: 0,
      afterDisputeOre: 0,
      withdrawalOre: 0,
      withdrawalAfterDisputeOre: 42_000,
    });
  });

  it("is to give a held slot up, and nothing else", () => {
    const held = {
      ...confirmed,
      status: "pending" as const,
      payment: { ...payment, status: "open" as const },
    };
    const nothingElse = {
      cancel: true,
      reschedule: false,
      review: false,
      withdraw: false,
      refundOre: 0,
      afterDisputeOre: 0,
      withdrawalOre: 0,
      withdrawalAfterDisputeOre: 0,
    };
    expect(customerActions(held, inTime)).toEqual(nothingElse);
  });

  it("is nothing with what was cancelled", () => {
    const none = {
      cancel: false,
      reschedule: false,
      review: false,
      withdraw: false,
      refundOre: 0,
      afterDisputeOre: 0,
      withdrawalOre: 0,
      withdrawalAfterDisputeOre: 0,
    };
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
    const partly = { ...completed, payment: { ...payment, refundedOre: 37_799 } };
    expect(reviewRefusal(partly, later)).toBeNull();
    const most = { ...completed, payment: { ...payment, refundedOre: 37_800 } };
    expect(reviewRefusal(most, later)).toBe("not_paid");
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
  expect([cancelledBy("by_provider"), cancelledBy("withdrawn"), cancelledBy("hold_expired")]).toEqual([
    "provider",
    "customer",
    "nobody",
  ]);
});
