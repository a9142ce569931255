import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowsOfFigure } from "@/lib/business/finance/figureRows";
import { aheadPeriod, type Figure } from "@/lib/business/finance/figures";
import { loadFinance } from "@/lib/business/finance/loadFinance";
import { linesOfPayout } from "@/lib/business/finance/payoutLines";
import { findPayout, partsOfPayouts } from "@/lib/business/finance/payouts";
import { financeSchema } from "@/lib/business/finance/schemas";
import { serializeFinance } from "@/lib/business/finance/serializeFinance";
import { db } from "@/lib/db/client";
import { apply, changeOf, type Model, step } from "@/lib/ledger/model.testing";
import { type MoneySum, sumOfPeriod, sumsOfPeriod, vatOfPeriod } from "@/lib/ledger/sums";
import { soldKinds } from "@/lib/ledger/words";
import { applyInDatabase, type LedgerPlace } from "../../support/builders/ledgerSteps";
import { book, type Salon, salon } from "../../support/builders/salon";
import { howMany } from "../../support/depth";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const timeZone = "Europe/Stockholm";
const begunMs = Date.parse("2026-11-20T12:00:00Z");
const period = { from: "2026-11-01", to: "2027-06-30" };

async function ledgerPlace(): Promise<LedgerPlace> {
  const place = await salon();
  const { id: amir } = await db().staffMember.create({
    data: { providerId: place.id, name: "Amir", sort: 1 },
  });
  const { subcategoryId } = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
  const { id: colour } = await db().service.create({
    data: { providerId: place.id, name: "Färg", priceOre: 90_000, durationMinutes: 60, subcategoryId },
  });
  return { place, staffIds: [place.staffId, amir], serviceIds: [place.serviceId, colour] };
}

type Narrowed = { staffMemberId?: string; serviceId?: string; vatRate?: number };

async function rowsSum(place: Salon, nowMs: number, figure: Figure, narrowed: Narrowed = {}) {
  const all = { staffMemberId: null, serviceId: null, vatRate: null };
  const rows = await rowsOfFigure({
    providerId: place.id,
    timeZone,
    period,
    figure,
    nowMs,
    ...all,
    ...narrowed,
  });
  return {
    ore: rows.reduce((sum, { amountOre }) => sum + amountOre, 0),
    vatOre: rows.reduce((sum, { vatOre }) => sum + (vatOre ?? 0), 0),
  };
}

/** Each figure of a sum. */
const figuresOf = ({ kinds, ...money }: MoneySum): [Figure, number][] => [
  ["earned", money.earnedOre],
  ["kept", money.keptOre],
  ["booked", money.bookedOre],
  ["unpaid", money.unpaidOre],
  ["payment", kinds.payment],
  ["on_site", kinds.on_site],
  ["refund", kinds.refund],
  ["commission", kinds.commission + kinds.commission_returned],
  ["sold", soldKinds.reduce((sum, kind) => sum + kinds[kind], 0)],
];

it("each figure of random bookings, and of each person, service and VAT rate, is the sum of its rows", async () => {
  const steps = fc.array(step, { minLength: 45, maxLength: 45 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const at = await ledgerPlace();
      const { place } = at;
      const model: Model = { nowMs: begunMs, bookings: [] };
      for (const each of given) {
        const change = changeOf(model, each);
        if (change === null) continue;
        await applyInDatabase(at, change, model.nowMs);
        apply(model, change);
      }
      const { nowMs } = model;
      const question = { providerId: place.id, timeZone, period, nowMs };
      for (const [figure, ore] of figuresOf(await sumOfPeriod(question))) {
        expect([figure, (await rowsSum(place, nowMs, figure)).ore]).toEqual([figure, ore]);
      }
      for (const { key, ...sum } of await sumsOfPeriod(question, "person")) {
        for (const [figure, ore] of figuresOf(sum)) {
          expect((await rowsSum(place, nowMs, figure, { staffMemberId: key })).ore).toBe(ore);
        }
      }
      for (const { key, earnedOre, bookedOre, unpaidOre } of await sumsOfPeriod(question, "service")) {
        const of = async (figure: Figure) => (await rowsSum(place, nowMs, figure, { serviceId: key })).ore;
        expect([await of("earned"), await of("booked"), await of("unpaid")]).toEqual([
          earnedOre,
          bookedOre,
          unpaidOre,
        ]);
      }
      for (const { rate, turnoverOre, vatOre } of await vatOfPeriod(question)) {
        expect(await rowsSum(place, nowMs, "sold", { vatRate: rate })).toEqual({ ore: turnoverOre, vatOre });
      }
    }),
    { numRuns: howMany(2, 6), endOnFailure: true },
  );
}, 240_000);

