import type { Locator, Page } from "@playwright/test";
import { confirmedBusiness, openBusiness, postService, week } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { enlarge } from "../../support/pages/desk";
import { openPage, whenStill } from "../../support/pages/page";

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
  await page.route("**/customer/**?*_rsc=*", async (route) => {
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

/**
 * Where something is on the screen, in whole pixels. Measured again where a skeleton was replaced by the next one
 * between being found and being measured.
 */
async function boxOf(target: Locator): Promise<Record<string, number>> {
  let box: Record<string, number> = {};
  await expect(async () => {
    box = await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return Object.fromEntries(
        Object.entries({ left, top, width, height }).map(([name, value]) => [name, Math.round(value)]),
      );
    });
    expect(box.height).toBeGreaterThan(0);
  }).toPass();
  return box;
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

test("a press is taken while a card moves into its drawer @desktop @deep", async ({ page }) => {
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
  test(`where ${how}, a card opens without one @desktop @deep`, async ({ page }) => {
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

test("the booking form takes the place of its skeleton, and the times that of theirs @phone @deep", async ({
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
  const placeholder = drawer.locator("section [data-skeletons] .grid-cols-7 > span").first();
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

const longDescription = [
  "Vi börjar med att gå igenom vad du vill ha, och tvättar och klipper sedan i lugn och ro.",
  "",
  "Ta gärna med en bild. Är du osäker på längden eller färgen hjälper vi dig att välja, och du får råd om hur du sköter håret hemma mellan besöken.",
].join("\n");

const city = "Kungsbacka";

/**
 * A business with two people, a long description and two services, of which one has a long name and can be done remotely
 * too.
 */
async function openSalon() {
  const own = await openBusiness();
  const saved = await own.send("PUT", "/providers/me/settings", {
    provider: { description: longDescription, city },
    openingHours: week(),
    unavailableSlots: [],
  });
  expect(saved.status).toBe(200);
  const long = await postService(own, {
    name: "Klippning och färg med tvätt, styling och behandling för torrt hår",
    is_digital: true,
  });
  await postService(own, { name: "Luggklippning" });
  const added = await own.send("POST", "/providers/me/staff", {
    name: "Ann-Charlotte Lindström",
    own_name: "Bo",
  });
  expect(added.status).toBe(201);
  return long.provider;
}

/** The parts that stand above the times, in the skeleton as in what takes its place. */
const partsOf = (drawer: Locator, company: string): Record<string, Locator> => ({
  picture: drawer.locator("[data-picture], [data-hero]"),
  company: drawer.getByText(company),
  price: drawer.locator("[data-price]"),
  badges: drawer.getByRole("list"),
  description: drawer.locator("p.whitespace-pre-line:visible"),
  heading: drawer.getByRole("heading", { level: 3 }),
  anybody: drawer.getByText("Vem som helst"),
  colleague: drawer.getByText("Ann-Charlotte Lindström"),
  days: drawer
    .locator(".grid-cols-7 > span")
    .or(drawer.getByRole("group", { name: "Välj dag" }).locator("label")),
});

/** Where the parts stand, and how high they are; without those that the drawer has not, or hides. */
async function placesOf(parts: Record<string, Locator>) {
  const places = Object.entries(parts).map(async ([name, part]) => {
    if ((await part.count()) === 0) return [];
    const box = await part.first().evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return [left, top, height].map(Math.round);
    });
    return box.at(-1) === 0 ? [] : [[name, box] as const];
  });
  return Object.fromEntries((await Promise.all(places)).flat());
}

/** Opens a card, and compares its skeleton with what comes; returns the places of the parts. */
async function expectSamePlaces(
  page: Page,
  card: Locator,
  { company, arrived }: { company: string; arrived: string },
) {
  const release = await holdDetail(page);
  await card.getByRole("heading").getByRole("link").click();
  const drawer = page.getByRole("dialog");
  const parts = partsOf(drawer, company);
  await expect(drawer.locator("[data-picture]")).toBeVisible();
  await whenStill(page);
  const before = await placesOf(parts);
  release();
  await expect(drawer.locator(arrived).first()).toBeAttached();
  await expect(drawer.locator("[data-skeletons]")).toHaveCount(0);
  expect(await placesOf(parts)).toMatchObject(before);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  return before;
}

const form = "[name=startTime]:enabled";

for (const isLarge of [false, true]) {
  const how = isLarge ? ", also with text twice as large" : "";
  test(`a service comes where its skeleton stood, with much to choose and with little${how} @deep`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { id, company_name: company } = await openSalon();
    await openPage(page, `/customer/services?providerId=${id}`);
    if (isLarge) await enlarge(page);
    const card = (name: string) => page.getByRole("article").filter({ hasText: name });
    const long = await expectSamePlaces(page, card("Klippning och färg"), { company, arrived: form });
    expect(Object.keys(long)).toEqual(expect.arrayContaining(["picture", "price", "anybody", "days"]));
    await expectSamePlaces(page, card("Luggklippning"), { company, arrived: form });
  });
}

test("a service that cannot be booked comes where its skeleton stood, with what is in the way @deep", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { provider } = await postService(await confirmedBusiness());
  const company = provider.company_name;
  await openPage(page, `/customer/services?providerId=${provider.id}`);
  const card = page.getByRole("article").first();
  expect(await expectSamePlaces(page, card, { company, arrived: "[data-hero]" })).not.toHaveProperty("days");
});

test("a service opened from its business's page comes where its skeleton stood @deep", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { id, company_name: company } = await openSalon();
  await openPage(page, `/customer/providers/${id}`);
  const line = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expectSamePlaces(page, line("Klippning och färg"), { company, arrived: form });
  await expectSamePlaces(page, line("Luggklippning"), { company, arrived: form });
});

test("a business comes where its skeleton stood, down to its services @deep", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { id, company_name: company } = await openSalon();
  await openPage(page, `/customer/providers?city=${city}`);
  const card = page.locator(`[data-focus="${id}"]`);
  const places = await expectSamePlaces(page, card, { company, arrived: "[data-hero]" });
  expect(places).toHaveProperty("description");
});
