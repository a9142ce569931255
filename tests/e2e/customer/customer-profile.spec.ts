import type { Page } from "@playwright/test";
import { brand } from "@/lib/brand";
import { bookTime, newCustomer } from "../../support/builders/bookedTimes";
import { login } from "../../support/calls/auth";
import { authWords } from "../../support/pages/authWords";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { cancelOwn } from "../../support/pages/ownBooking";
import { expectSound, openPage, signInOnForm, signInPage, whenLive } from "../../support/pages/page";
import { password } from "../../support/password";

const words = {
  sv: {
    prefix: "",
    name: "Namn",
    phone: /^Telefon/,
    save: "Spara",
    saved: "Dina uppgifter är sparade",
    here: "Här och nu",
    remove: "Ta bort kontot",
    password: "Lösenord",
    gone: "Kontot är borttaget",
    export: "Ladda ner dina data",
  },
  en: {
    prefix: "/en",
    name: "Name",
    phone: /^Phone/,
    save: "Save",
    saved: "Your details have been saved",
    here: "This device",
    remove: "Delete account",
    password: "Password",
    gone: "The account is deleted",
    export: "Download your data",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** Opens the profile of somebody new who is signed in here and in two more places. */
async function openProfile(page: Page, w: Words) {
  const customer = await newCustomer();
  await login({ email: customer.email, password, role: "customer" });
  await signInPage(page, { role: "customer", email: customer.email, password });
  await openPage(page, `${w.prefix}/customer/profile`);
  return customer;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`one's own profile in ${language}`, { tag }, () => {
    test("exports everything, and deletes the account once nothing is to come", async ({ page }) => {
      const customer = await openProfile(page, w);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: w.export }).click();
      expect((await download).suggestedFilename()).toMatch(/\.json$/);

      const booked = await bookTime(customer);
      await page.getByRole("button", { name: w.remove, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await expectSound(page);
      const confirm = dialog.getByRole("button", { name: w.remove, exact: true });
      await dialog.getByLabel(w.password, { exact: true }).fill("alldeles fel");
      await confirm.click();
      await expect(dialog.getByLabel(w.password, { exact: true })).toHaveAttribute("aria-invalid", "true");
      await dialog.getByLabel(w.password, { exact: true }).fill(password);
      await confirm.click();
      const reference = booked.id.slice(0, 8).toUpperCase();
      const toBooking = dialog.getByRole("link", { name: reference });
      await expect(toBooking).toBeVisible();
      await expectSound(page);

      await toBooking.click();
      await page.waitForURL(new RegExp(`/customer/bookings/${booked.id}$`));
      await whenLive(page);
      await cancelOwn(page, language);
      await openPage(page, `${w.prefix}/customer/profile`);
      await page.getByRole("button", { name: w.remove, exact: true }).click();
      await dialog.getByLabel(w.password, { exact: true }).fill(password);
      await confirm.click();
      await expect(dialog.getByRole("heading", { name: w.gone })).toBeVisible();
      expect((await login({ email: customer.email, password, role: "customer" })).status).toBe(401);
    });
  });
}

test("edits are restored in the form after the session ended and a new sign-in @phone", async ({ page }) => {
  const w = words.sv;
  const { email } = await openProfile(page, w);
  await page.getByLabel(w.name, { exact: true }).fill("Åsa Öberg");
  await page.getByLabel(w.phone).fill("070-174 06 30");
  await page.context().clearCookies({ name: `${brand.slug}.customer` });
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await page.waitForURL(/\/customer\/auth\?/);
  await expect(page.getByText("Du har loggats ut. Det du skrev finns kvar.")).toBeVisible();
  await signInOnForm(page, authWords.sv, { email, password });
  await page.waitForURL(/\/customer\/profile$/);
  await expect(page.getByLabel(w.name, { exact: true })).toHaveValue("Åsa Öberg");
  await expect(page.getByLabel(w.phone)).toHaveValue("070-174 06 30");
  await expectSound(page);
  await page.getByRole("button", { name: w.save, exact: true }).click();
  await expect(page.getByText(w.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByText("inte hann spara")).toHaveCount(0);
  await expect(page.getByLabel(w.name, { exact: true })).toHaveValue("Åsa Öberg");
});

test("unsaved edits are asked about, by a link, by Back and by closing the tab @desktop", async ({
  page,
}) => {
  const w = words.sv;
  await openProfile(page, w);
  const bookings = page.getByRole("main").getByRole("link", { name: "Mina bokningar" });
  await bookings.click();
  await page.waitForURL(/\/customer\/bookings$/);
  await page.goBack();
  const name = page.getByLabel(w.name, { exact: true });
  await name.fill("Åsa Öberg");

  const question = page.getByRole("alertdialog", { name: "Lämna utan att spara?" });
  await bookings.click();
  await expect(question).toBeVisible();
  await expectSound(page);
  await question.getByRole("button", { name: "Fortsätt redigera" }).click();
  await expect(page).toHaveURL(/\/customer\/profile$/);
  await expect(name).toHaveValue("Åsa Öberg");

  await page.evaluate(() => window.history.forward());
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Åsa Öberg");

  const browserAsks = page.waitForEvent("dialog");
  const closed = page.close({ runBeforeUnload: true });
  const asked = await browserAsks;
  expect(asked.type()).toBe("beforeunload");
  await asked.dismiss();
  await closed;

  await bookings.click();
  await question.getByRole("button", { name: "Lämna", exact: true }).click();
  await page.waitForURL(/\/customer\/bookings$/);
});
