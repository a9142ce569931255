import { beforeAll, describe, expect, it } from "vitest";
import {
  changeBookingPriceCall,
  createPaymentLinkCall,
  mailPaymentLinkCall,
  paymentLinkCall,
  revokePaymentLinkCall,
} from "@/lib/api/contract/business/bookingPayments";
import type { PaymentLinkOut } from "@/lib/desk/payments/schemas";
import { inbox, linkIn } from "../../support/calls/auth";
import { bookTimeOf, type OwnSalon, ownSalon } from "../../support/calls/business";
import { payAtStripe } from "../../support/calls/checkout";
import {
  bookByPhone,
  bookByPhoneWithEmail,
  foreignBooking,
  ownBookingsPath,
  sendTo,
} from "../../support/calls/desk";
import {
  byLink,
  linkOf,
  linkPage,
  notPayable,
  payByLink,
  press,
  sessionOf,
  statusAndCode,
  timesAhead,
  told,
} from "../../support/calls/deskPayments";
import { call } from "../../support/calls/http";
import { expectPrivate } from "../../support/calls/refusal";
import { sharedApp } from "../../support/run/context";
import { daysLater, sql } from "../../support/run/sql";

let salon: OwnSalon;
beforeAll(async () => {
  salon = await ownSalon();
});

const nextTime = timesAhead(7);

