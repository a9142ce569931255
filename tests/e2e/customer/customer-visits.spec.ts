import type { Page } from "@playwright/test";
import { bookAsGuest, bookTime, type Held, newCustomer } from "../../support/builders/bookedTimes";
import { demoAccount } from "../../support/calls/business";
import { anyFreeSlot } from "../../support/calls/checkout";
import { bookingWords, openDetails, openForm } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { bookingStatus, cancelOwn, openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, pressChoice, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { daysLater, sql } from "../../support/run/sql";

/* Paying for a held time, and reviewing a visit. Cancelling and moving: customer-booking.spec.ts. */

const words = {
  sv: {
    prefix: "",
    rating: "Betyg",
    of5: (stars: number) => `${stars} av 5`,
    comment: /^Kommentar/,
    send: "Skicka omdöme",
    ratingMissing: "Välj ett betyg, en till fem stjärnor.",
    thanks: "Tack för ditt omdöme",
    own: "Ditt omdöme",
    verified: "Besöket är verifierat",
    edit: "Ändra omdöme",
    save: "Spara ändringen",
    upcoming: "Kommande",
    payNow: "Betala nu",
    release: "Släpp tiden",
    released: "Inget har dragits från ditt kort.",
    past: "Tidigare",
    cancelled: "Avbokad",
    more: "Visa fler",
    review: "Lämna omdöme",
  },
  en: {
    prefix: "/en",
    rating: "Rating",
    of5: (stars: number) => `${stars} out of 5`,
    comment: /^Comment/,
    send: "Send review",
    ratingMissing: "Choose a rating, one to five stars.",
    thanks: "Thank you for your review",
    own: "Your review",
    verified: "The visit is verified",
    edit: "Edit review",
    save: "Save changes",
    upcoming: "Upcoming",
    payNow: "Pay now",
    release: "Release the time",
    released: "Nothing was taken from your card.",
    past: "Past",
    cancelled: "Cancelled",
    more: "Show more",
    review: "Leave a review",
  },
} as const;

let moved = 0;
/**
 * Moves a visit so far into the past that it overlaps no other test's: by 100 days more each time, and by more than
 * `tests/api/reviews` moves any, which has used the same product before.
 */
function moveFarBack(id: string) {
  moved += 1;
  return daysLater(id, 10_000 + (test.info().workerIndex * 12 + moved) * 100);
}

/** The visit is over, and the business has said so. */
async function complete({ id }: Held) {
  await moveFarBack(id);
  await sql("UPDATE bookings SET status = 'completed', completed_at = now() WHERE id = $1", [id]);
}

/** The business answers the review of a visit, in its own pages. */
async function replyTo(page: Page, { id }: Held) {
  const [review] = await sql<{ id: string }>("SELECT id FROM reviews WHERE booking_id = $1", [id]);
  await signInPage(page, { role: "provider", ...demoAccount("Handen på axeln") });
  await openPage(page, `/provider/reviews?reply=${review?.id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Ditt svar").fill("Tack, välkommen åter.");
  await dialog.getByRole("button", { name: "Publicera svaret" }).click();
  await expect(page.getByText("Svaret är publicerat")).toBeVisible();
}

/** A customer who has just registered, signed in to the page. */
async function signIn(page: Page) {
  const customer = await newCustomer();
  await signInPage(page, { role: "customer", email: customer.email, password });
  return customer;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`one's own booking in ${language}`, { tag }, () => {
    test("is reviewed after the visit, by keyboard, and the review can be changed", async ({
      page,
      browser,
    }) => {
      const booked = await bookAsGuest("Handen på axeln");
      await complete(booked);
      await openByLink(page, w, booked);
      await expect(page.getByText(w.verified)).toBeVisible();
      await page.getByRole("button", { name: w.send }).click();
      await expect(page.getByText(w.ratingMissing)).toBeVisible();
      await expect(page.getByRole("radio", { name: w.of5(1) })).toBeFocused();
      await expectSound(page);
      await page.keyboard.press("Space");
      for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("radio", { name: w.of5(4) })).toBeChecked();
      await page.getByLabel(w.comment).fill("Lugnt, vänligt och i tid.");
      await page.getByRole("button", { name: w.send }).click();
      await expect(page.getByText(w.thanks)).toHaveCount(1);
      await expect(page.getByRole("heading", { name: w.own })).toBeFocused();
      await expect(page.getByText("Lugnt, vänligt och i tid.")).toBeVisible();
      await expectSound(page);

      const desk = await (await browser.newContext()).newPage();
      await replyTo(desk, booked);
      await desk.context().close();
      await openByLink(page, w, booked);
      await expect(page.getByText("Tack, välkommen åter.")).toBeVisible();

      await page.getByRole("button", { name: w.edit }).click();
      await expect(page.getByRole("radio", { name: w.of5(4) })).toBeFocused();
      await expect(page.getByLabel(w.comment)).toHaveValue("Lugnt, vänligt och i tid.");
      await pressChoice(page.getByRole("radio", { name: w.of5(5) }));
      await page.getByRole("button", { name: w.save }).click();
      await expect(page.getByRole("button", { name: w.edit })).toBeVisible();
      const written = await sql<{ rating: number }>("SELECT rating FROM reviews WHERE booking_id = $1", [
        booked.id,
      ]);
      expect(written).toEqual([{ rating: 5 }]);
    });

    test("a time that is only held can be paid or released", async ({ page }) => {
      await signIn(page);
      const { service, startTime } = await anyFreeSlot();
      const pay = bookingWords[language];
      await openForm(page, pay, service.id, startTime);
      await openDetails(page);
      await page.getByRole("button", { name: pay.pay }).click();
      await expect(page.getByLabel(pay.card[0])).toBeVisible();
      await openPage(page, `${w.prefix}/customer/bookings`);
      await page.getByRole("region", { name: w.upcoming }).getByRole("link", { name: service.name }).click();
      await expect(page.getByRole("link", { name: w.payNow })).toBeVisible();
      await page.getByRole("button", { name: w.release }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: w.release }).click();
      await expect(bookingStatus(page)).toContainText(w.released);
    });

    test("the list has what was, newest first, with what is left to do", async ({ page }) => {
      const customer = await signIn(page);
      const visited = await bookTime(customer);
      const cancelled = await bookTime(customer);
      await complete(visited);
      await openPage(page, `${w.prefix}/customer/bookings/${cancelled.id}`);
      await cancelOwn(page, language);
      await page.goto(`${w.prefix}/customer/bookings`);
      const past = page.getByRole("region", { name: w.past });
      await expect(past.getByRole("listitem")).toHaveCount(2);
      await expect(past.getByRole("listitem").first()).toContainText(w.cancelled);
      await expect(past.getByRole("link", { name: w.more })).toHaveCount(0);
      await expectSound(page);
      const toReview = past.getByRole("listitem").filter({ hasText: w.review });
      // The badge itself is pressed, where the row's link lies above it.
      const badge = await toReview.getByText(w.review).boundingBox();
      if (badge === null) throw new Error("No badge");
      await page.mouse.click(badge.x + badge.width / 2, badge.y + badge.height / 2);
      await expect(page).toHaveURL(/#review$/);
      await expect(page.getByRole("button", { name: w.send })).toBeVisible();

      // More than a page of them.
      await sql(
        `INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
       'request_key', NULL, 'starts_at', b.starts_at - n * interval '1 day',
       'ends_at', b.ends_at - n * interval '1 day', 'blocked_from', b.blocked_from - n * interval '1 day',
       'blocked_until', b.blocked_until - n * interval '1 day'))).*
     FROM bookings b, generate_series(1, 21) n WHERE b.id = $1`,
        [cancelled.id],
      );
      await page.goto(`${w.prefix}/customer/bookings`);
      await expect(past.getByRole("listitem")).toHaveCount(20);
      await past.getByRole("link", { name: w.more }).click();
      await expect(past.getByRole("listitem")).toHaveCount(3);
      await expect(past.getByRole("link", { name: w.more })).toHaveCount(0);
      await page.goto(`${w.prefix}/customer/bookings?cursor=nonsense`);
      await expect(past.getByRole("listitem")).toHaveCount(20);
    });
  });
}
