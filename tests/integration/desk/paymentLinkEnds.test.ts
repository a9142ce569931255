import { afterEach, describe, expect, it } from "vitest";
import { closePaymentPage } from "@/lib/checkout/pay/paymentPages";
import { db } from "@/lib/db/client";
import { changePrice } from "@/lib/desk/payments/changePrice";
import { listOnSitePayments, payOnSite, undoOnSite } from "@/lib/desk/payments/onSitePayments";
import { createPaymentLink, revokePaymentLink } from "@/lib/desk/payments/paymentLinks";
import { sumOfPeriod } from "@/lib/ledger/sums";
import { writeReview } from "@/lib/reviews/writeReview";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { moneyOf, press, pressToPay } from "../../support/builders/deskBookings";
import { linkProof } from "../../support/builders/moves";
import { linkedBooking } from "../../support/builders/paymentLinks";
import { jobsNaming } from "../../support/run/jobs";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe({ STRIPE_STANDIN_ASYNC_SECONDS: "3600" });
await sharedDatabase();
afterEach(() => standIn.control("outage"));

const delayed = "4000000000002008";
const linked = () => linkedBooking(standIn);

type Acting = Awaited<ReturnType<typeof linked>>["acting"];

describe("a payment link ends", () => {
  it.each([
    ["revoked", (acting: Acting) => revokePaymentLink(acting)],
    ["price_changed", (acting: Acting) => changePrice(acting, 30_000)],
    ["paid_on_site", (acting: Acting) => payOnSite(acting, { amountOre: 10_000, method: "swish" })],
    [
      "cancelled",
      ({ scope, bookingId, actorUserId }: Acting) =>
        changeBookingStatus(scope, { bookingId, to: "cancelled", actorUserId, nowMs: Date.now() }),
    ],
  ] as const)("when it is %s, and its page is closed", async (reason, end) => {
    const { acting, bookingId, url, openSessions } = await linked();
    await pressToPay(url);
    await end(acting);
    if (reason === "cancelled") {
      expect(await jobsNaming(bookingId)).toContain("expire_checkout");
      await closePaymentPage(bookingId);
    }
    expect(await openSessions()).toEqual([]);
    expect(await press(url)).toEqual({ state: reason });
    expect((await moneyOf(bookingId)).paymentWay).toBe("on_site");
  });

  it("when a payment on the spot is undone, since more is due than it is for; the next one is for all of it", async () => {
    const { acting, bookingId, url: whole } = await linked();
    await payOnSite(acting, { amountOre: 20_000, method: "cash" });
    const { url, amount } = await createPaymentLink(acting, Date.now());
    expect([amount, url === whole]).toEqual([220, false]);
    await pressToPay(url);
    const [paid] = await listOnSitePayments(acting);
    await undoOnSite(acting, paid?.id ?? "");
    expect(await press(url)).toEqual({ state: "price_changed" });
    expect((await createPaymentLink(acting, Date.now())).amount).toBe(420);
    expect((await moneyOf(bookingId)).dueOre).toBe(42_000);
  });

  it("and what is paid afterwards, while Stripe was away, goes back with a mail", async () => {
    const { place, acting, bookingId, url, pay, fulfil, mails } = await linked();
    const sessionId = await pressToPay(url);
    await standIn.control("outage", { mode: "unavailable" });
    await revokePaymentLink(acting);
    await standIn.control("outage");
    await pay(sessionId);
    await fulfil(sessionId);
    const booking = await moneyOf(bookingId);
    expect(booking).toMatchObject({ status: "confirmed", dueOre: 42_000 });
    expect(booking.payment?.refunds).toMatchObject([{ amountOre: 42_000, reason: "paid_too_late" }]);
    expect(await mails()).toEqual(["payment_link_returned"]);
    expect(await press(url)).toEqual({ state: "returned" });
    await expect(createPaymentLink(acting, Date.now())).rejects.toMatchObject({
      code: "not_payable",
      details: { reason: "returned" },
    });
    // Once the visit was, it is still owed, wherever money is told of.
    const { endsAt } = booking;
    const question = {
      ...{ providerId: place.id, timeZone: "Europe/Stockholm", nowMs: endsAt.getTime() },
      period: { from: "2030-01-01", to: "2199-12-31" },
    };
    expect(await sumOfPeriod(question)).toMatchObject({ earnedOre: 0, unpaidOre: 42_000 });
    await payOnSite(acting, { amountOre: 42_000, method: "cash" });
    expect((await moneyOf(bookingId)).dueOre).toBe(0);
    expect(await sumOfPeriod(question)).toMatchObject({ earnedOre: 42_000, unpaidOre: 0 });
  });

  it("with a payment that came late is told also where the customer gets no other mails, and is no payment that a review needs", async () => {
    const { acting, bookingId, place, url, pay, fulfil, mails } = await linked();
    await db().booking.update({ where: { id: bookingId }, data: { notifiesCustomer: false } });
    const sessionId = await pressToPay(url);
    await standIn.control("outage", { mode: "unavailable" });
    await revokePaymentLink(acting);
    await standIn.control("outage");
    await pay(sessionId);
    await fulfil(sessionId);
    expect(await mails()).toEqual(["payment_link_returned"]);
    await db().booking.update({ where: { id: bookingId }, data: { status: "completed" } });
    const nowMs = Date.now();
    const review = writeReview(bookingId, linkProof(bookingId), { rating: 5, comment: null, nowMs });
    await expect(review).rejects.toMatchObject({ code: "not_paid" });
    const { id: providerId, serviceId } = place;
    const direct = db().review.create({
      data: { bookingId, providerId, serviceId, rating: 5 },
    });
    await expect(direct).rejects.toThrow(/a review needs a payment/);
  });

  it.each([
    ["revoked", (acting: Acting) => revokePaymentLink(acting)],
    ["given another price", (acting: Acting) => changePrice(acting, 30_000)],
    ["paid on the spot", (acting: Acting) => payOnSite(acting, { amountOre: 42_000, method: "cash" })],
  ] as const)("not when it was paid just before it is %s", async (_what, end) => {
    const { acting, bookingId, url, pay } = await linked();
    await pay(await pressToPay(url));
    await expect(end(acting)).rejects.toMatchObject({ code: "not_payable" });
    const { dueOre, totalOre, payment, ledger } = await moneyOf(bookingId);
    expect([dueOre, totalOre, payment?.refunds, ledger.length]).toEqual([0, 42_000, [], 1]);
  });

  it("with a payment that the bank is still looking at: that goes back when it comes", async () => {
    const { acting, account, bookingId, url, pay, fulfil } = await linked();
    const sessionId = await pressToPay(url);
    await pay(sessionId, delayed);
    await fulfil(sessionId);
    expect(await press(url)).toEqual({ state: "processing" });
    await expect(payOnSite(acting, { amountOre: 100, method: "cash" })).rejects.toMatchObject({
      details: { reason: "in_progress" },
    });
    await revokePaymentLink(acting);
    const session = await standIn.stripe.checkout.sessions.retrieve(
      sessionId,
      {},
      { stripeAccount: account },
    );
    await standIn.control(`payment_intents/${String(session.payment_intent)}/settle`);
    await fulfil(sessionId);
    expect((await moneyOf(bookingId)).payment?.refunds).toMatchObject([{ reason: "paid_too_late" }]);
  });
});

