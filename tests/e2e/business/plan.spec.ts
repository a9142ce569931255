import type { Page } from "@playwright/test";
import { confirmedProvider } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import {
  expectAccessible,
  expectNoOverflow,
  expectSound,
  openPage,
  signInPage,
} from "../../support/pages/page";
import { password } from "../../support/password";

const words = {
  sv: {
    prefix: "",
    plan: "Prisplan",
    toMonthly: "Byt till månadsplan",
    begun: "Klart. Du har månadsplanen.",
    renews: /^Förnyas \p{L}+dag \d+\s\p{L}+\.$/u,
    toPayg: "Byt till betala per bokning",
    confirm: "Byt plan",
    ending: /^Bytt\. Månadsplanen gäller den betalda månaden ut, till \p{L}+dag \d+\s\p{L}+\.$/u,
    ends: /^Månadsplanen gäller till .+ Därefter betalar du 5 % per bokning\.$/,
    keep: "Behåll månadsplanen",
    kept: "Du behåller månadsplanen.",
    notPaid: "Ingen betalning gjordes. Du betalar per bokning som förut.",
    failed: "Det gick inte att byta plan",
    invoices: "Fakturor",
    noInvoices: "Inga fakturor än",
    paid: "Betald",
  },
  en: {
    prefix: "/en",
    plan: "Pricing plan",
    toMonthly: "Switch to monthly",
    begun: "Done. You are on the monthly plan.",
    renews: /^Renews on \w+day \d+\s\w+\.$/,
    toPayg: "Switch to pay as you go",
    confirm: "Switch plan",
    ending: /^Switched\. Monthly lasts through the month you have paid for, until \w+day \d+\s\w+\.$/,
    ends: /^Monthly lasts until .+ After that you pay 5% per booking\.$/,
    keep: "Keep monthly",
    kept: "You are keeping the monthly plan.",
    notPaid: "No payment was made. You pay per booking as before.",
    failed: "Unable to update plan",
    invoices: "Invoices",
    noInvoices: "No invoices yet",
    paid: "Paid",
  },
} as const;

async function signInNew(page: Page): Promise<void> {
  await signInPage(page, { role: "provider", email: await confirmedProvider(), password });
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the plan in ${language}`, { tag }, () => {
    const dashboard = `${w.prefix}/provider/dashboard`;
    const card = (page: Page) => page.getByRole("region", { name: w.plan });

    test("is paid on Stripe's page, ended and kept", async ({ page }) => {
      await signInNew(page);
      await openPage(page, dashboard);
      await card(page).getByRole("link", { name: w.invoices }).click();
      await expect(page.getByRole("heading", { name: w.noInvoices })).toBeVisible();
      await page.goBack();
      await card(page).getByRole("button", { name: w.toMonthly }).click();
      await expect(page.getByText("623,75\u00a0kr").first()).toBeVisible();
      await page.locator("[name=number]").fill("4242 4242 4242 4242");
      await page.locator("[name=expiry]").fill("12/34");
      await page.locator("[name=cvc]").fill("123");
      await page.locator("[name=name]").fill("Anna Lind");
      await page.locator("#pay-button").click();

      await expect(page.getByText(w.begun)).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === dashboard && url.search === "");
      await expect(card(page).getByText(w.renews)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await card(page).getByRole("link", { name: w.invoices }).click();
      const invoice = page.getByRole("row").filter({ hasText: w.paid });
      for (const amount of ["499", "124,75", "623,75"])
        await expect(invoice.getByRole("cell", { name: new RegExp(`(^|\\s)${amount}\\skr$`) })).toBeVisible();
      await expectSound(page);
      await page.goBack();

      await card(page).getByRole("button", { name: w.toPayg }).click();
      const dialog = page.getByRole("alertdialog");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: w.confirm }).click();
      await expect(page.getByText(w.ending)).toBeVisible();
      await expect(card(page).getByText(w.ends)).toBeVisible();
      await expectAccessible(page);

      await card(page).getByRole("button", { name: w.keep }).click();
      await expect(page.getByText(w.kept)).toBeVisible();
      await expect(card(page).getByText(w.renews)).toBeVisible();
    });
  });
}
