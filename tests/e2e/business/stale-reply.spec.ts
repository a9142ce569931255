import type { Page } from "@playwright/test";
import { bookingReference } from "@/lib/bookings/reference";
import { demoAccount, signInBusiness } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectInFullView, expectSound, openPage, signInOnForm, signInPage } from "../../support/pages/page";

/* Two of a business write the same reply at once. */

const business = "Handen på axeln";

const words = {
  sv: {
    path: "/provider/reviews",
    answerOf: "Svara på omdöme",
    editOf: "Ändra svaret på omdöme",
    deleteOf: "Ta bort svaret på omdöme",
    text: "Ditt svar",
    publish: "Publicera svaret",
    save: "Spara svaret",
    saved: "Svaret är ändrat",
    published: "Svaret är publicerat",
    newer: "Svaret har sparats på ett annat ställe",
    theirs: "Tack, hälsar Ali.",
    take: "Använd det: det sparade svaret",
    gone: "Svaret har tagits bort på ett annat ställe",
    cancel: "Avbryt",
    confirm: "Ta bort svaret",
    changed: /^Svaret har ändrats under tiden\./,
    deleted: "Svaret är borttaget",
    restored: "Ändringarna du inte hann spara finns kvar här.",
    email: "E-post",
    password: "Lösenord",
    signIn: "Logga in",
  },
  en: {
    path: "/en/provider/reviews",
    answerOf: "Reply to review",
    editOf: "Edit the reply to review",
    deleteOf: "Delete the reply to review",
    text: "Your reply",
    publish: "Publish the reply",
    save: "Save the reply",
    saved: "The reply is changed",
    published: "The reply is published",
    newer: "The reply was saved somewhere else",
    theirs: "Tack, hälsar Ali.",
    take: "Use that: the saved reply",
    gone: "The reply was deleted somewhere else",
    cancel: "Cancel",
    confirm: "Delete the reply",
    changed: /^The reply was changed in the meantime\./,
    deleted: "The reply is deleted",
    restored: "The changes you did not get to save are still here.",
    email: "Email",
    password: "Password",
    signIn: "Sign in",
  },
} as const;

type Review = { id: string; rating: number };

/** Each has a review of its own, since the languages and the test on the phone run side by side. */
const writers = ["sv", "en", "phone"] as const;
type Writer = (typeof writers)[number];

/**
 * The writer's review, without a reply, and what somebody else does to its reply while the page is open. It is one of the
 * oldest with less than five stars: these are few, so that the list of its stars shows it whether it has a reply or not.
 */
async function waitingReview(writer: Writer) {
  const other = await signInBusiness(business);
  const few = [1, 2, 3, 4].map((stars) => `rating=${stars}`).join("&");
  const { body } = await other.get<Review[]>(`/providers/me/reviews?${few}&limit=100`);
  const review = body.at(-1 - writers.indexOf(writer));
  if (review === undefined) throw new Error("There are too few reviews with less than five stars");
  const { id, rating } = review;
  const replies = "/providers/me/reviews/replies";
  const remove = () => other.send("DELETE", `${replies}/${id}`);
  await remove();
  return {
    reference: bookingReference(id),
    rating,
    write: (replyText: string) => other.send("POST", replies, { reviewId: id, replyText }),
    remove,
    read: async () => (await other.get<{ reply_text?: string }>(`${replies}/${id}`)).body.reply_text,
  };
}

