import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { enabledAccount } from "@/dev/stripe/testing";
import { contactOf } from "@/lib/bookings/contact";
import { checkoutRequestSchema } from "@/lib/bookings/schemas";
import { settleHold } from "@/lib/checkout/hold/endHold";
import { startCheckout } from "@/lib/checkout/startCheckout";
import { db } from "@/lib/db/client";
import { toAppError } from "@/lib/http/errorResponse";
import type { Locale } from "@/lib/i18n/locales";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant, MINUTE_MS } from "@/lib/time/zone";
import { type Salon, salon } from "../../support/builders/salon";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();
let place: Salon;
beforeAll(async () => {
  place = await salon();
  const stripeAccountId = await enabledAccount(standIn);
  await db().provider.update({ where: { id: place.id }, data: { stripeAccountId } });
});

const zone = "Europe/Stockholm";
const today = localDateOf(Date.now(), zone);

/** What can be said of the visit, as it is sent. */
type Said = { customerComment?: string; attendeeName?: string; locale?: Locale };

/** A guest's wish for ten o'clock of a day to come, asked for as often as the test likes. */
function wish(daysAhead: number) {
  const startTime = new Date(localMinuteToInstant(addDays(today, daysAhead), 600, zone)).toISOString();
  const body = { providerId: place.id, serviceId: place.serviceId, startTime, deliveryMode: "physical" };
  const ownKey = randomUUID();
  return (said: Said = {}, idempotencyKey: string | null = ownKey) => {
    const request = checkoutRequestSchema.parse({ ...body, customerEmail: "guest@example.com", ...said });
    return startCheckout(request, {
      caller: {
        customerId: null,
        email: "guest@example.com",
        contact: contactOf(request, null),
      },
      locale: "sv",
      idempotencyKey,
      address: "192.0.2.1",
      hasStarted: () => false,
      nowMs: Date.now(),
    });
  };
}

/** As if its time were over, and nobody had looked at it since. */
const lapse = (id: string) =>
  db().booking.update({ where: { id }, data: { holdExpiresAt: new Date(Date.now() - 1000) } });

it("a key whose hold ran out a moment ago holds anew, and does not lead to a page that is closed", async () => {
  const ask = wish(3);
  const first = await ask();
  await lapse(first.bookingId);
  const second = await ask();
  expect(second.bookingId).not.toBe(first.bookingId);
  expect(Date.parse(second.holdExpiresAt)).toBeGreaterThan(Date.now());
  const { status } = await db().booking.findUniqueOrThrow({ where: { id: first.bookingId } });
  expect(status).toBe("cancelled");
});

it("a hold is promised for the minutes of the setting, and kept a little longer", async () => {
  const before = Date.now();
  const { bookingId, holdExpiresAt } = await wish(17)();
  const promisedMs = Date.parse(holdExpiresAt);
  // Ends are whole seconds.
  expect(promisedMs).toBeGreaterThan(before + 30 * MINUTE_MS - 1000);
  expect(promisedMs).toBeLessThanOrEqual(Date.now() + 30 * MINUTE_MS);
  const held = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
  expect(held.holdExpiresAt?.getTime()).toBeGreaterThan(promisedMs);
});

it("a press that says something else of the visit corrects the hold there is, until that is paid", async () => {
  const ask = wish(9);
  const first = await ask({ customerComment: "<b>Porten</b> är låst" });
  const saidNow = () =>
    db().booking.findUniqueOrThrow({
      where: { id: first.bookingId },
      select: { customerComment: true, attendeeName: true },
    });
  expect(await saidNow()).toEqual({ customerComment: "<b>Porten</b> är låst", attendeeName: null });
  const last = { customerComment: "Ring på\nhos Ek", attendeeName: "Vera Ek" };
  expect((await ask(last)).sessionId).toBe(first.sessionId);
  expect(await saidNow()).toEqual(last);
  expect((await ask({ customerComment: " " })).bookingId).toBe(first.bookingId);
  expect(await saidNow()).toEqual({ customerComment: null, attendeeName: null });
  await ask(last);
  await standIn.control(`checkout/sessions/${first.sessionId}/pay`);
  await lapse(first.bookingId);
  expect(await ask({ attendeeName: "Alma Ek" })).toMatchObject({ bookingId: first.bookingId });
  expect(await saidNow()).toEqual(last);
});

