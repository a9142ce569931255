import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  changeOf,
  dueOf,
  expectedOf,
  feeReturnedOf,
  type Model,
  type ModelBooking,
  refundedOf,
  step,
} from "./model.testing";
import { addMoney, type Moved, moneyOf } from "./words";

const begunMs = Date.parse("2026-11-20T12:00:00Z");
const steps = 40;
const runs = 250;

/** The rows that the triggers write of these facts. */
function rowsOf(booking: ModelBooking): Moved[] {
  const { paid, onSiteOre } = booking;
  const refunds = (paid?.refunds ?? []).flatMap(({ amountOre, isFailed }): Moved[] => [
    { kind: "refund", amountOre: -amountOre },
    ...(isFailed ? [{ kind: "refund" as const, amountOre }] : []),
  ]);
  const rows: Moved[] = [
    { kind: "payment", amountOre: paid?.amountOre ?? 0 },
    { kind: "commission", amountOre: -(paid?.feeOre ?? 0) },
    { kind: "commission_returned", amountOre: feeReturnedOf(booking) },
    { kind: "on_site", amountOre: onSiteOre },
    ...refunds,
  ];
  return rows.filter(({ amountOre }) => amountOre !== 0);
}

const moneyIn = (booking: ModelBooking, nowMs: number) =>
  moneyOf(
    {
      ...booking,
      dueOre: dueOf(booking),
      endsAt: new Date(booking.endMs),
      visitMark: booking.isNoShow ? "no_show" : null,
      ledger: rowsOf(booking),
    },
    nowMs,
  );

/** Ten thousand steps; the model after each of them. */
const afterEachStep = (check: (model: Model) => void) =>
  fc.assert(
    fc.property(fc.array(step, { minLength: steps, maxLength: steps }), (given) => {
      const model: Model = { nowMs: begunMs, bookings: [] };
      for (const each of given) {
        const change = changeOf(model, each);
        if (change === null) continue;
        apply(model, change);
        check(model);
      }
    }),
    { numRuns: runs },
  );

describe("the money of a booking, after any step", () => {
  it("is what was paid, less what went back and the commission on the rest", () => {
    afterEachStep(({ bookings, nowMs }) => {
      expect(bookings.map((booking) => moneyIn(booking, nowMs))).toMatchObject(
        bookings.map((booking) => expectedOf(booking, nowMs)),
      );
    });
  });

  it("is never negative, no more than the price, and nothing once all went back", () => {
    afterEachStep(({ bookings, nowMs }) => {
      const wrong = bookings.filter((booking) => {
        const { bookedOre, earnedOre, keptOre, unpaidOre, expectedOre, broughtOre } = moneyIn(booking, nowMs);
        const isInRange =
          Math.min(bookedOre, earnedOre, keptOre, unpaidOre) >= 0 &&
          Math.max(bookedOre, earnedOre, expectedOre) <= booking.totalOre;
        const isAllBack = booking.paid !== null && refundedOf(booking) === booking.paid.amountOre;
        return !isInRange || (isAllBack && broughtOre !== booking.onSiteOre);
      });
      expect(wrong).toEqual([]);
    });
  });

  it("is once in the sum of its person, and of all", () => {
    afterEachStep(({ bookings, nowMs }) => {
      const sumOf = (some: ModelBooking[]) => addMoney(some.map((booking) => moneyIn(booking, nowMs)));
      const people = [0, 1].map((person) => sumOf(bookings.filter((booking) => booking.person === person)));
      expect(addMoney(people)).toEqual(sumOf(bookings));
    });
  });
});
