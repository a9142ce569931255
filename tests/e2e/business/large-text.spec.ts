import type { Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { bookByPhone, bookByPhoneWithEmail, phoneWish, postBooking } from "../../support/calls/desk";
import { proveByPassword } from "../../support/pages/authWords";
import { expect, test } from "../../support/pages/browserTest";
import { deskWords, fillNewCustomer, openNewBooking } from "../../support/pages/desk";
import { pairwise } from "../../support/pages/languages";
import { expectLargeFits, expectWhole } from "../../support/pages/largeText";
import { openByLink } from "../../support/pages/ownBooking";
import { openPage, signInPage, whenStill } from "../../support/pages/page";
import { password } from "../../support/password";

/* On 320 px with text twice as large nothing scrolls sideways, and no word and no control is cut. */

const words = {
  sv: {
    prefix: "",
    make: /^Skapa länk för/,
    confirmMake: "Skapa länk",
    url: "Privat länk",
    add: /^Lägg till kalender för/,
    address: "Adress i iCal-format",
    reads: "kalender.invalid",
    receipt: /^Kvitto \d+$/,
    mail: "bokad",
    customerOpens: "Visa kvitto",
    status: "Status",
    cancelled: "Avbokad",
    following: "Avboka den här och de följande",
    change: "Ändra priset",
    amount: "Nytt pris",
  },
  en: {
    prefix: "/en",
    make: /^Create a link for/,
    confirmMake: "Create a link",
    url: "Private link",
    add: /^Add a calendar for/,
    address: "Address in iCal format",
    reads: "kalender.invalid",
    receipt: /^Receipt \d+$/,
    mail: "bokad",
    customerOpens: "View receipt",
    status: "Status",
    cancelled: "Cancelled",
    following: "Cancel this and all later ones",
    change: "Change the price",
    amount: "New price",
  },
} as const;

async function openAs(page: Page, email: string, path: string) {
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, path);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`with text twice as large on the narrowest phone, in ${language} @deep`, { tag }, () => {
    test("the settings of calendars fit, with a link and a calendar elsewhere", async ({ page }) => {
      const { email } = await ownSalon();
      await openAs(page, email, `${w.prefix}/provider/settings/calendars`);
      const main = page.getByRole("main");
      await page.getByRole("button", { name: w.make }).click();
      await proveByPassword(page, w.confirmMake);
      await expect(page.getByLabel(w.url)).toHaveValue(/\.ics$/);
      await page.getByRole("button", { name: w.add }).click();
      await page.getByLabel(w.address).fill("https://kalender.invalid/privat.ics");
      await expectLargeFits(page, main);
      await page.getByRole("button", { name: w.add }).click();
      await expect(page.getByText(w.reads)).toBeVisible();
      await expectLargeFits(page, main);
    });

    test("a receipt fits, as its business and as its customer open it", async ({ page }) => {
      const salon = await ownSalon();
      const paid = { payment: { way: "on_site", paidWith: "cash" } } as const;
      const { id, customer_email: email } = await bookByPhoneWithEmail(
        salon,
        timeOn(workdayAhead(3), 9),
        paid,
      );
      await openAs(page, salon.email, `${w.prefix}/provider/finance/receipts/${id}?wellness=1`);
      await expect(page.getByRole("heading", { level: 1, name: w.receipt })).toBeVisible();
      await expectLargeFits(page, page.getByRole("main"));
      await openByLink(page, w, { id, token: await tokenIn(email ?? "", w.mail) });
      await page.getByRole("link", { name: w.customerOpens }).click();
      await expect(page.getByRole("heading", { level: 1, name: w.receipt })).toBeVisible();
      await expectLargeFits(page, page.getByRole("main"));
    });

    test("the questions before one visit or a series is cancelled fit", async ({ page }) => {
      const salon = await ownSalon();
      const startTimes = [7, 14, 21].map((days) => timeOn(workdayAhead(days), 14));
      const { body } = await postBooking(salon.own, phoneWish(salon, "", { startTimes }));
      const path = `${w.prefix}/provider/bookings?view=week&booking=${body.bookings[1]?.id}`;
      await openAs(page, salon.email, path);
      const dialog = page.getByRole("dialog");
      const question = page.getByRole("alertdialog");
      await expect(dialog.getByRole("button", { name: w.following })).toBeVisible();
      await expectLargeFits(page, dialog);
      await dialog.getByRole("combobox", { name: w.status }).click();
      const list = page.getByRole("listbox", { name: w.status });
      const option = list.getByRole("option", { name: w.cancelled });
      await option.scrollIntoViewIfNeeded();
      await expectWhole(list);
      await whenStill(page);
      const { x, y } = (await option.boundingBox()) ?? { x: 0, y: 0 };
      await option.hover();
      await expect(option).toHaveAttribute("data-highlighted");
      // What is pointed at must not move away from below the pointer.
      await expect.poll(() => option.boundingBox()).toMatchObject({ x, y });
      await option.click();
      await expect(question).toBeVisible();
      await expectLargeFits(page, question);
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await dialog.getByRole("button", { name: w.following }).click();
      await expect(question.getByRole("listitem")).toHaveCount(2);
      await expectLargeFits(page, question);
    });

    test("the form that books a repeating visit fits, and so does that of another price", async ({
      page,
    }) => {
      const salon = await ownSalon();
      const desk = deskWords[language];
      const day = workdayAhead(8);
      const { id } = await bookByPhone(salon, timeOn(day, 9));
      const form = await openNewBooking(page, desk, salon, `${day}T13:00`);
      await fillNewCustomer(form, desk, { name: "Maria Margareta Wennerström", phone: "070-174 06 31" });
      await form.getByRole("button", { name: desk.repeat }).click();
      await form.getByLabel(desk.times).selectOption("3");
      await expectLargeFits(page, form);
      await openPage(page, `${w.prefix}/provider/bookings?view=week&booking=${id}`);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: w.change }).click();
      await dialog.getByLabel(w.amount).fill("350,50");
      await expectLargeFits(page, dialog);
    });
  });
}
