import type { Page } from "@playwright/test";
import { anyFreeSlot, loneBusiness } from "../../support/calls/checkout";
import { bookingWords } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectAccessible, expectNoOverflow, openPage, pressByKeys } from "../../support/pages/page";

/** The address of the first service that a search finds. */
async function addressOfFirst(page: Page, prefix = ""): Promise<string> {
  await openPage(page, `${prefix}/customer/services?q=massage`);
  const link = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
  return (await link.getAttribute("href")) ?? "";
}

const structuredData = (page: Page) => page.locator("script[type='application/ld+json']").textContent();

test("the pages of a service and of a business fit a phone with text twice as large @phone", async ({
  page,
}) => {
  // Several people work at the first, one at the second.
  const found = await Promise.all([
    anyFreeSlot(undefined, "Salong Norr"),
    anyFreeSlot(undefined, loneBusiness),
  ]);
  const paths = found.flatMap(({ service: { id, provider } }) => [
    `/customer/services/${id}`,
    `/customer/providers/${provider.id}`,
  ]);
  for (const path of paths) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, path);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await expectNoOverflow(page);
    }
  }
});

for (const { language, tag } of pairwise(import.meta.url)) {
  const { prefix, form } = bookingWords[language];

  test(`a service and its business have pages of their own in ${language}`, { tag }, async ({ page }) => {
    const href = await addressOfFirst(page, prefix);
    await openPage(page, href);
    await expect.poll(() => structuredData(page)).toContain('"@type":"Offer"');
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${href}$`));
    await expect(page.getByRole("form", { name: form })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await pressByKeys(page, page.locator("main a[href*='/customer/providers/']").first());
    await expect(page).toHaveURL(/\/customer\/providers\/[a-z0-9-]+$/);
    await expect.poll(() => structuredData(page)).toContain('"openingHoursSpecification"');
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test("old addresses lead to the page, and wrong ones are not found @desktop", async ({ page, request }) => {
  const href = await addressOfFirst(page);
  const renamed = href.replace(/\/services\/.*-([0-9a-f]{12})$/, "/services/gammalt-namn-$1");
  await page.goto(renamed);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  expect((await request.get("/customer/services/finns-inte-000000000000")).status()).toBe(404);
  expect((await request.get("/customer/providers/finns-inte")).status()).toBe(404);
});

test("without JavaScript a tapped time is named, with what booking needs, and no form or skeleton waits @phone", async ({
  browser,
}) => {
  const { service, startTime } = await anyFreeSlot();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/customer/services/${service.id}?start=${encodeURIComponent(startTime)}`);
  const booking = page.getByRole("region", { name: "Boka tid" });
  const time = new Intl.DateTimeFormat("sv", { timeStyle: "short", timeZone: "Europe/Stockholm" });
  await expect(booking.getByText(/^Du valde /)).toContainText(time.format(new Date(startTime)));
  await expect(booking.getByText(/JavaScript/)).toBeVisible();
  await expect(booking.getByRole("form")).toBeHidden();
  await expect(booking.getByRole("status")).toBeHidden();
  await expect(booking.getByText("Välj en tid").filter({ visible: true })).toHaveCount(0);
  await context.close();
});
