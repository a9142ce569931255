import { afterEach, describe, expect, it } from "vitest";
import { paymentLinkView } from "@/lib/checkout/link/linkView";
import { openLinkPage } from "@/lib/checkout/link/openLinkPage";
import { closeLostPages } from "@/lib/checkout/pay/paymentPages";
import { db, pool } from "@/lib/db/client";
import { changePrice } from "@/lib/desk/payments/changePrice";
import { payOnSite } from "@/lib/desk/payments/onSitePayments";
import {
  createPaymentLink,
  findPaymentLink,
  mailPaymentLink,
  revokePaymentLink,
} from "@/lib/desk/payments/paymentLinks";
import { reconcilePayments } from "@/lib/reconciliation/reconcilePayments";
import { moneyOf, press, pressToPay, tokenOf } from "../../support/builders/deskBookings";
import { linkedBooking } from "../../support/builders/paymentLinks";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe({ STRIPE_STANDIN_ASYNC_SECONDS: "3600" });
await sharedDatabase();
afterEach(() => standIn.control("outage"));

const now = -60_000;

const linked = () => linkedBooking(standIn);

describe("a payment page of a link whose answer was lost", () => {
  it("is closed by a job, and the page that was opened after it stays", async () => {
    const { url, bookingId, openSessions } = await linked();
    await standIn.control("outage", { mode: "lost_answer", path: "/v1/checkout/sessions" });
    await expect(press(url, "sv")).rejects.toMatchObject({ code: "payments_unavailable" });
    await standIn.control("outage");
    const [lost] = await openSessions();
    await press(url, "en");
    expect(await openSessions()).toHaveLength(2);
    const [job, ...others] = await lostPageJobs(bookingId);
    expect(others).toEqual([]);
    await closeLostPages(bookingId, new Date(job?.openedAt ?? ""));
    const open = (await openSessions()).map(({ id }) => id);
    expect(open).toEqual([(await moneyOf(bookingId)).payment?.checkoutSessionId]);
    expect(open).not.toContain(lost?.id);
  });

  it("is looked for by no job once it was stored", async () => {
    const { url, bookingId } = await linked();
    await pressToPay(url);
    expect(await lostPageJobs(bookingId)).toEqual([]);
  });
});

async function lostPageJobs(bookingId: string): Promise<{ openedAt: string }[]> {
  const { rows } = await pool().query<{ openedAt: string }>(
    `SELECT payload ->> 'openedAt' AS "openedAt" FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'close_lost_pages' AND payload ->> 'bookingId' = $1`,
    [bookingId],
  );
  return rows;
}

