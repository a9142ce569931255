import type { Page } from "@playwright/test";
import { newCustomer, visitedThrice } from "../../../support/builders/bookedTimes";
import { bookingWords } from "../../../support/pages/bookingForm";
import { expect, test } from "../../../support/pages/browserTest";
import { holdCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage, tabTo } from "../../../support/pages/page";
import { password } from "../../../support/password";
import { sql } from "../../../support/run/sql";

/* What the home page begins with for whoever is signed in. */

const words = {
  sv: {
    prefix: "",
    back: "Välkommen tillbaka",
    none: "Inget bokat just nu",
    again: "Dags igen",
    rhythm: "Du brukar gå var fjärde vecka",
    card: bookingWords.sv.card[0],
    hour: 2,
  },
  en: {
    prefix: "/en",
    back: "Welcome back",
    none: "Nothing booked right now",
    again: "Time again",
    rhythm: "You usually go every 4 weeks",
    card: bookingWords.en.card[0],
    hour: 4,
  },
} as const;

const part = (page: Page, w: { back: string }) => page.getByRole("region", { name: w.back });

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`coming back in ${language}`, { tag }, () => {
    test("suggests what is due again, with a time that is booked by keyboard alone", async ({ page }) => {
      const who = await newCustomer();
      const name = await visitedThrice(who, w.hour);
      await signInPage(page, { role: "customer", email: who.email, password });
      const answer = await holdCalls(page, /\/customer$/, "POST");
      await openPage(page, `${w.prefix}/customer`);
      const title = page.getByRole("heading", { level: 1 });
      const before = await title.boundingBox();
      answer();
      const own = part(page, w);
      await expect(own.getByRole("heading", { name: w.again })).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
      await expect(own).toContainText(w.none);
      await expect(own.getByText(w.rhythm)).toBeVisible();
      await expect(own.getByRole("heading", { level: 3, name })).toBeVisible();
      await expectSound(page);

      const time = own.getByRole("list").getByRole("link");
      const start = Date.parse((await time.locator("time").getAttribute("datetime")) ?? "");
      await tabTo(page, time);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.locator("[name=startTime]:checked")).toHaveValue(String(start));
      const next = page.locator("[data-next]");
      await tabTo(page, next);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("form").locator("h3:focus")).toHaveCount(1);
      await tabTo(page, page.locator("[name=earlyStart]"));
      await page.keyboard.press("Space");
      await tabTo(page, next);
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(w.card)).toBeVisible();
      const pending = await sql<{ starts_at: Date }>(
        "SELECT starts_at FROM bookings WHERE customer_email = $1 AND status = 'pending'",
        [who.email],
      );
      expect(pending.map(({ starts_at }) => starts_at.getTime())).toEqual([start]);
    });
  });
}