describe("in the same second a link is paid and", () => {
  it.each([
    ["revoked", (acting: Acting) => revokePaymentLink(acting)],
    ["paid on the spot", (acting: Acting) => payOnSite(acting, { amountOre: 42_000, method: "card" })],
    ["given another price", (acting: Acting) => changePrice(acting, 30_000)],
    [
      "cancelled",
      ({ scope, bookingId, actorUserId }: Acting) =>
        changeBookingStatus(scope, {
          bookingId,
          to: "cancelled",
          actorUserId,
          nowMs: Date.now(),
        }),
    ],
  ] as const)("%s: nobody pays twice, and what came too late goes back", async (_what, end) => {
    for (let tries = 0; tries < 4; tries += 1) {
      const { acting, bookingId, url, pay, fulfil } = await linked();
      const sessionId = await pressToPay(url);
      const paying = pay(sessionId)
        .then(() => fulfil(sessionId))
        .catch(() => null);
      await Promise.allSettled(tries % 2 === 0 ? [paying, end(acting)] : [end(acting), paying]);
      await closePaymentPage(bookingId);
      const { totalOre, dueOre, payment, ledger, status } = await moneyOf(bookingId);
      const keptOre = ledger.reduce((sum, { amountOre }) => sum + amountOre, 0);
      expect(keptOre).toBe(status === "cancelled" ? 0 : totalOre - dueOre);
      expect(payment?.status).not.toBe("open");
    }
  });
});