it("a press in another language opens a page in it and closes the one before; the mail is in it, too", async () => {
  const ask = wish(12);
  const { stripeAccountId } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
  const first = await ask({ locale: "sv" });
  const second = await ask({ locale: "en" });
  const sessionOf = (id: string) =>
    standIn.stripe.checkout.sessions.retrieve(id, {}, { stripeAccount: stripeAccountId ?? "" });
  expect((await sessionOf(first.sessionId)).status).toBe("expired");
  const opened = await sessionOf(second.sessionId);
  expect([opened.locale, opened.success_url]).toEqual(["en", expect.stringContaining("/en/")]);
  expect((await ask({ locale: "en" })).sessionId).toBe(second.sessionId);
  expect((await ask()).sessionId).toBe(second.sessionId);
  await standIn.control(`checkout/sessions/${second.sessionId}/pay`);
  await settleHold(second.bookingId);
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { bookingId: second.bookingId, kind: "booking_confirmed" },
  });
  expect(mail.locale).toBe("en");
});

it.each([
  ["without a key", null],
  ["with a key of their own", randomUUID()],
])(
  "a press by e-mail address and network alone neither reads nor changes nor ends the hold there is, %s",
  async (_how, key) => {
    const ask = wish(key === null ? 10 : 11);
    const first = await ask();
    const held = () => db().booking.findUniqueOrThrow({ where: { id: first.bookingId } });
    const before = await held();
    await expect(ask({ attendeeName: "Någon Annan" }, key)).rejects.toMatchObject({ code: "slot_taken" });
    expect(await held()).toEqual(before);
    // Not even one whose payment page was never opened.
    await db().payment.deleteMany({ where: { bookingId: first.bookingId } });
    await db().booking.update({
      where: { id: first.bookingId },
      data: { holdExpiresAt: new Date(Date.now() + 20 * MINUTE_MS) },
    });
    await expect(ask({}, key)).rejects.toMatchObject({ code: "slot_taken" });
    expect((await held()).status).toBe("pending");
    await lapse(first.bookingId);
  },
);

it("a key whose hold was paid in its last second leads to what was paid", async () => {
  const ask = wish(4);
  const first = await ask();
  await standIn.control(`checkout/sessions/${first.sessionId}/pay`);
  await lapse(first.bookingId);
  expect(await ask()).toMatchObject({ bookingId: first.bookingId, sessionId: first.sessionId });
  const { status } = await db().booking.findUniqueOrThrow({ where: { id: first.bookingId } });
  expect(status).toBe("confirmed");
});

it("a database that is lost while the payment page is stored is answered as unavailable, not as payments_unavailable", async () => {
  const ask = wish(5);
  await inTransaction(async (client) => {
    // Reads pass, the row of the payment does not.
    await client.query("LOCK TABLE payments IN EXCLUSIVE MODE");
    const asked = ask().then(
      () => "held",
      (error: unknown) => toAppError(error).code,
    );
    await untilWaiting("the row of the payment");
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    await client.query("ROLLBACK");
    expect(await asked).toBe("unavailable");
  });
});

it("settings that are saved while the slot is taken are what is sold, and what is not sold any more is not held", async () => {
  /** Saves while the checkout waits for the calendar. */
  const askedWhile = (ask: () => Promise<unknown>, save: string) =>
    new Promise((resolve, reject) => {
      inTransaction(async (client) => {
        await client.query("SELECT lock_calendar($1::uuid)", [place.id]);
        const asked = ask();
        asked.then(resolve, reject);
        await untilWaiting("the calendar");
        const set = `UPDATE providers SET settings_version = settings_version + 1, ${save} WHERE id = $1`;
        await client.query(set, [place.id]);
        await client.query("COMMIT");
        await asked.catch(() => undefined);
      }).catch(reject);
    });
  const day = addDays(today, 6);
  const startsAt = new Date(localMinuteToInstant(day, 600, zone));
  await askedWhile(wish(6), "buffer_after_minutes = 15, free_cancellation_hours = 48");
  expect(await db().booking.findFirstOrThrow({ where: { providerId: place.id, startsAt } })).toMatchObject({
    status: "pending",
    blockedUntil: new Date(startsAt.getTime() + 45 * 60_000),
    freeCancellationUntil: new Date(startsAt.getTime() - 48 * 3_600_000),
  });
  const closed = askedWhile(wish(7), "closing_since = now(), closing_mode = 'after_last_visit'");
  await expect(closed).rejects.toMatchObject({ code: "not_found" });
  await db().provider.update({ where: { id: place.id }, data: { closingSince: null, closingMode: null } });
});
