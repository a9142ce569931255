import { describe, expect, it } from "vitest";
import { addMoney, type BookingWithRows, type Moved, moneyOf } from "./words";

const nowMs = Date.parse("2026-11-20T12:00:00Z");
const over = new Date("2026-11-20T11:00:00Z");
const ahead = new Date("2026-11-20T13:00:00Z");

const online: Moved[] = [
  { kind: "payment", amountOre: 42_000 },
  { kind: "commission", amountOre: -2_100 },
];
const half: Moved[] = [
  { kind: "refund", amountOre: -21_001 },
  { kind: "commission_returned", amountOre: 1_050 },
];
const all: Moved[] = [
  { kind: "refund", amountOre: -42_000 },
  { kind: "commission_returned", amountOre: 2_100 },
];

const sold = (more: Partial<BookingWithRows>): BookingWithRows => ({
  status: "confirmed",
  endsAt: over,
  visitMark: null,
  totalOre: 42_000,
  dueOre: 0,
  commissionOre: 2_100,
  ledger: online,
  ...more,
});

describe("moneyOf", () => {
  it.each([
    ["a paid visit that was: price less fee", {}, { phase: "was", earnedOre: 39_900, bookedOre: 0 }],
    [
      "one to come: its price, and nothing earned yet",
      { endsAt: ahead },
      { bookedOre: 42_000, earnedOre: 0 },
    ],
    [
      "one to come: what it will bring after the fee",
      { endsAt: ahead },
      { phase: "ahead", expectedOre: 39_900 },
    ],
    [
      "one that was marked completed before its end: earned",
      { endsAt: ahead, status: "completed" },
      { phase: "was", earnedOre: 39_900, bookedOre: 0 },
    ],
    [
      "a hold: neither booked nor earned",
      { status: "pending", endsAt: ahead, dueOre: 42_000, ledger: [] },
      { phase: "held", bookedOre: 0, earnedOre: 0, expectedOre: 39_900 },
    ],
    [
      "half given back: half of price and fee",
      { ledger: [...online, ...half] },
      { earnedOre: 19_949, refundedOre: 21_001 },
    ],
    [
      "cancelled and given back: nothing",
      { status: "cancelled", ledger: [...online, ...all] },
      { earnedOre: 0, keptOre: 0, refundedOre: 42_000 },
    ],
    [
      "cancelled too late: what stays, also before its day",
      { status: "cancelled", endsAt: ahead },
      { earnedOre: 39_900, keptOre: 39_900, bookedOre: 0 },
    ],
    [
      "cancelled before it was paid: nothing",
      { status: "cancelled", dueOre: 42_000, ledger: [] },
      { earnedOre: 0, unpaidOre: 0 },
    ],
    [
      "disputed: the commission stays taken",
      { ledger: [...online, { kind: "dispute", amountOre: -42_000 }] },
      { earnedOre: -2_100 },
    ],
  ] satisfies [string, Partial<BookingWithRows>, object][])("says of %s", (_name, more, money) =>
    expect(moneyOf(sold(more), nowMs)).toMatchObject(money),
  );

  const own = { commissionOre: 0, dueOre: 42_000, ledger: [] };

  it.each([
    [
      "booked while it is to come",
      { ...own, endsAt: ahead },
      { bookedOre: 42_000, expectedOre: 42_000, unpaidOre: 0 },
    ],
    ["not paid once it was", own, { earnedOre: 0, unpaidOre: 42_000 }],
    [
      "earned by what was paid on the spot",
      { ...own, dueOre: 12_000, ledger: [{ kind: "on_site", amountOre: 30_000 }] },
      { earnedOre: 30_000, unpaidOre: 12_000 },
    ],
    [
      "still not paid when a payment by link came too late and went back",
      { ...own, ledger: [online[0], all[0]].filter((row) => row !== undefined) },
      { earnedOre: 0, unpaidOre: 42_000 },
    ],
    [
      "kept once the business cancelled it, until what was paid on the spot is given back there",
      { ...own, status: "cancelled", dueOre: 12_000, ledger: [{ kind: "on_site", amountOre: 30_000 }] },
      { earnedOre: 30_000, keptOre: 30_000, unpaidOre: 0 },
    ],
    [
      "nothing once that is recorded",
      {
        ...{ ...own, status: "cancelled", dueOre: 12_000 },
        ledger: [
          { kind: "on_site", amountOre: 30_000 },
          { kind: "on_site", amountOre: -30_000 },
        ],
      },
      { earnedOre: 0, keptOre: 0, unpaidOre: 0 },
    ],
    ["nothing after a no-show", { ...own, visitMark: "no_show" }, { earnedOre: 0, unpaidOre: 0 }],
  ] satisfies [string, Partial<BookingWithRows>, object][])(
    "what the business booked itself is %s",
    (_name, more, money) => expect(moneyOf(sold(more), nowMs)).toMatchObject(money),
  );

  it("leaves Stripe's fee and payouts out of what is earned", () => {
    const ledger: Moved[] = [...online, { kind: "stripe_fee", amountOre: -900 }];
    expect(moneyOf(sold({ ledger }), nowMs).earnedOre).toBe(39_900);
  });
});

it("addMoney keeps booked, earned, kept and not paid apart", () => {
  const bookings = [
    sold({}),
    sold({ endsAt: ahead }),
    sold({ status: "cancelled" }),
    sold({ ledger: [], commissionOre: 0, dueOre: 42_000 }),
  ];
  expect(addMoney(bookings.map((booking) => moneyOf(booking, nowMs)))).toEqual({
    bookedOre: 42_000,
    earnedOre: 79_800,
    keptOre: 39_900,
    unpaidOre: 42_000,
  });
});
