import type { Page } from "@playwright/test";
import { ownSalon } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { expectSound, openPage, pressByKeys } from "../../support/pages/page";

/* A business's own page: who, which day and what first, then all reviews and the rules. */

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** A time that leads to a booking lies inside the screen before anything is scrolled, on a phone and on a desktop. */
async function expectTimeAboveTheFold(page: Page, path: string): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await openPage(page, path);
    await expect(page.locator("main a[href*='start=']").first()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
}

test("the page of a business has times above the fold, whether one works alone or several do @deep", async ({
  page,
}) => {
  const { service } = await ownSalon();
  await expectTimeAboveTheFold(page, `/customer/providers/${service.provider.id}`);
  await expectTimeAboveTheFold(page, "/customer/providers/salong-norr");
});

test("a ribbon of a business's page chooses the day, and a person goes along to the booking, by keyboard alone @phone @deep", async ({
  page,
}) => {
  await openPage(page, "/customer/providers/salong-norr");
  const who = page.getByRole("navigation", { name: "Vem", exact: true }).getByRole("link");
  await expect(who.first()).toHaveAttribute("aria-current", "true");
  await pressByKeys(page, who.nth(1));
  await expect(who.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/[?&]staff=/);
  const staff = new URL(page.url()).searchParams.get("staff");
  const ribbon = page
    .getByRole("region", { name: /^Välj dag/ })
    .getByRole("link")
    .nth(1);
  await pressByKeys(page, ribbon);
  await expect(ribbon).toHaveAttribute("aria-current", "date");
  await expect(page).toHaveURL(/[?&]day=\d{4}-\d{2}-\d{2}/);
  await expectSound(page);
  await pressByKeys(page, page.locator(`main a[href*='start='][href*='${staff}']`).first());
  await expect(page.getByRole("dialog").locator("input[name=staffId]:checked")).toHaveValue(staff ?? "");
});
