import type { Page } from "@playwright/test";
import { bookAsGuest } from "../../support/builders/bookedTimes";
import { registered } from "../../support/calls/auth";
import { anyFreeSlot } from "../../support/calls/checkout";
import { bookingWords } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { openPage, reload, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

/* What is kept of a booking that is being made, where, and until when. */

const words = {
  sv: {
    ...bookingWords.sv,
    comment: /^Hälsning till /,
    move: "Flytta tiden",
    from: /^Flytta från /,
  },
  en: {
    ...bookingWords.en,
    comment: /^Message to /,
    move: "Move",
    from: /^Move from /,
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const chosenTime = (page: Page) => page.locator("[name=startTime]:checked");
const bookingForm = (page: Page, w: Words) => page.getByRole("form", { name: w.form });
for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`in ${language}`, { tag }, () => {
    test("moving a booking stays over a reload with what is chosen, and Back leaves it", async ({ page }) => {
      const booked = await bookAsGuest();
      await openByLink(page, w, booked);
      const before = page.url();
      await page.getByRole("button", { name: w.move, exact: true }).click();
      const drawer = page.getByRole("dialog");
      const free = drawer.locator("[name=startTime]:enabled").first();
      await expect(free).toBeAttached();
      const wanted = (await free.getAttribute("value")) ?? "";
      await free.press("Space");
      await expect(page).toHaveURL(/[?&]move=1&start=/);

      await reload(page);
      await expect(chosenTime(page)).toHaveValue(wanted);
      await page.goBack();
      await expect(drawer).toHaveCount(0);
      await expect(page).toHaveURL(before);
      await page.goForward();
      await expect(chosenTime(page)).toHaveValue(wanted);
      await drawer.getByRole("button", { name: w.from }).click();
      await expect(drawer).toHaveCount(0);
      await expect(page).toHaveURL(before);
    });
  });
}

test("signing out in one tab empties the forms of the others, and so does a session that ended elsewhere @desktop", async ({
  page,
  context,
}) => {
  const w = words.sv;
  const account = { role: "customer", email: await registered(), password } as const;
  const { service, startTime } = await anyFreeSlot();
  const details = `/customer/services/${service.id}?${new URLSearchParams({ start: startTime, step: "details" })}`;
  const form = bookingForm(page, w);
  const comment = form.getByLabel(w.comment);
  const say = async () => {
    await form.getByRole("button", { name: w.comment }).click();
    await comment.fill("Ring på hos Ek");
  };
  await signInPage(page, account);
  await openPage(page, details);
  await expect(page.getByText(`Bokas på ${account.email}`)).toBeVisible();
  await say();
  const other = await context.newPage();
  await openPage(other, "/customer/about");
  const banner = other.getByRole("banner");
  await banner.locator("summary[aria-label^='Ditt konto']").click();
  await banner.getByRole("button", { name: "Logga ut" }).click();
  await expect(banner.getByRole("link", { name: "Logga in" })).toBeVisible();
  await expect(comment).toHaveValue("");
  await expect(form.getByLabel(w.name, { exact: true })).toHaveValue("");

  await signInPage(page, account);
  await reload(page);
  await expect(page.getByText(`Bokas på ${account.email}`)).toBeVisible();
  await say();
  expect((await page.request.post("/auth/v1/logout?role=customer")).ok()).toBe(true);
  await reload(page);
  await expect(form.getByLabel(w.name, { exact: true })).toBeVisible();
  await expect(comment).toHaveCount(0);
});
