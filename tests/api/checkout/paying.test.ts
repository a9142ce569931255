import { describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { fromNewAddress } from "../../support/calls/addresses";
import { freshEmail } from "../../support/calls/auth";
import { anyFreeSlot, payAtStripe, postCheckout, wish } from "../../support/calls/checkout";
import { call, cookiesOf } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";
import { Inbox } from "../../support/run/inbox";

type Session = {
  paymentStatus: string;
  bookingStatus: string;
  customerEmail: string | null;
  bookingId: string;
};

const session = (id: string, headers = {}) => call<Session>(`/payments/checkout-sessions/${id}`, { headers });

const path = "/payments/checkout-sessions";

/** Cards of the stand-in that do not simply succeed (its payment page lists them). */
const cardsOfTheStandIn = { answersLater: "4000000000002008", failsLater: "4000000000003006" };

describe("paying", () => {
  it("confirms the booking by the webhook and mails the customer and the business", async () => {
    const { stripeUrl, mailboxUrl } = sharedApp();
    const { service, startTime } = await anyFreeSlot();
    const email = freshEmail();
    const { body } = await postCheckout({ ...wish(service, startTime, email), locale: "en" });
    await payAtStripe(stripeUrl, body.sessionId);
    const mail = await new Inbox(mailboxUrl).waitFor(email);
    expect(mail.subject).toContain("Your time is booked");
    expect(mail.text).toContain(service.provider.company_name);
    const calendar = mail.attachments.find(({ filename }) => filename.endsWith(".ics"));
    expect(calendar?.text).toContain(`UID:${body.bookingId}@`);
    expect(calendar?.text).toContain("SEQUENCE:0");
    expect((await session(body.sessionId)).body).toMatchObject({
      paymentStatus: "paid",
      bookingStatus: "confirmed",
    });
  });

  it("shows who paid only to the browser that started", async () => {
    const { service, startTime } = await anyFreeSlot();
    const email = freshEmail();
    const started = await postCheckout(wish(service, startTime, email));
    const mine = await session(started.body.sessionId, { Cookie: cookiesOf(started) });
    const theirs = await session(started.body.sessionId);
    expect([mine.body.customerEmail, theirs.body.customerEmail]).toEqual([email, null]);
  });

  it("leads nobody to a payment who only knows the guest's e-mail address and time", async () => {
    const { service, startTime } = await anyFreeSlot();
    const body = wish(service, startTime);
    const place = fromNewAddress();
    const first = await postCheckout(body, { headers: place });
    // Another's wish: refused, or held with another member of the staff.
    const guessed = await postCheckout(body);
    expect(guessed.body.sessionId).not.toBe(first.body.sessionId);
    const neighbour = await postCheckout(body, { headers: place });
    expect([neighbour.status, neighbour.body.sessionId, cookiesOf(neighbour)]).toEqual([409, undefined, ""]);
  });

  it("finalizes a paid session once and again, and no unpaid one", async () => {
    const { stripeUrl } = sharedApp();
    const { service, startTime } = await anyFreeSlot();
    const { body } = await postCheckout(wish(service, startTime));
    const finalize = () =>
      call<{ code: string; bookingId: string }>("/payments/bookings/finalize", {
        body: { sessionId: body.sessionId },
      });
    const early = await finalize();
    expect([early.status, early.body.code]).toEqual([409, "not_paid"]);
    await payAtStripe(stripeUrl, body.sessionId);
    const answers = await Promise.all([finalize(), finalize(), finalize()]);
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([200, { bookingId: body.bookingId, status: "confirmed" }]);
    }
    const unknown = await call("/payments/bookings/finalize", { body: { sessionId: "cs_test_unknown" } });
    expect(unknown.status).toBe(404);
  });

  it("releases the hold when the customer comes back without paying", async () => {
    const { service, startTime } = await anyFreeSlot();
    const { body } = await postCheckout(wish(service, startTime));
    const cancelled = await call(`${path}/${body.sessionId}/cancel`, { method: "POST" });
    expect([cancelled.status, cancelled.body]).toEqual([
      200,
      { bookingId: body.bookingId, status: "cancelled" },
    ]);
    expect((await postCheckout(wish(service, startTime))).status).toBe(201);
    expect((await session(body.sessionId)).body.paymentStatus).toBe("expired");
  });

  it("waits for a bank that answers later", async () => {
    const { stripeUrl } = sharedApp();
    const { service, startTime } = await anyFreeSlot();
    const { body } = await postCheckout(wish(service, startTime));
    await payAtStripe(stripeUrl, body.sessionId, cardsOfTheStandIn.answersLater);
    await waitFor(
      async () => (await session(body.sessionId)).body.paymentStatus === "processing" || undefined,
      {
        what: "the payment to be on its way",
        timeoutMs: 10_000,
      },
    );
    await waitFor(
      async () => (await session(body.sessionId)).body.bookingStatus === "confirmed" || undefined,
      {
        what: "the bank's answer",
        timeoutMs: 20_000,
      },
    );
  });

  it.each([
    ["sv", "Betalningen gick inte igenom", "Inget har dragits"],
    ["en", "The payment did not go through", "Nothing has been charged"],
  ])("mails who waits for a bank that says no in the end, in %s", async (locale, subject, words) => {
    const { stripeUrl, mailboxUrl } = sharedApp();
    const { service, startTime } = await anyFreeSlot();
    const email = freshEmail();
    const { body } = await postCheckout({ ...wish(service, startTime, email), locale });
    await payAtStripe(stripeUrl, body.sessionId, cardsOfTheStandIn.failsLater);
    const mail = await new Inbox(mailboxUrl).waitFor(email, subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain(service.name);
    expect((await session(body.sessionId)).body.bookingStatus).toBe("cancelled");
  });
});
