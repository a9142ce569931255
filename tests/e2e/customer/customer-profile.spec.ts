import type { Page } from "@playwright/test";
import { bookTime, newCustomer } from "../../support/builders/bookedTimes";
import { login } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { cancelOwn } from "../../support/pages/ownBooking";
import { expectSound, openPage, signInPage, whenLive } from "../../support/pages/page";
import { password } from "../../support/password";

const words = {
  sv: {
    prefix: "",
    name: "Namn",
    here: "Här och nu",
    remove: "Ta bort kontot",
    password: "Lösenord",
    gone: "Kontot är borttaget",
    export: "Ladda ner dina data",
  },
  en: {
    prefix: "/en",
    name: "Name",
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
