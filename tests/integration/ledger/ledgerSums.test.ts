import fc from "fast-check";
import { expect, it } from "vitest";
import { bookingDays, calendarBookings } from "@/lib/bookings/business/providerBookings";
import { loadFigures } from "@/lib/business/dashboard/figures";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import {
  apply,
  changeOf,
  expectedOf,
  feeReturnedOf,
  type Model,
  type ModelBooking,
  refundedOf,
  step,
} from "@/lib/ledger/model.testing";
import { monthPeriod } from "@/lib/ledger/periods";
import {
  paidOutOfPeriod,
  stripeBalance,
  sumOfPeriod,
  sumsOfPeriod,
  sumWithPrevious,
  vatOfPeriod,
} from "@/lib/ledger/sums";
import { addMoney, type Money, noMoney } from "@/lib/ledger/words";
import { localDateOf, localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { applyInDatabase, type LedgerPlace } from "../../support/builders/ledgerSteps";
import { book, salon } from "../../support/builders/salon";
import { howMany } from "../../support/depth";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const timeZone = "Europe/Stockholm";
const begunMs = Date.parse("2026-11-20T12:00:00Z");
const period = { from: "2026-11-01", to: "2027-06-30" };
const range = {
  fromMs: localMinuteToInstant(period.from, 0, timeZone),
  toMs: localMinuteToInstant(period.to, MINUTES_PER_DAY, timeZone),
};

async function ledgerPlace(): Promise<LedgerPlace> {
  const place = await salon();
  const { id: second } = await db().staffMember.create({
    data: { providerId: place.id, name: "Amir", sort: 1 },
  });
  const first = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
  const { id: service } = await db().service.create({
    data: {
      providerId: place.id,
      name: "Färgning",
      priceOre: 90_000,
      durationMinutes: 60,
      subcategoryId: first.subcategoryId,
    },
  });
  return { place, staffIds: [place.staffId, second], serviceIds: [place.serviceId, service] };
}

/** Sums by a key, without those that no booking has. */
function grouped(bookings: readonly ModelBooking[], nowMs: number, keyOf: (booking: ModelBooking) => string) {
  const sums: Record<string, Money> = {};
  for (const booking of bookings) {
    const key = keyOf(booking);
    sums[key] = addMoney([sums[key] ?? noMoney, expectedOf(booking, nowMs)]);
  }
  return sums;
}

type Keyed = Money & { key: string };
const moneyOnly = ({ bookedOre, earnedOre, keptOre, unpaidOre }: Money): Money => ({
  bookedOre,
  earnedOre,
  keptOre,
  unpaidOre,
});
const byKey = (sums: readonly Keyed[]) => Object.fromEntries(sums.map((sum) => [sum.key, moneyOnly(sum)]));

const dayOf = ({ startMs }: ModelBooking) => localDateOf(startMs, timeZone);

/** The rows of each booking, summed by kind. */
async function rowsIn(providerId: string) {
  const rows = await db().ledgerEntry.groupBy({
    by: ["bookingId", "kind"],
    where: { providerId },
    _sum: { amountOre: true },
  });
  return new Map(rows.map(({ bookingId, kind, _sum }) => [`${bookingId} ${kind}`, _sum.amountOre ?? 0]));
}

function expectedRows(bookings: readonly ModelBooking[]) {
  return new Map(
    bookings.flatMap((booking) => {
      const { id, paid, onSiteOre } = booking;
      const sums = {
        payment: paid?.amountOre ?? 0,
        commission: -(paid?.feeOre ?? 0),
        commission_returned: feeReturnedOf(booking),
        refund: -refundedOf(booking),
        on_site: onSiteOre,
      };
      return Object.entries(sums).map(([kind, ore]): [string, number] => [`${id} ${kind}`, ore + 0]);
    }),
  );
}

const withoutZeros = (sums: Map<string, number>) =>
  Object.fromEntries([...sums].filter(([, ore]) => ore !== 0).toSorted(([a], [b]) => a.localeCompare(b)));

/** Everything that shows money, compared with the facts and with each other. */
async function agree({ place, staffIds }: LedgerPlace, model: Model): Promise<void> {
  const { nowMs } = model;
  const bookings = model.bookings.filter(({ status }) => status !== "pending");
  const question = { providerId: place.id, timeZone, period, nowMs };
  const today = localDateOf(nowMs, timeZone);
  const all = { ...range, statuses: [], staffMemberId: null };
  const [rows, days, months, people, services, sum, calendar, listed, figures, vat] = await Promise.all([
    rowsIn(place.id),
    sumsOfPeriod(question, "day"),
    sumsOfPeriod(question, "month"),
    sumsOfPeriod(question, "person"),
    sumsOfPeriod(question, "service"),
    sumOfPeriod(question),
    bookingDays(wholeBusiness(place.id), { ...all, timeZone, nowMs }),
    calendarBookings(wholeBusiness(place.id), all, nowMs),
    loadFigures(place.id, { today, timeZone, nowMs }),
    vatOfPeriod(question),
  ]);
  const total = addMoney(bookings.map((booking) => expectedOf(booking, nowMs)));

  expect(withoutZeros(rows)).toEqual(withoutZeros(expectedRows(model.bookings)));
  expect(byKey(days)).toEqual(grouped(bookings, nowMs, dayOf));
  expect(byKey(months)).toEqual(grouped(bookings, nowMs, (booking) => dayOf(booking).slice(0, 7)));
  expect(byKey(people)).toEqual(grouped(bookings, nowMs, ({ person }) => staffIds[person] ?? ""));
  expect(addMoney(services)).toEqual(total);
  expect(moneyOnly(sum)).toEqual(total);
  const { stripe_fee: _fee, ...kinds } = sum.kinds;
  expect(Object.values(kinds).reduce((a, b) => a + b, 0)).toBe(total.earnedOre);

  expect(addMoney(calendar.flatMap(({ money }) => money ?? []))).toEqual(total);
  for (const { id, money } of listed) {
    const booking = model.bookings.find((each) => each.id === id);
    expect(money).toMatchObject(booking ? expectedOf(booking, nowMs) : {});
  }
  const inMonth = monthPeriod(today).from.slice(0, 7);
  expect(figures).toMatchObject({
    earnedOre: total.earnedOre,
    bookedOre: total.bookedOre,
    unpaidOre: total.unpaidOre,
    earnedTodayOre: byKey(days)[today]?.earnedOre ?? 0,
    bookedTodayOre: byKey(days)[today]?.bookedOre ?? 0,
    earnedMonthOre: byKey(months)[inMonth]?.earnedOre ?? 0,
    activeBookings: bookings.filter((each) => expectedOf(each, nowMs).bookedOre > 0).length,
  });
  const { payment, on_site, refund, dispute } = kinds;
  const turnoverOre = vat.reduce((before, each) => before + each.turnoverOre, 0);
  expect(turnoverOre).toBe(payment + on_site + refund + dispute);
}

it("sums of random bookings agree with the rows, and with each other, after each step", async () => {
  const steps = fc.array(step, { minLength: 25, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const at = await ledgerPlace();
      const model: Model = { nowMs: begunMs, bookings: [] };
      for (const each of given) {
        const change = changeOf(model, each);
        if (change === null) continue;
        await applyInDatabase(at, change, model.nowMs);
        apply(model, change);
        await agree(at, model);
      }
    }),
    { numRuns: howMany(5, 16), endOnFailure: true },
  );
}, 240_000);