const asked = { timeZone, month: "2026-11", by: "day" as const, nowMs: begunMs };

describe("the page of a month", () => {
  it("of a business without bookings says that it is new", async () => {
    const place = await salon();
    expect(await loadFinance(place.id, asked)).toMatchObject({ isNew: true, groups: [], payouts: [] });
  });

  it("has its days, its months and the month before, each the sum of its bookings", async () => {
    const place = await salon();
    await book(place, { at: "2026-10-30T09:00:00Z", status: "completed" });
    await book(place, { at: "2026-11-05T09:00:00Z", status: "completed" });
    await book(place, { at: "2026-11-25T09:00:00Z" });
    const finance = await loadFinance(place.id, asked);
    expect([finance.sum.earnedOre, finance.before.earnedOre, finance.ahead]).toEqual([
      39_900,
      39_900,
      { ore: 42_000, bookings: 1 },
    ]);
    expect(finance.months).toEqual([
      ...["2026-06", "2026-07", "2026-08", "2026-09"].map((month) => ({ month, earnedOre: 0, bookedOre: 0 })),
      { month: "2026-10", earnedOre: 39_900, bookedOre: 0 },
      { month: "2026-11", earnedOre: 39_900, bookedOre: 42_000 },
    ]);
    expect(finance.groups.map(({ key, earnedOre }) => [key, earnedOre])).toEqual([
      ["2026-11-05", 39_900],
      ["2026-11-25", 0],
    ]);
  });

  it("has all that is booked ahead, in whatever month, as the sum of its rows", async () => {
    const place = await salon();
    const today = "2026-11-20";
    const wishes = [
      { at: "2026-11-20T11:45:00Z", minutes: 60 },
      { at: "2026-11-25T09:00:00Z" },
      { at: "2027-01-12T09:00:00Z" },
      { at: "2028-02-29T09:00:00Z", totalOre: 90_000 },
    ];
    for (const wish of wishes) await book(place, wish);
    await book(place, { at: "2026-11-20T10:00:00Z", status: "completed" });
    await book(place, { at: "2026-12-01T09:00:00Z", status: "cancelled" });
    const rows = await rowsOfFigure({
      ...{ providerId: place.id, timeZone, period: aheadPeriod(today), figure: "booked" },
      ...{ staffMemberId: null, serviceId: null, vatRate: null, nowMs: begunMs },
    });
    const { ahead } = await loadFinance(place.id, asked);
    expect(rows.map(({ amountOre }) => amountOre).toReversed()).toEqual([42_000, 42_000, 42_000, 90_000]);
    expect(ahead).toEqual({ ore: 216_000, bookings: 4 });
  });

  it("names a payout that the bank returned in every month, until a later one is paid", async () => {
    const place = await salon();
    const paidOut = async (day: string, status: string) => {
      const made = new Date(`${day}T08:00:00Z`);
      const { id } = await db().payout.create({
        data: {
          ...{ providerId: place.id, stripeAccountId: "acct_1", stripePayoutId: `po_${day}_${place.id}` },
          ...{ status, amountOre: 39_000, madeAt: made, arrivesAt: made },
        },
      });
      return id;
    };
    const returned = async () => (await loadFinance(place.id, asked)).returned.map(({ id }) => id);
    await paidOut("2026-10-05", "failed");
    await paidOut("2026-10-12", "paid");
    const october = await paidOut("2026-10-30", "failed");
    expect(await returned()).toEqual([october]);
    await paidOut("2026-11-02", "in_transit");
    expect(await returned()).toEqual([october]);
    await paidOut("2026-11-09", "paid");
    expect(await returned()).toEqual([]);
    expect((await loadFinance((await salon()).id, asked)).returned).toEqual([]);
  });

  it("has its payouts with their bookings, and says by how much one differs from its rows", async () => {
    const place = await salon();
    const bookingId = await book(place, { at: "2026-11-05T09:00:00Z", status: "completed" });
    const made = new Date("2026-11-09T08:00:00Z");
    const { id: payoutId } = await db().payout.create({
      data: {
        ...{ providerId: place.id, stripeAccountId: "acct_1", stripePayoutId: `po_${place.id}` },
        ...{ status: "paid", amountOre: 39_000, madeAt: made, arrivesAt: made, itemsReadAt: made },
      },
    });
    await db().payoutItem.create({
      data: {
        ...{
          transactionId: `txn_${place.id}`,
          payoutId,
          providerId: place.id,
          bookingId,
          category: "charge",
        },
        ...{ amountOre: 42_000, feeOre: 2_910, occurredAt: made },
      },
    });
    const finance = await loadFinance(place.id, asked);
    const { payouts } = finance;
    const parts = await partsOfPayouts([payoutId]);
    const answer = financeSchema.parse(serializeFinance(finance, parts));
    expect(answer.payouts[0]?.parts).toEqual([
      { category: "charge", amount: 420, fee_amount: 29.1, booking_id: bookingId },
    ]);
    expect([answer.sum.earned_amount, answer.balance_amount]).toEqual([399, 399]);
    expect(payouts).toMatchObject([
      { amountOre: 39_000, bookings: 1, parts: 1, differenceOre: 90, isListed: true },
    ]);
    expect(parts).toMatchObject([{ payoutId, booking: { id: bookingId } }]);
    const other = await salon();
    expect((await loadFinance(other.id, asked)).payouts).toEqual([]);
  });
});

