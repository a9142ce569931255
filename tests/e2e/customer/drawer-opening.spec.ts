import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/pages/browserTest";
import { openPage } from "../../support/pages/page";

/* What a card shows stays where it was while its drawer opens, and the drawer's skeletons are as large as what comes. */

/** Notes each view transition: the names before and after its change. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[][] = [];
    const names = () =>
      [...document.querySelectorAll<HTMLElement>("*")]
        .map(({ style }) => style.viewTransitionName ?? "")
        .filter((name) => name.startsWith("card-"))
        .sort();
    const real = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      noted.push(names());
      return real(() => {
        if (typeof change === "function") change();
        noted.push(names());
      });
    };
    Object.assign(window, { notedTransitions: noted, namesNow: names });
  });
}

const noted = (page: Page) => page.evaluate<string[][]>("window.notedTransitions");

/** Holds what the server renders of a detail until it is let through. */
async function holdDetail(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/customer/services?*_rsc=*", async (route) => {
    if (route.request().url().includes("focus=")) await promise;
    await route.continue();
  });
  return resolve;
}

async function openList(page: Page): Promise<Locator> {
  await openPage(page, "/customer/services?q=Salong+Norr");
  return page.getByRole("article").first();
}

/** Opens the list, and its drawer once, so that the drawer's code is there. */
async function openListAgain(page: Page): Promise<Locator> {
  const card = await openList(page);
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("dialog").locator("[name=startTime]:enabled").first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate("window.notedTransitions?.splice(0)");
  return page.getByRole("article").nth(1);
}

/** Where something is on the screen, in whole pixels. */
async function boxOf(target: Locator): Promise<Record<string, number>> {
  await expect(target).toBeVisible();
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Object.fromEntries(
      Object.entries({ left, top, width, height }).map(([name, value]) => [name, Math.round(value)]),
    );
  });
}

test("picture, name and price of a card stand in its drawer at once, and move there @desktop", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await noteTransitions(page);
  const card = await openListAgain(page);
  const release = await holdDetail(page);
  const price = (await card.locator("[data-price]").textContent()) ?? "";
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("heading").getByRole("link").click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { level: 2 })).toHaveText(name);
  await expect(drawer.locator("[data-price]")).toHaveText(price);
  await expect(drawer.locator("[data-picture] > *")).toHaveCount(1);
  const all = ["card-picture", "card-price", "card-title"];
  await expect.poll(() => noted(page)).toEqual([all, all]);
  await expect.poll(() => page.evaluate("window.namesNow()")).toEqual([]);

  const before = {
    picture: await boxOf(drawer.locator("[data-picture]")),
    price: await boxOf(drawer.locator("[data-price]")),
  };
  release();
  await expect(drawer.locator("[data-hero]")).toBeVisible();
  expect({
    picture: await boxOf(drawer.locator("[data-hero]")),
    price: await boxOf(drawer.locator("[data-price]").first()),
  }).toEqual(before);
});

test("a press is taken while a card moves into its drawer @desktop", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await noteTransitions(page);
  const card = await openListAgain(page);
  await holdDetail(page);
  await card.getByRole("heading").getByRole("link").click();
  await page.evaluate("document.startViewTransition(() => {}).ready.catch(() => {})");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const [how, prepare] of [
  [
    "the browser has no view transitions",
    (page: Page) => page.addInitScript("delete Document.prototype.startViewTransition"),
  ],
  ["less motion is asked for", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
] as const) {
  test(`where ${how}, a card opens without one @desktop`, async ({ page }) => {
    if (how === "less motion is asked for") await noteTransitions(page);
    await prepare(page);
    const card = await openListAgain(page);
    const release = await holdDetail(page);
    const price = (await card.locator("[data-price]").textContent()) ?? "";
    await card.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("dialog").locator("[data-price]")).toHaveText(price);
    expect((await noted(page)) ?? []).toEqual([]);
    release();
    await expect(page.getByRole("dialog").locator("[name=startTime]:enabled").first()).toBeAttached();
  });
}

test("the booking form takes the place of its skeleton, and the times that of theirs @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const card = await openList(page);
  const code = Promise.withResolvers<void>();
  const times = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const answer = await route.fetch();
    // The name under which the form keeps the hold, which no other code has.
    if ((await answer.text()).includes("booking-open")) await code.promise;
    await route.fulfill({ response: answer });
  });
  await page.route("**/availability?*", async (route) => {
    await times.promise;
    await route.continue();
  });
  await card.getByRole("heading").getByRole("link").click();
  const drawer = page.getByRole("dialog");
  const placeholder = drawer.locator("[data-hero] ~ section [data-skeletons] .grid-cols-7 > span").first();
  const withoutCode = await boxOf(placeholder);
  code.resolve();
  await expect(drawer.getByRole("form")).toBeVisible();
  expect(await boxOf(placeholder)).toEqual(withoutCode);
  const slot = drawer.locator("[data-times] [data-skeletons] .pt-7 > span").first();
  const slotBefore = await boxOf(slot);
  times.resolve();
  const day = drawer.getByRole("group", { name: "Välj dag" }).locator("label").first();
  expect(await boxOf(day)).toEqual(withoutCode);
  const first = drawer.locator("label", { has: page.locator("[name=startTime]") }).first();
  expect((await boxOf(first)).height).toBe(slotBefore.height);
  expect((await boxOf(first)).left).toBe(slotBefore.left);
});
