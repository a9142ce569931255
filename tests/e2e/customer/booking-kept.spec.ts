import type { Page } from "@playwright/test";
import { bookAsGuest } from "../../support/builders/bookedTimes";
import { freshEmail, registered } from "../../support/calls/auth";
import { anyFreeSlot } from "../../support/calls/checkout";
import { bookingWords, fillContact, openDetails, openForm } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { openPage, reload, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { sql } from "../../support/run/sql";

/* What is kept of a booking that is being made, where, and until when. */

const words = {
  sv: {
    ...bookingWords.sv,
    payNow: "Betala nu",
    comment: /^Hälsning till /,
    days: "Välj dag",
    service: "Tjänst",
    move: "Flytta tiden",
    from: /^Flytta från /,
  },
  en: {
    ...bookingWords.en,
    payNow: "Pay now",
    comment: /^Message to /,
    days: "Choose a day",
    service: "Service",
    move: "Move",
    from: /^Move from /,
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const chosenTime = (page: Page) => page.locator("[name=startTime]:checked");
const bookingForm = (page: Page, w: Words) => page.getByRole("form", { name: w.form });
const days = (page: Page, w: Words) => page.getByRole("group", { name: w.days });
for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`in ${language}`, { tag }, () => {
    test("a time of another service releases the held one of the first", async ({ page }) => {
      const { service, startTime } = await anyFreeSlot(undefined, "Salong Norr");
      const email = freshEmail();
      const form = await openForm(page, w, service.id, startTime);
      await fillContact(form, w, email);
      await page.getByRole("button", { name: w.pay }).click();
      await expect(page.getByLabel(w.card[0])).toBeVisible();

      await page.goBack();
      await expect(page.getByRole("button", { name: w.payNow })).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/[?&]step=details/);
      await expect(days(page, w).locator("input:checked")).toHaveCount(1);
      const services = form.getByLabel(w.service, { exact: true });
      const other = await services.locator("option:not(:checked)").first().getAttribute("value");
      await services.selectOption(other);
      await expect(page).not.toHaveURL(/[?&]start=/);
      const free = form.locator("[name=startTime]:enabled");
      await expect(free.first()).toBeAttached();
      await free.last().press("Space");
      await expect(page).toHaveURL(/[?&]start=/);
      await openDetails(page);
      await page.getByRole("button", { name: w.pay }).click();
      await expect(page.getByLabel(w.card[0])).toBeVisible();
      expect(
        await sql("SELECT service_id, status FROM bookings WHERE customer_email = $1 ORDER BY created_at", [
          email,
        ]),
      ).toEqual([
        { service_id: service.id, status: "cancelled" },
        { service_id: other, status: "pending" },
      ]);
    });

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

    test("what is said to one business does not stand in the form of another", async ({ page }) => {
      const first = await anyFreeSlot(undefined, "Salong Norr");
      const second = await anyFreeSlot();
      const detailsOf = ({ service, startTime }: typeof first) =>
        `${w.prefix}/customer/services/${service.id}?${new URLSearchParams({ start: startTime, step: "details" })}`;
      const form = bookingForm(page, w);
      await openPage(page, detailsOf(first));
      await form.getByLabel(w.name, { exact: true }).fill("Kajsa Åström");
      await form.getByRole("button", { name: w.comment }).click();
      await form.getByLabel(w.comment).fill("Ring på hos Ek");
      await openPage(page, detailsOf(second));
      await expect(form.getByLabel(w.name, { exact: true })).toHaveValue("Kajsa Åström");
      await expect(form.getByRole("button", { name: w.comment })).toBeVisible();
      await openPage(page, detailsOf(first));
      await expect(form.getByLabel(w.comment)).toHaveValue("Ring på hos Ek");
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