describe("a payout", () => {
  const made = new Date("2026-11-09T08:00:00Z");

  /** What came of two bookings, a part given back, and what Stripe took of the account. */
  async function payout() {
    const place = await salon();
    const [one, two] = [
      await book(place, { at: "2026-11-05T09:00:00Z", status: "completed" }),
      await book(place, { at: "2026-11-06T09:00:00Z", status: "completed" }),
    ];
    const { id } = await db().payout.create({
      data: {
        ...{ providerId: place.id, stripeAccountId: "acct_1", stripePayoutId: `po_${place.id}` },
        ...{ status: "paid", amountOre: 63_090, madeAt: made, arrivesAt: made, itemsReadAt: made },
      },
    });
    const item = { payoutId: id, providerId: place.id, feeOre: 0, bookingId: null, occurredAt: made };
    await db().payoutItem.createMany({
      data: [
        {
          ...item,
          transactionId: `1_${id}`,
          bookingId: one,
          category: "charge",
          amountOre: 42_000,
          feeOre: 2_910,
        },
        {
          ...item,
          transactionId: `2_${id}`,
          bookingId: two,
          category: "charge",
          amountOre: 42_000,
          feeOre: 2_910,
        },
        { ...item, transactionId: `3_${id}`, bookingId: two, category: "refund", amountOre: -16_000 },
        {
          ...item,
          transactionId: `4_${id}`,
          category: "application_fee_refund",
          bookingId: two,
          amountOre: 2_160,
        },
        { ...item, transactionId: `5_${id}`, category: "fee", amountOre: -1_000 },
        { ...item, transactionId: `6_${id}`, category: "tax", amountOre: -250 },
      ],
    });
    return { place, id };
  }

  it("is the sum of its lines, Stripe's fees for the account among them", async () => {
    const { place, id } = await payout();
    expect(await findPayout(place.id, id)).toMatchObject({ bookings: 2, parts: 6, differenceOre: 0 });
    const { lines, feesOre } = await linesOfPayout(id);
    expect(lines).toEqual([
      { kind: "charge", count: 2, amountOre: 84_000 },
      { kind: "refund", count: 1, amountOre: -16_000 },
      { kind: "application_fee_refund", count: 1, amountOre: 2_160 },
      { kind: "account_fee", count: 2, amountOre: -1_250 },
    ]);
    expect(feesOre).toBe(-5_820);
    expect(lines.reduce((sum, { amountOre }) => sum + amountOre, feesOre)).toBe(63_090);
  });

  it("is read in pages that are its parts in the order of time, each once", async () => {
    const { id } = await payout();
    const pages = [0, 4].map((skip) => partsOfPayouts([id], { skip, take: 4 }));
    const read = (await Promise.all(pages)).map((parts) => parts.map((part) => part.id.slice(0, 1)));
    expect(read).toEqual([
      ["1", "2", "3", "4"],
      ["5", "6"],
    ]);
  });

  it("of another business is not found", async () => {
    const [{ id }, other] = [await payout(), await salon()];
    expect(await findPayout(other.id, id)).toBeNull();
  });
});
