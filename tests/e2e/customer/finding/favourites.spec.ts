import type { Page } from "@playwright/test";
import { registered } from "../../../support/calls/auth";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

/* Businesses kept to be found again: on the device without an account, else on the account. */

const words = {
  sv: {
    prefix: "",
    save: (name: string) => `Spara ${name}`,
    none: "Inget sparat än",
    signOut: "Logga ut",
  },
  en: {
    prefix: "/en",
    save: (name: string) => `Save ${name}`,
    none: "Nothing saved yet",
    signOut: "Sign out",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem("stund:favourites"));
const heart = (page: Page, w: Words, name: string) =>
  page.getByRole("main").getByRole("button", { name: w.save(name), exact: true });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Keeps the first business of the directory by its heart; returns its name. */
async function keepFirst(page: Page, w: Words): Promise<string> {
  await openPage(page, `${w.prefix}/customer/providers`);
  const name = await cards(page).first().getByRole("heading").innerText();
  await expect(heart(page, w, name)).toHaveAttribute("aria-pressed", "false");
  await heart(page, w, name).click();
  await expect(heart(page, w, name)).toHaveAttribute("aria-pressed", "true");
  return name;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`favourites in ${language}`, { tag }, () => {
    test("of the device are listed, move to the account that signs in, and none stays after signing out", async ({
      page,
      isMobile,
    }) => {
      const email = await registered();
      const name = await keepFirst(page, w);
      await openPage(page, `${w.prefix}/customer/favourites`);
      await expect(cards(page).getByRole("heading")).toHaveText([name]);
      await expectSound(page);
      await signInPage(page, { role: "customer", email, password });
      await openPage(page, `${w.prefix}/customer/about`);
      await expect.poll(() => onDevice(page)).toBeNull();
      await openPage(page, `${w.prefix}/customer/favourites`);
      await expect(cards(page).getByRole("heading")).toHaveText([name]);
      await openPage(page, `${w.prefix}/customer/providers`);
      await expect(heart(page, w, name)).toHaveAttribute("aria-pressed", "true");

      const banner = page.getByRole("banner");
      await banner
        .locator("summary:visible")
        .filter({ hasText: isMobile ? /^Meny|^Menu/ : email })
        .click();
      await banner.getByRole("button", { name: w.signOut }).click();
      await page.waitForURL(/\/customer$/);
      await openPage(page, `${w.prefix}/customer/providers`);
      await expect(heart(page, w, name)).toHaveAttribute("aria-pressed", "false");
      expect(await onDevice(page)).toBeNull();
      await openPage(page, `${w.prefix}/customer/favourites`);
      await expect(page.getByRole("heading", { name: w.none })).toBeVisible();
    });
  });
}