describe("a payment link", () => {
  it("of a booking that is to be paid by it is mailed at once, shows what is paid, and is paid at the payment page", async () => {
    const { id, email } = await bookByPhoneWithEmail(salon, nextTime(), byLink);
    const mailed = await linkIn(email, "Betala för");
    const link = await linkOf(salon.own, id);
    expectPrivate(paymentLinkCall, link);
    expect(link.body).toMatchObject({
      url: mailed,
      amount: 420,
      state: "open",
      mailed_at: expect.any(String),
    });
    const page = await linkPage(mailed);
    expect(page).toContain("Betala 420");
    expect(page).not.toContain("Moa");
    expect(page).not.toContain(email);
    const before = await sql("SELECT 1 FROM payments WHERE booking_id = $1", [id]);
    expect(before).toEqual([]);

    const detail = await payByLink(salon.own, id, mailed);
    expect(detail).toMatchObject({ due_amount: 0, paid_amount: 420, commission_amount: 0, is_paid: true });
    await inbox().waitFor(email, "Betalt");
    await inbox().waitFor(salon.email, "Moa Lind");
    expect(await linkPage(mailed)).toContain("Betalningen är klar");
    const afterwards = [
      await sendTo(salon.own, "PUT", id, "price", { amount: 300 }),
      await sendTo(salon.own, "POST", id, "on-site-payments", { amount: 1, method: "cash" }),
      await sendTo(salon.own, "POST", id, "payment-link"),
      await sendTo(salon.own, "DELETE", id, "payment-link"),
    ];
    expect(afterwards.map(told)).toEqual(afterwards.map(() => notPayable("nothing_due")));
    expect((await linkOf(salon.own, id)).status).toBe(404);
  });

  it("is made once, sent to the customer, and revoked: then its page says so and opens nothing", async () => {
    const { id, email } = await bookByPhoneWithEmail(salon, nextTime());
    const made = await Promise.all(
      [1, 2, 3].map(() => sendTo<PaymentLinkOut>(salon.own, "POST", id, "payment-link")),
    );
    for (const each of made) expectPrivate(createPaymentLinkCall, each);
    expect(new Set(made.map(({ body }) => body.url)).size).toBe(1);
    expectPrivate(mailPaymentLinkCall, await sendTo(salon.own, "POST", id, "payment-link/mail"));
    const url = await linkIn(email, "Betala för");
    expect(await press(url)).toContain(sharedApp().stripeUrl);
    const revoked = await sendTo(salon.own, "DELETE", id, "payment-link");
    expectPrivate(revokePaymentLinkCall, revoked);
    expect(revoked.body).toMatchObject({ payment_state: "pays_on_site", due_amount: 420 });
    expect(await linkPage(url)).toContain("Länken gäller inte längre");
    expect((await sendTo(salon.own, "DELETE", id, "payment-link")).status).toBe(200);
    expect(statusAndCode(await sendTo(salon.own, "POST", id, "payment-link/mail"))).toEqual([
      404,
      "not_found",
    ]);
    const paying = payAtStripe(sharedApp().stripeUrl, await sessionOf(id));
    await expect(paying).rejects.toThrow();
  });

  it("ends with another price, and the next one is for that", async () => {
    const { id } = await bookByPhone(salon, nextTime(), byLink);
    const { url } = (await linkOf(salon.own, id)).body;
    const changed = await sendTo(salon.own, "PUT", id, "price", { amount: 300.5 });
    expectPrivate(changeBookingPriceCall, changed);
    expect(changed.body).toMatchObject({ total_amount: 300.5, due_amount: 300.5 });
    expect(await linkPage(url)).toContain("Priset har ändrats");
    const next = await sendTo<PaymentLinkOut>(salon.own, "POST", id, "payment-link");
    expect(next.body.amount).toBe(300.5);
    expect(next.body.url).not.toBe(url);
  });

  it("that has expired says so to both, and is followed by a new one", async () => {
    const { id, email } = await bookByPhoneWithEmail(salon, nextTime(), byLink);
    const page = await linkIn(email, "Din tid är bokad");
    const { url } = (await linkOf(salon.own, id)).body;
    await daysLater(id, 60);
    await sql("UPDATE payment_links SET created_at = now() - interval '40 days' WHERE booking_id = $1", [id]);
    expect((await linkOf(salon.own, id)).body.state).toBe("expired");
    expect(await linkPage(page)).toContain("Betalningslänken gäller inte längre");
    expect(await linkPage(url)).toContain("Länken har gått ut");
    const next = await sendTo<PaymentLinkOut>(salon.own, "POST", id, "payment-link");
    expect(next.body).toMatchObject({ amount: 420, state: "open" });
    expect(await linkPage(url)).toContain("Betala med den nya länken");
    expect(await linkPage(page)).toContain("Betala 420");
  });

  it("ends with the cancellation, whose reason the customer reads", async () => {
    const { id, email } = await bookByPhoneWithEmail(salon, nextTime(), byLink);
    const { url } = (await linkOf(salon.own, id)).body;
    const reason = "Vattenläcka i lokalen";
    const answer = await salon.own.send("PATCH", `${ownBookingsPath}/${id}`, { status: "cancelled", reason });
    expect(answer.body).toMatchObject({ status: "cancelled", cancel_note: reason, due_amount: 0 });
    expect((await inbox().waitFor(email, "Avbokat")).text).toContain(reason);
    expect(await linkPage(url)).toContain("Bokningen är avbokad");
    expect(told(await sendTo(salon.own, "POST", id, "payment-link"))).toEqual(notPayable("cancelled"));
  });

  it.each(["", "nonsense", `${"A".repeat(43)}`, "%00", "😀"])(
    "with the token “%s” is nothing",
    async (token) => {
      const path = `/customer/pay?token=${token.startsWith("%") ? token : encodeURIComponent(token)}`;
      const answer = await call<string>(path, { headers: { Accept: "text/html" } });
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).not.toContain("Betala 420");
    },
  );

  it("is not made of an online booking, and not by or for anybody else", async () => {
    const online = await bookTimeOf(salon.service, nextTime());
    expect(told(await sendTo(salon.own, "POST", online.id, "payment-link"))).toEqual(
      notPayable("booked_online"),
    );
    const theirs = await foreignBooking();
    const calls = [
      linkOf(salon.own, theirs),
      sendTo(salon.own, "POST", theirs, "payment-link"),
      sendTo(salon.own, "POST", theirs, "payment-link/mail"),
      sendTo(salon.own, "DELETE", theirs, "payment-link"),
      sendTo(salon.own, "PUT", theirs, "price", { amount: 1 }),
      sendTo(salon.own, "POST", theirs, "on-site-payments", { amount: 1, method: "cash" }),
      sendTo(salon.own, "DELETE", theirs, "on-site-payments/1"),
      sendTo(salon.own, "POST", theirs, "refunds", { amount: 1, reason: "Tack", refundedBefore: 0 }),
    ];
    for (const answer of await Promise.all(calls)) expect(statusAndCode(answer)).toEqual([404, "not_found"]);
    const { status } = await call(`${ownBookingsPath}/${online.id}/payment-link`, { method: "POST" });
    expect(status).toBe(401);
  });
});