it("VAT divides a booking of several services by their prices, to the öre", async () => {
  const { place, serviceIds } = await ledgerPlace();
  const [cut = "", colour = ""] = serviceIds;
  const id = await book(place, {
    at: "2026-11-20T08:00:00Z",
    status: "completed",
    totalOre: 10_000,
    commissionOre: 500,
    refundedOre: 1,
  });
  const line = { providerId: place.id, bookingId: id, serviceName: "", durationMinutes: 10 };
  await db().bookingLine.createMany({
    data: [
      { ...line, position: 0, serviceId: cut, priceOre: 3_333, bookedPriceOre: 3_333, vatPercent: 25 },
      { ...line, position: 1, serviceId: colour, priceOre: 6_667, bookedPriceOre: 6_667, vatPercent: 6 },
    ],
  });
  // Of one service, with the rate of the booking.
  await book(place, { at: "2026-11-20T09:00:00Z", status: "completed", totalOre: 12_500 });
  // Neither a visit to come nor one whose money went back.
  await book(place, { at: "2026-11-21T09:00:00Z" });
  await book(place, { at: "2026-11-20T10:00:00Z", status: "cancelled", refundedOre: 42_000 });
  const question = { providerId: place.id, timeZone, period, nowMs: begunMs };
  expect(await vatOfPeriod(question)).toEqual([
    // 6 667 less the refunded öre, of which 6/106.
    { rate: 6, turnoverOre: 6_666, vatOre: 377 },
    // 3 333 with 667 of VAT, and 12 500 with 2 500.
    { rate: 25, turnoverOre: 15_833, vatOre: 3_167 },
  ]);
  const services = await sumsOfPeriod(question, "service");
  expect(services.find(({ key }) => key === colour)).toMatchObject({ bookings: 1, earnedOre: 6_333 });
});