async function openReviews(page: Page, path: string, { rating }: { rating: number }): Promise<void> {
  await signInPage(page, { role: "provider", ...demoAccount(business) });
  await openPage(page, `${path}?rating=${rating}`);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`a reply that two write at once in ${language}`, { tag }, () => {
    test.describe.configure({ mode: "serial" });

    test("a reply that meets a newer one is kept beside it, and either can be chosen", async ({ page }) => {
      const review = await waitingReview(language);
      await openReviews(page, w.path, review);
      const item = page.getByRole("listitem").filter({ hasText: review.reference });
      const dialog = page.getByRole("dialog");
      const text = dialog.getByLabel(w.text);

      // A first reply meets a first reply: one's own is chosen.
      await item.getByRole("button", { name: w.answerOf }).click();
      await text.fill("Tack, hälsar Maja.");
      await review.write("Tack, hälsar Ali.");
      await dialog.getByRole("button", { name: w.publish }).click();
      await expect(dialog.getByText(w.newer)).toBeInViewport();
      await expect(dialog.getByText(w.theirs)).toBeVisible();
      await expect(text).toHaveValue("Tack, hälsar Maja.");
      await expectSound(page);
      expect(await review.read()).toBe("Tack, hälsar Ali.");
      await dialog.getByRole("button", { name: w.save }).press("Enter");
      await expect(page.getByText(w.saved)).toBeVisible();
      await expect(item.getByText("Tack, hälsar Maja.")).toBeVisible();
      expect(await review.read()).toBe("Tack, hälsar Maja.");

      // An edit meets an edit: the other one is chosen, and nothing is left to save.
      await item.getByRole("button", { name: w.editOf }).click();
      await text.fill("Tack, vi ses i vår.");
      await review.write("Tack, hälsar Ali.");
      await dialog.getByRole("button", { name: w.save }).click();
      await expect(dialog.getByText(w.theirs)).toBeVisible();
      await dialog.getByRole("button", { name: w.take }).press("Enter");
      await expect(text).toHaveValue("Tack, hälsar Ali.");
      await expect(dialog.getByText(w.newer)).toHaveCount(0);
      await dialog.getByRole("button", { name: w.cancel }).click();
      await expect(dialog).toHaveCount(0);
      await expect(item.getByText("Tack, hälsar Ali.")).toBeVisible();
      expect(await review.read()).toBe("Tack, hälsar Ali.");
    });

    test("a reply that was deleted meanwhile can be published again", async ({ page }) => {
      const review = await waitingReview(language);
      await openReviews(page, w.path, review);
      const item = page.getByRole("listitem").filter({ hasText: review.reference });
      const dialog = page.getByRole("dialog");
      await item.getByRole("button", { name: w.answerOf }).click();
      await dialog.getByLabel(w.text).fill("Tack!");
      await dialog.getByRole("button", { name: w.publish }).click();
      await item.getByRole("button", { name: w.editOf }).click();
      await dialog.getByLabel(w.text).fill("Tack, hälsar Maja.");
      await review.remove();
      await dialog.getByRole("button", { name: w.save }).click();
      await expect(dialog.getByText(w.gone)).toBeVisible();
      await expectSound(page);
      await dialog.getByRole("button", { name: w.publish }).click();
      await expect(page.getByText(w.published)).toBeVisible();
      expect(await review.read()).toBe("Tack, hälsar Maja.");
    });

    test("a reply that is saved without an edit after somebody else changed or deleted it is kept beside what is there", async ({
      page,
    }) => {
      const review = await waitingReview(language);
      await review.write("Tack, hälsar Maja.");
      await openReviews(page, w.path, review);
      const item = page.getByRole("listitem").filter({ hasText: review.reference });
      const dialog = page.getByRole("dialog");
      const text = dialog.getByLabel(w.text);
      await item.getByRole("button", { name: w.editOf }).click();
      await expect(text).toHaveValue("Tack, hälsar Maja.");
      await review.write("Tack, hälsar Ali.");
      await dialog.getByRole("button", { name: w.save }).click();
      await expect(dialog.getByText(w.newer)).toBeInViewport();
      await expect(dialog.getByText(w.theirs)).toBeVisible();
      await expect(text).toHaveValue("Tack, hälsar Maja.");
      expect(await review.read()).toBe("Tack, hälsar Ali.");

      await review.remove();
      await dialog.getByRole("button", { name: w.save }).click();
      await expect(dialog.getByText(w.gone)).toBeInViewport();
      await expect(text).toHaveValue("Tack, hälsar Maja.");
      await dialog.getByRole("button", { name: w.publish }).click();
      await expect(page.getByText(w.published)).toBeVisible();
      expect(await review.read()).toBe("Tack, hälsar Maja.");
    });

    test("an edit that is restored after a new sign-in is shown beside the reply that was saved meanwhile", async ({
      page,
      context,
    }) => {
      const review = await waitingReview(language);
      await review.write("Tack!");
      await openReviews(page, w.path, review);
      const item = page.getByRole("listitem").filter({ hasText: review.reference });
      const dialog = page.getByRole("dialog");
      const text = dialog.getByLabel(w.text);
      await item.getByRole("button", { name: w.editOf }).click();
      await text.fill("Tack, hälsar Maja.");
      await context.clearCookies();
      await dialog.getByRole("button", { name: w.save }).click();
      await page.waitForURL(/\/auth\?/);
      await review.write("Tack, hälsar Ali.");
      await signInOnForm(page, w, demoAccount(business));
      await expect(dialog.getByText(w.restored)).toBeVisible();
      await expect(text).toHaveValue("Tack, hälsar Maja.");
      await expect(dialog.getByText(w.newer)).toBeVisible();
      await expect(dialog.getByText(w.theirs)).toBeVisible();
      await expectSound(page);

      // The next save replaces what was shown, and nothing newer.
      await review.write("Tack, hälsar Sara.");
      await dialog.getByRole("button", { name: w.save }).click();
      await expect(dialog.getByText("Tack, hälsar Sara.")).toBeVisible();
      expect(await review.read()).toBe("Tack, hälsar Sara.");
      await dialog.getByRole("button", { name: w.save }).click();
      await expect(page.getByText(w.saved)).toBeVisible();
      expect(await review.read()).toBe("Tack, hälsar Maja.");
    });

    test("a reply that says already what was typed counts as saved", async ({ page }) => {
      const review = await waitingReview(language);
      await openReviews(page, w.path, review);
      const item = page.getByRole("listitem").filter({ hasText: review.reference });
      const dialog = page.getByRole("dialog");
      await item.getByRole("button", { name: w.answerOf }).click();
      await dialog.getByLabel(w.text).fill("Tack, hälsar Maja.");
      await review.write("Tack, hälsar Maja.");
      await dialog.getByRole("button", { name: w.publish }).click();
      await expect(page.getByText(w.published)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(item.getByText("Tack, hälsar Maja.")).toBeVisible();
    });

    test("a reply that was changed meanwhile is shown anew before it is deleted", async ({ page }) => {
      const review = await waitingReview(language);
      await openReviews(page, w.path, review);
      const item = page.getByRole("listitem").filter({ hasText: review.reference });
      await item.getByRole("button", { name: w.answerOf }).click();
      await page.getByRole("dialog").getByLabel(w.text).fill("Tack, hälsar Maja.");
      await page.getByRole("dialog").getByRole("button", { name: w.publish }).click();
      await expect(page.getByText(w.published)).toBeVisible();
      await review.write("Tack, hälsar Ali.");
      await item.getByRole("button", { name: w.deleteOf }).click();
      const question = page.getByRole("alertdialog");
      await question.getByRole("button", { name: w.confirm }).click();
      await expect(question.getByText(w.changed)).toBeVisible();
      await expect(question.getByText("Tack, hälsar Ali.")).toBeVisible();
      await expectSound(page);
      expect(await review.read()).toBe("Tack, hälsar Ali.");
      await question.getByRole("button", { name: w.confirm }).click();
      await expect(page.getByText(w.deleted)).toBeVisible();
      expect(await review.read()).toBeUndefined();
    });
  });
}

test("a newer reply comes into view on the narrowest phone, the text twice as large @phone", async ({
  page,
}) => {
  const w = words.sv;
  const review = await waitingReview("phone");
  await page.setViewportSize({ width: 320, height: 700 });
  await openReviews(page, w.path, review);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const item = page.getByRole("listitem").filter({ hasText: review.reference });
  await item.getByRole("button", { name: w.answerOf }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(w.text).fill("Tack, hälsar Maja.");
  await review.write("Tack, hälsar Ali. ".repeat(20));
  await dialog.getByRole("button", { name: w.publish }).click();
  await expectInFullView(dialog.getByText(w.newer));
  await expectSound(page);
});
