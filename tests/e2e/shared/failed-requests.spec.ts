import type { Page, Route } from "@playwright/test";
import { demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { intercept } from "../../support/pages/intercept";
import { comeOnline, expectAccessible, goOffline, openPage, signInPage } from "../../support/pages/page";

/* A request that fails, or gets no answer, ends in a message with a way to try again. */

const business = "Handen på axeln";
/** How long pages wait for an answer (`answerWithinMs` of lib/api/client.ts). */
const answerWithinMs = 10_000;

const silence = () => {};
const lost = (route: Route) => route.abort();
/** Each at one place, and in the deep run at both. */
const faults = [
  { fault: "gets no answer", handler: silence, inDrawer: "", inList: " @deep" },
  { fault: "is cut off", handler: lost, inDrawer: " @deep", inList: "" },
] as const;

/**
 * Opens a page on a clock that `whenOverdue` can move on, so that no test waits itself for as long as an answer may take.
 */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openPage(page, path);
}

/** Does what asks for something, and moves the page's clock on to when the answer is overdue once the request is sent. */
async function whenOverdue(page: Page, address: string | RegExp, ask: () => Promise<unknown>): Promise<void> {
  const sent = page.waitForRequest(address);
  await ask();
  await sent;
  await page.clock.fastForward(answerWithinMs);
}

const retryIn = (page: Page) => page.getByRole("alert").getByRole("button", { name: "Försök igen" });

test("without a connection, what is waited for says so instead of that it takes long @phone", async ({
  page,
}) => {
  await openWithClock(page, "/customer/services");
  const dialog = page.getByRole("dialog");
  const openCard = (index: number) => page.getByRole("article").nth(index).getByRole("link").first().click();
  // The drawer's code is there once it was open.
  await openCard(0);
  await expect(page.getByRole("form", { name: "Boka tid" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await goOffline(page);
  await openCard(1);
  await expect(dialog.locator("[data-skeletons]").or(dialog.getByRole("alert"))).toBeVisible();
  await page.clock.fastForward(answerWithinMs);
  await expect(dialog.getByRole("alert")).toContainText("Du är offline");
  await expect(dialog).not.toContainText("Det tar längre tid");
  await comeOnline(page);
  await expect(page.getByRole("form", { name: "Boka tid" })).toBeVisible();
});

test("a service that does not answer is not called being offline @phone @deep", async ({ page }) => {
  await openPage(page, "/customer/services");
  await page.route("**/*", lost);
  await page.getByRole("article").first().getByRole("link").first().click();
  const told = page.getByRole("status").filter({ hasText: "Vi får inget svar från tjänsten just nu" });
  await expect(told).toBeVisible();
  await expect(page.getByText("Du är offline")).toHaveCount(0);
  await page.unroute("**/*");
  await told.getByRole("button", { name: "Försök igen" }).click();
  await expect(page.getByRole("form", { name: "Boka tid" })).toBeVisible();
  await expect(told).toHaveCount(0);
});

for (const { fault, handler, inDrawer, inList } of faults) {
  test.describe(`what ${fault}`, () => {
    test(`as a service in the drawer, is said there and can be tried again @desktop${inDrawer}`, async ({
      page,
    }) => {
      await openWithClock(page, "/customer/services");
      const next = /\/customer\/services\?.*focus=/;
      const letThrough = await intercept(page, next, handler);
      await page.getByRole("article").first().getByRole("link").first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator("[data-skeletons]").or(retryIn(page))).toBeVisible();
      await page.clock.fastForward(answerWithinMs);
      await expect(retryIn(page)).toBeVisible();
      await expect(page.getByText("Du är offline")).toHaveCount(0);
      await expectAccessible(page);
      letThrough();
      // After a connection that broke off the router tries again by itself.
      if (handler === silence) await retryIn(page).click();
      await expect(page.getByRole("form", { name: "Boka tid" })).toBeVisible();
    });

    test(`as the list with another filter, is said in its place and can be tried again @desktop${inList}`, async ({
      page,
    }) => {
      await openWithClock(page, "/customer/services");
      const next = /\/customer\/services\?.*sort=price_asc/;
      const letThrough = await intercept(page, next, handler);
      await whenOverdue(page, next, () => page.locator("select[name=sort]").selectOption("price_asc"));
      await expect(retryIn(page)).toBeVisible();
      letThrough();
      // After a connection that broke off the router tries again by itself.
      if (handler === silence) await retryIn(page).click();
      await expect(page).toHaveURL(/sort=price_asc/);
      await expect(page.getByRole("article").first()).toBeVisible();
    });
  });
}

test.describe("a document that breaks off", () => {
  // What React writes of it: the connection was closed.
  test.use({ provoked: /Minified React error #412/ });

  test("a page of the business that breaks off after its skeletons says so and can be tried again @desktop", async ({
    page,
  }) => {
    await signInPage(page, { role: "provider", ...demoAccount(business) });
    const path = "**/provider/finance";
    const letThrough = await intercept(page, path, async (route) => {
      const answer = await route.fetch();
      const whole = await answer.text();
      // What comes after the first part of the document is sent once the data is there.
      const end = whole.search(/<div hidden(="")? id="S:/);
      expect(end).toBeGreaterThan(0);
      await route.fulfill({ response: answer, body: whole.slice(0, end) });
    });
    await page.goto("/provider/finance", { waitUntil: "commit" });
    await expect(page.getByText("Laddar …").first()).toBeVisible();
    // By the style sheet's clock, or by React where it has started and is told that the connection broke off.
    const main = page.getByRole("main");
    const named = { name: "Försök igen" };
    const retry = main.getByRole("link", named).or(main.getByRole("button", named)).first();
    await expect(retry).toBeVisible();
    letThrough();
    await retry.click();
    await expect(page.getByRole("heading", { level: 1, name: /^Ekonomi/ })).toBeVisible();
  });
});