it("a free visit counts as a booking, and divides nothing", async () => {
  const { place, serviceIds } = await ledgerPlace();
  const [cut = ""] = serviceIds;
  await book(place, { at: "2026-11-20T08:00:00Z", status: "completed", source: "desk", totalOre: 0 });
  await book(place, { at: "2026-11-20T09:00:00Z", status: "completed" });
  const question = { providerId: place.id, timeZone, period, nowMs: begunMs };
  expect(await vatOfPeriod(question)).toEqual([{ rate: 25, turnoverOre: 42_000, vatOre: 8_400 }]);
  expect(await sumsOfPeriod(question, "service")).toMatchObject([
    { key: cut, bookings: 2, earnedOre: 39_900, unpaidOre: 0 },
  ]);
});

it("a cancelled booking counts as none, with what is kept of it", async () => {
  const { place } = await ledgerPlace();
  await book(place, { at: "2026-11-20T08:00:00Z", status: "completed" });
  await book(place, { at: "2026-11-20T09:00:00Z", status: "cancelled" });
  await book(place, { at: "2026-11-20T10:00:00Z", status: "cancelled", refundedOre: 42_000 });
  await book(place, { at: "2026-11-20T11:00:00Z" });
  const question = { providerId: place.id, timeZone, period, nowMs: begunMs };
  expect(await sumsOfPeriod(question, "day")).toMatchObject([
    { key: "2026-11-20", bookings: 2, keptOre: 39_900, earnedOre: 3 * 39_900 },
  ]);
});

it("paid out is what left Stripe for the bank, and the balance is what is still there", async () => {
  const { place } = await ledgerPlace();
  const bookingId = await book(place, { at: "2026-11-25T09:00:00Z" });
  const own = await book(place, { at: "2026-11-18T09:00:00Z", source: "desk" });
  const at = (date: string) => ({ providerId: place.id, occurredAt: new Date(date) });
  await db().ledgerEntry.createMany({
    data: [
      {
        ...at("2026-11-10T09:00:00Z"),
        bookingId,
        kind: "stripe_fee",
        amountOre: -810,
        source: `a:${bookingId}`,
      },
      // 23:30 on the last of October and on the last of November in Stockholm.
      { ...at("2026-10-31T22:30:00Z"), kind: "payout", amountOre: -9_000, source: `b:${bookingId}` },
      { ...at("2026-11-30T22:30:00Z"), kind: "payout", amountOre: -20_000, source: `c:${bookingId}` },
      {
        ...at("2026-11-18T10:00:00Z"),
        bookingId: own,
        kind: "on_site",
        method: "cash",
        amountOre: 42_000,
        source: own,
      },
    ],
  });
  const question = { providerId: place.id, timeZone, period: { from: "2026-11-01", to: "2026-11-30" } };
  expect(await paidOutOfPeriod(question)).toEqual({ paidOutOre: 20_000, stripeFeeOre: -810 });
  expect(await stripeBalance(place.id)).toBe(39_900 - 810 - 29_000);
});

it("a period stands beside the one before, for one person alone where asked", async () => {
  const { place, staffIds } = await ledgerPlace();
  const [, amir = ""] = staffIds;
  await book(place, { at: "2026-10-31T22:30:00Z", status: "completed" });
  await book(place, { at: "2026-10-31T23:30:00Z", status: "completed" });
  await book(place, { at: "2026-11-05T09:00:00Z", status: "completed", staffId: amir });
  const question = { providerId: place.id, timeZone, period: monthPeriod("2026-11-20"), nowMs: begunMs };
  const { sum, before } = await sumWithPrevious(question);
  expect([sum.earnedOre, before.earnedOre]).toEqual([2 * 39_900, 39_900]);
  expect(await sumOfPeriod({ ...question, staffMemberId: amir })).toMatchObject({
    bookings: 1,
    earnedOre: 39_900,
  });
});