describe("a payment link", () => {
  it("that is pressed and paid pays the booking, tells both by mail, and takes no commission", async () => {
    const { bookingId, url, pay, fulfil, mails, events } = await linked();
    const sessionId = await pressToPay(url);
    await pay(sessionId);
    expect(await fulfil(sessionId)).toMatchObject({ status: "confirmed", payment: "paid" });
    const booking = await moneyOf(bookingId);
    expect(booking).toMatchObject({ dueOre: 0, paymentWay: "link", status: "confirmed" });
    expect(booking.payment).toMatchObject({ amountOre: 42_000, applicationFeeOre: 0, status: "paid" });
    expect(booking.ledger.map(({ kind, amountOre }) => [kind, amountOre])).toEqual([["payment", 42_000]]);
    expect(await mails()).toEqual(["payment_link_paid", "provider_link_paid"]);
    expect(await events()).toEqual(["link_created", "link_paid"]);
    expect(await press(url)).toEqual({ state: "paid" });
  });

  it("that was passed on shows its payer nothing of the customer, nor the customer the payer's address", async () => {
    const { bookingId, url, account: stripeAccount, fulfil } = await linked();
    const { customerEmail } = await moneyOf(bookingId);
    expect(customerEmail).not.toBe("");
    const sessionId = await pressToPay(url);
    const session = await standIn.stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount });
    expect(JSON.stringify(session)).not.toContain(customerEmail);
    const payer = "vidareskickad@exempel.se";
    await standIn.control(`checkout/sessions/${sessionId}/pay`, { email: payer });
    await fulfil(sessionId);
    const { payment } = await moneyOf(bookingId);
    const intent = await standIn.stripe.paymentIntents.retrieve(
      String(payment?.paymentIntentId),
      {},
      { stripeAccount },
    );
    expect(intent.receipt_email).toBe(payer);
    expect(payment).toMatchObject({ status: "paid", customerEmail: null, customerName: null });
    const told = await db().outboxMail.findFirst({ where: { bookingId, kind: "payment_link_paid" } });
    expect(told?.recipient).toBe(customerEmail);
  });

  it("of which the webhook comes twice is paid once", async () => {
    const { url, pay, fulfil, mails, bookingId } = await linked();
    const sessionId = await pressToPay(url);
    await pay(sessionId);
    await Promise.all([fulfil(sessionId), fulfil(sessionId), fulfil(sessionId)]);
    expect(await mails()).toEqual(["payment_link_paid", "provider_link_paid"]);
    expect((await moneyOf(bookingId)).ledger).toHaveLength(1);
  });

  it("of which no webhook tells is found by the reconciliation, which leaves its open page alone", async () => {
    const { bookingId, url, pay, openSessions } = await linked();
    const sessionId = await pressToPay(url);
    await reconcilePayments(now);
    expect(await openSessions()).toHaveLength(1);
    await pay(sessionId);
    await reconcilePayments(now);
    expect(await moneyOf(bookingId)).toMatchObject({ dueOre: 0, payment: { status: "paid" } });
  });

  it("that is pressed twice at once opens one payment page", async () => {
    const { url, openSessions } = await linked();
    const pressed = await Promise.all([press(url), press(url), press(url, "en")]);
    expect(new Set(pressed.map((each) => ("url" in each ? each.url : each.state))).size).toBe(1);
    expect(await openSessions()).toHaveLength(1);
    expect(await press(url)).toEqual(pressed[0]);
  });

  it("whose page was closed opens another in the same row", async () => {
    const { bookingId, account, url, openSessions, pay, fulfil } = await linked();
    const first = await pressToPay(url);
    await standIn.stripe.checkout.sessions.expire(first, {}, { stripeAccount: account });
    await fulfil(first);
    const second = await pressToPay(url);
    expect(second).not.toBe(first);
    expect((await openSessions()).map(({ id }) => id)).toEqual([second]);
    // What is told of the first late changes nothing of the second.
    expect(await fulfil(first)).toBeNull();
    await pay(second);
    await fulfil(second);
    expect(await db().payment.count({ where: { bookingId } })).toBe(1);
    expect((await moneyOf(bookingId)).dueOre).toBe(0);
  });

  it("whose page is about to end is given another, and the earlier one is closed first", async () => {
    const { url, openSessions } = await linked();
    const first = await pressToPay(url);
    await db().payment.updateMany({
      where: { checkoutSessionId: first },
      data: { expiresAt: new Date(Date.now() + 60_000) },
    });
    const second = await pressToPay(url);
    expect(second).not.toBe(first);
    expect((await openSessions()).map(({ id }) => id)).toEqual([second]);
  });

  it("whose press crashed before the page was written opens that page", async () => {
    const { bookingId, url, openSessions } = await linked();
    const first = await pressToPay(url);
    await db().payment.deleteMany({ where: { bookingId } });
    await db().paymentLink.updateMany({ where: { bookingId }, data: { pageSessionId: null } });
    expect(await pressToPay(url)).toBe(first);
    expect(await openSessions()).toHaveLength(1);
  });

  it("of a booking that was moved after a press that crashed opens a page with the new time", async () => {
    const { bookingId, url, account } = await linked();
    await pressToPay(url);
    await db().payment.deleteMany({ where: { bookingId } });
    await db().paymentLink.updateMany({ where: { bookingId }, data: { pageSessionId: null } });
    const { startsAt, endsAt } = await moneyOf(bookingId);
    const later = (instant: Date) => new Date(instant.getTime() + 3_600_000);
    await db().booking.update({
      where: { id: bookingId },
      data: {
        startsAt: later(startsAt),
        blockedFrom: later(startsAt),
        endsAt: later(endsAt),
        blockedUntil: later(endsAt),
        sequence: 1,
      },
    });
    const sessionId = await pressToPay(url);
    const session = await standIn.stripe.checkout.sessions.retrieve(
      sessionId,
      {},
      { stripeAccount: account },
    );
    expect(session.metadata?.summary_time_label).toContain("12:00");
  });

  it("made again while it is open is the same, and a booking has one at most", async () => {
    const { acting, url, bookingId } = await linked();
    const again = await Promise.all([1, 2, 3].map(() => createPaymentLink(acting, Date.now())));
    expect(new Set(again.map((link) => link.url))).toEqual(new Set([url]));
    expect((await moneyOf(bookingId)).links).toHaveLength(1);
  });

  it("that is sent goes to the customer's address once for each press, in their language", async () => {
    const { acting, bookingId } = await linked();
    await mailPaymentLink(acting, Date.now());
    const [mail] = await db().outboxMail.findMany({ where: { bookingId } });
    expect(mail).toMatchObject({ kind: "payment_link", recipient: "elsa@example.com", locale: "sv" });
    expect(await findPaymentLink(acting, Date.now())).toMatchObject({ mailed_at: expect.any(String) });
  });

  it("for a customer without an address is not sent", async () => {
    const { acting, bookingId } = await linked();
    await db().booking.update({
      where: { id: bookingId },
      data: { customerEmail: "", customerPhone: "+46701234567" },
    });
    await expect(mailPaymentLink(acting, Date.now())).rejects.toMatchObject({
      code: "customer_without_email",
    });
  });

  it("is good until 30 days after the visit", async () => {
    const { url, bookingId } = await linked();
    const { endsAt } = await moneyOf(bookingId);
    const endsMs = endsAt.getTime() + 30 * 86_400_000;
    expect(await press(url, "sv", endsMs)).toEqual({ state: "expired" });
  });

  it("that ended by itself leads to the one in its place, and one that was taken back does not", async () => {
    const { acting, url, bookingId, place } = await linked();
    await db().provider.update({ where: { id: place.id }, data: { phone: "090-12 34 56" } });
    const viewOf = (address: string) => paymentLinkView(tokenOf(address), "sv", Date.now());
    expect(await viewOf(url)).toMatchObject({ state: "open", nextUrl: null });
    await changePrice(acting, 30_000);
    expect(await viewOf(url)).toMatchObject({
      state: "price_changed",
      nextUrl: null,
      provider: { phone: "090-12 34 56" },
    });
    const second = await createPaymentLink(acting, Date.now());
    expect(await viewOf(url)).toMatchObject({ state: "price_changed", nextUrl: second.url });
    await revokePaymentLink(acting);
    const third = await createPaymentLink(acting, Date.now());
    expect(await viewOf(second.url)).toMatchObject({ state: "revoked", nextUrl: null });
    expect(await viewOf(url)).toMatchObject({ nextUrl: third.url });
    await payOnSite(acting, { amountOre: 30_000, method: "cash" });
    expect(await viewOf(url)).toMatchObject({ nextUrl: null });
    expect((await moneyOf(bookingId)).links).toHaveLength(3);
  });

  it("with a changed token opens nothing", async () => {
    const { url } = await linked();
    const token = tokenOf(url);
    const changed = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
    const pressing = openLinkPage({ token: changed, locale: "sv", address: "192.0.2.8" }, Date.now());
    await expect(pressing).rejects.toMatchObject({ code: "not_found" });
  });
});
