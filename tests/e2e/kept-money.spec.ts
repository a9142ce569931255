import { waitFor } from "@/dev/system/wait";
import { password, tokenIn } from "../support/auth";
import { expect, test } from "../support/browserTest";
import { addService, openBusiness, type SignedIn } from "../support/business";
import { type BookableService, freeStarts, freshEmail, pay, start, wish } from "../support/checkout";
import { sharedApp } from "../support/context";
import { afterFreeCancellation, byLink, post } from "../support/customerBookings";
import { call } from "../support/http";
import { expectAccessible, expectNoOverflow, open, signInPage } from "../support/page";
import { pairwise } from "../support/spread";

const words = {
  sv: {
    prefix: "",
    all: "En bokning, 798 kr efter avgift, varav 399 kr från sena avbokningar",
    cancelled: "2 avbokade, du behåller 399 kr",
    confirmed: "En bekräftad bokning, 399 kr efter avgift",
    get: "Du får",
    keep: "Du behåller",
    back: "Återbetalat",
    paid: "Kunden betalade",
  },
  en: {
    prefix: "/en",
    all: "One booking, 798 kr after the fee, of which 399 kr from late cancellations",
    cancelled: "2 cancelled, you keep 399 kr",
    confirmed: "One confirmed booking, 399 kr after the fee",
    get: "You get",
    keep: "You keep",
    back: "Refunded",
    paid: "Customer paid",
  },
} as const;

async function paidBooking(service: BookableService, startTime: string) {
  const email = freshEmail();
  const { body } = await start({ ...wish(service, startTime, email), locale: "sv" });
  await pay(sharedApp().stripeUrl, body.sessionId);
  await waitFor(
    async () =>
      (await call<{ bookingStatus: string }>(`/payments/checkout-sessions/${body.sessionId}`)).body
        .bookingStatus === "confirmed",
    { what: "the booking to be confirmed", timeoutMs: 20_000 },
  );
  return { id: body.bookingId, email };
}

/** One day with a booking that stands, one that was refunded, and one that was called off too late. */
async function dayOfThree(own: SignedIn): Promise<{ date: string; refunded: string; kept: string }> {
  const service = await addService(own);
  const starts = await freeStarts(service, 3);
  const date = starts[0]?.slice(0, 10) ?? "";
  const [first = "", , second = "", , third = ""] = starts.filter((at) => at.startsWith(date));
  await paidBooking(service, first);
  const refunded = await paidBooking(service, second);
  await own.send("PATCH", `/providers/me/bookings/${refunded.id}`, { status: "cancelled" });
  const kept = await paidBooking(service, third);
  await afterFreeCancellation(kept.id);
  const token = await tokenIn(kept.email, "Din tid är bokad");
  const cancelled = await post(byLink(kept.id, token, "/cancel"), {});
  expect(cancelled.status).toBe(200);
  return { date, refunded: refunded.id, kept: kept.id };
}

/** A line of the open booking: its word and the amount beside it. */
const line = (word: string, kronor: number) => new RegExp(`${word}\\s*${kronor}\\skr`);

for (const { language, tag } of pairwise) {
  const w = words[language];

  test(`refunded and kept money is told as what it is, in ${language} ${tag}`, async ({ page }) => {
    const own = await openBusiness();
    const { body: business } = await own.get<{ email: string }>("/providers/me");
    const { date, refunded, kept } = await dayOfThree(own);
    await signInPage(page, { role: "provider", email: business.email, password });
    const bookings = `${w.prefix}/provider/bookings?date=${date}`;

    await open(page, bookings);
    await expect(page.getByText(w.all)).toBeVisible();
    await open(page, `${bookings}&status=confirmed`);
    await expect(page.getByText(w.confirmed)).toBeVisible();
    await open(page, `${bookings}&status=cancelled`);
    await expect(page.getByText(w.cancelled)).toBeVisible();
    const items = page.locator("main li").filter({ hasText: "Klippning" });
    await expect(items).toHaveCount(2);
    await expect(items.filter({ hasText: new RegExp(`${w.back}\\s420\\skr`) })).toHaveCount(1);
    await expect(items.filter({ hasText: new RegExp(`${w.keep}\\s399\\skr`) })).toHaveCount(1);
    await expect(page.locator("main").getByText(w.get, { exact: true })).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await open(page, `${bookings}&view=month`);
    await expect(page.getByText(w.all)).toBeVisible();

    await open(page, `${bookings}&booking=${refunded}`);
    const facts = page.getByRole("dialog").locator("dl");
    await expect(facts).toContainText(line(w.paid, 420));
    await expect(facts).toContainText(line(w.back, 420));
    await expect(facts).toContainText(line(w.keep, 0));
    await open(page, `${bookings}&booking=${kept}`);
    await expect(facts).toContainText(line(w.keep, 399));
  });
}
