import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { bookingDetail } from "@/lib/desk/payments/bookingDetail";
import { changePrice } from "@/lib/desk/payments/changePrice";
import {
  giveBackOnSite,
  listOnSitePayments,
  payOnSite,
  undoOnSite,
} from "@/lib/desk/payments/onSitePayments";
import { createPaymentLink } from "@/lib/desk/payments/paymentLinks";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { moneyOf, phoneBooking } from "../../support/builders/deskBookings";
import { book } from "../../support/builders/salon";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();

const onSiteRows = async (id: string) => (await moneyOf(id)).ledger.map(({ amountOre }) => amountOre);

describe("a payment on the spot", () => {
  it("is at most what is due, in parts if need be", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    await payOnSite(acting, { amountOre: 30_000, method: "cash" });
    await expect(payOnSite(acting, { amountOre: 12_001, method: "card" })).rejects.toMatchObject({
      code: "amount_exceeds",
      details: [{ path: "amount", sent: 120.01, current: 120 }],
    });
    await payOnSite(acting, { amountOre: 12_000, method: "card" });
    await expect(payOnSite(acting, { amountOre: 1, method: "card" })).rejects.toMatchObject({
      details: { reason: "nothing_due" },
    });
    expect([await onSiteRows(bookingId), (await moneyOf(bookingId)).dueOre]).toEqual([[30_000, 12_000], 0]);
  });

  it("pressed several times at once is recorded once where it is all that is due", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    const wish = { amountOre: 42_000, method: "swish" } as const;
    const presses = await Promise.allSettled([1, 2, 3, 4].map(() => payOnSite(acting, wish)));
    expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await onSiteRows(bookingId)).toEqual([42_000]);
  });

  it("leaves the rest to a link", async () => {
    const { acting } = await phoneBooking(standIn);
    await payOnSite(acting, { amountOre: 30_000, method: "cash" });
    expect(await createPaymentLink(acting, Date.now())).toMatchObject({ amount: 120 });
  });

  it("is undone once, by a row of the opposite amount", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    await payOnSite(acting, { amountOre: 42_000, method: "cash" });
    const [entry] = await listOnSitePayments(acting);
    const undone = await Promise.allSettled([1, 2].map(() => undoOnSite(acting, entry?.id ?? "")));
    expect(undone.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect([await onSiteRows(bookingId), (await moneyOf(bookingId)).dueOre]).toEqual([
      [42_000, -42_000],
      42_000,
    ]);
    expect((await listOnSitePayments(acting)).map(({ can_undo }) => can_undo)).toEqual([false, false]);
  });

  it("of a booking that was paid online is refused", async () => {
    const { acting, place } = await phoneBooking(standIn);
    const bookingId = await book(place, { at: "2031-01-02T10:00:00Z" });
    const online = { ...acting, bookingId };
    await expect(payOnSite(online, { amountOre: 100, method: "cash" })).rejects.toMatchObject({
      details: { reason: "booked_online" },
    });
  });

  it("is given back by the business once the booking is cancelled, and by nobody else", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    await payOnSite(acting, { amountOre: 42_000, method: "cash" });
    const wish = { amountOre: 40_000, method: "cash" } as const;
    await expect(giveBackOnSite(acting, wish)).rejects.toMatchObject({ code: "refund_not_possible" });
    const { scope, actorUserId } = acting;
    await changeBookingStatus(scope, {
      bookingId,
      to: "cancelled",
      note: "Vi har fått vattenläcka.",
      actorUserId,
      nowMs: Date.now(),
    });
    expect((await moneyOf(bookingId)).cancelNote).toBe("Vi har fått vattenläcka.");
    await giveBackOnSite(acting, wish);
    await expect(giveBackOnSite(acting, wish)).rejects.toMatchObject({ code: "amount_exceeds" });
    expect(await onSiteRows(bookingId)).toEqual([42_000, -40_000]);
  });

  it("that was given back by mistake is undone once", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    const { scope, actorUserId } = acting;
    await payOnSite(acting, { amountOre: 42_000, method: "cash" });
    const change = { bookingId, to: "cancelled", actorUserId, nowMs: Date.now() } as const;
    await changeBookingStatus(scope, change);
    await giveBackOnSite(acting, { amountOre: 40_000, method: "cash" });
    const [, returned] = await listOnSitePayments(acting);
    expect(returned).toMatchObject({ amount: -400, can_undo: true });
    const undone = await Promise.allSettled([1, 2].map(() => undoOnSite(acting, returned?.id ?? "")));
    expect(undone.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await onSiteRows(bookingId)).toEqual([42_000, -40_000, 40_000]);
    const rows = await listOnSitePayments(acting);
    expect(rows.map(({ can_undo }) => can_undo)).toEqual([true, false, false]);
    await expect(undoOnSite(acting, rows[2]?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
  });

  it("of a part, sent twice with what was left as it was shown, is recorded once", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    const wish = { amountOre: 10_000, method: "cash", leftBeforeOre: 42_000 } as const;
    await payOnSite(acting, wish);
    await expect(payOnSite(acting, wish)).rejects.toMatchObject({
      code: "not_payable",
      details: { reason: "changed" },
    });
    expect(await onSiteRows(bookingId)).toEqual([10_000]);
  });

  it("is the owner's to record, and of their own bookings", async () => {
    const { acting, place, bookingId } = await phoneBooking(standIn);
    const other = await phoneBooking(standIn);
    const wish = { amountOre: 100, method: "cash" } as const;
    const member = { ...acting, scope: { ...acting.scope, staffMemberId: place.staffId } };
    await expect(payOnSite(member, wish)).rejects.toMatchObject({ code: "owner_only" });
    const stranger = { ...other.acting, bookingId };
    await expect(payOnSite(stranger, wish)).rejects.toMatchObject({ code: "not_found" });
    expect(await onSiteRows(bookingId)).toEqual([]);
  });

  it("of more than the price is refused by the database, too", async () => {
    const { bookingId, place } = await phoneBooking(standIn);
    const row = { kind: "on_site", amountOre: 42_001, method: "cash", source: `test:${bookingId}` } as const;
    const adding = db().ledgerEntry.create({
      data: { ...row, bookingId, providerId: place.id, occurredAt: new Date() },
    });
    await expect(adding).rejects.toThrow();
  });
});

