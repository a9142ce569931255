import type { Page } from "@playwright/test";
import { bookAsGuest, type Held } from "../../support/builders/bookedTimes";
import { demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, pressChoice, signInPage } from "../../support/pages/page";
import { daysLater, sql } from "../../support/run/sql";

/* Reviewing a visit. Cancelling and moving: customer-booking.spec.ts. */

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
    past: "Tidigare",
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
    past: "Past",
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
  });
}