describe("the price of a booking that the business made", () => {
  it("can be changed while nothing is paid, and what is due with it", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    await changePrice(acting, 50_000);
    expect(await moneyOf(bookingId)).toMatchObject({ totalOre: 50_000, dueOre: 50_000, commissionOre: 0 });
    await payOnSite(acting, { amountOre: 1_000, method: "cash" });
    await expect(changePrice(acting, 60_000)).rejects.toMatchObject({ details: { reason: "partly_paid" } });
  });

  it("is refused where a colleague has changed it since it was shown", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    await changePrice(acting, 50_000, 42_000);
    await expect(changePrice(acting, 60_000, 42_000)).rejects.toMatchObject({
      details: { reason: "changed" },
    });
    expect((await moneyOf(bookingId)).totalOre).toBe(50_000);
  });

  it("is told in the history as it was and as it became, and to a member without amounts", async () => {
    const { acting, place } = await phoneBooking(standIn);
    await changePrice(acting, 35_050);
    const changesShownTo = async (scope: typeof acting.scope) =>
      (await bookingDetail({ ...acting, scope })).events
        .filter(({ kind }) => kind === "price_changed")
        .map(({ actor, price_change }) => [actor, price_change]);
    expect(await changesShownTo(acting.scope)).toEqual([["provider", { from: 420, to: 350.5 }]]);
    const member = { ...acting.scope, staffMemberId: place.staffId };
    expect(await changesShownTo(member)).toEqual([["provider", null]]);
  });

  it("can become 0, also where a link is open, and a price again", async () => {
    const { acting, bookingId } = await phoneBooking(standIn);
    await createPaymentLink(acting, Date.now());
    await changePrice(acting, 0);
    expect(await moneyOf(bookingId)).toMatchObject({ totalOre: 0, dueOre: 0, paymentWay: "on_site" });
    await changePrice(acting, 30_000);
    expect(await moneyOf(bookingId)).toMatchObject({ totalOre: 30_000, dueOre: 30_000 });
  });

  it("is divided over the lines of several services as they were booked, also after a price of one öre and of nothing", async () => {
    const { acting, place, bookingId } = await phoneBooking(standIn);
    const line = { providerId: place.id, bookingId, serviceId: place.serviceId, durationMinutes: 15 };
    const priced = (priceOre: number) => ({ priceOre, bookedPriceOre: priceOre });
    await db().bookingLine.createMany({
      data: [
        { ...line, position: 0, serviceName: "Klippning", ...priced(30_000), vatPercent: 25 },
        { ...line, position: 1, serviceName: "Tvätt", ...priced(12_000), vatPercent: 25 },
      ],
    });
    const changedTo = async (amountOre: number) => {
      await changePrice(acting, amountOre);
      const lines = await db().bookingLine.findMany({ where: { bookingId }, orderBy: { position: "asc" } });
      return lines.map(({ priceOre }) => priceOre);
    };
    expect(await changedTo(20_001)).toEqual([14_286, 5_715]);
    expect(await changedTo(1)).toEqual([0, 1]);
    expect(await changedTo(0)).toEqual([0, 0]);
    expect(await changedTo(20_001)).toEqual([14_286, 5_715]);
  });
});
