import type { Locator } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { expectAccessible, openPage, whenLive } from "../../../support/pages/page";

const startIn = (address: string) =>
  Date.parse(new URL(address, "http://stund.example").searchParams.get("start") ?? "");

/** The instant that a row of the board shows, and the one its link leads to, both of one moment. */
async function wayOf(row: Locator): Promise<{ shown: number; linked: number }> {
  const { time, href } = await row.evaluate((item) => ({
    time: item.querySelector("time")?.dateTime ?? "",
    href: item.querySelector("a")?.getAttribute("href") ?? "",
  }));
  return { shown: Date.parse(time), linked: startIn(href) };
}

const stockholm = { latitude: 59.3326, longitude: 18.0649 };

test("shows who is free next, and leads to that very time", async ({ page }) => {
  const board = page.getByRole("region", { name: "Ledigt härnäst i Stockholm" });
  const rows = board.getByRole("listitem").filter({ has: page.getByRole("link") });
  // A page that is out of date is answered once more while it is rendered again.
  await expect(async () => {
    await page.goto("/customer");
    await whenLive(page);
    await expect(board.getByText("Klockan är")).toBeAttached();
    expect((await wayOf(rows.first())).shown).toBeGreaterThan(Date.now() + 45_000);
  }).toPass();
  const { shown, linked } = await wayOf(rows.last());
  expect(linked).toBe(shown);
  // The board may have been updated meanwhile, so the time in the address is compared.
  await rows.last().getByRole("link").click();
  await expect(page).toHaveURL(/\/customer\/services\/[^?]+\?start=/);
  const chosen = page.locator("input[name=startTime]:checked");
  await expect(chosen).toBeAttached();
  expect(Number(await chosen.inputValue())).toBe(startIn(page.url()));
});

test("the search box leads to the directory, in one address", async ({ page }) => {
  await openPage(page, "/customer");
  await page.getByLabel("Vad").fill("massage");
  // Suggestions close when the field is left.
  await page.getByLabel("Vad").blur();
  await page.getByLabel("Var", { exact: true }).selectOption("Stockholm");
  await page.getByLabel("När", { exact: true }).selectOption("tomorrow");
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/services\?q=massage&city=Stockholm&date=tomorrow$/);
  await expect(page.getByRole("list", { name: "Valda filter" }).getByRole("listitem")).toHaveCount(3);
});

test("searches without JavaScript @phone", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/customer");
  await expect(
    page.getByRole("region", { name: "Free next in Stockholm" }).locator("time").first(),
  ).toBeVisible();
  await page.getByLabel("What").fill("massage");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/en\/customer\/services\?q=massage/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("shows another city when asked @phone", async ({ page }) => {
  await openPage(page, "/customer");
  await page.locator("summary").filter({ hasText: "Byt stad" }).click();
  await page.getByRole("link", { name: "Uppsala", exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/in\/uppsala$/);
  await expect(page.getByRole("region", { name: "Ledigt härnäst i Uppsala" })).toBeVisible();
  expect((await page.request.get("/customer/in/atlantis")).status()).toBe(404);
});

test("near me tells the distance of everything @phone", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(stockholm);
  await openPage(page, "/customer");
  await page.getByRole("button", { name: "Nära mig" }).click();
  await expect(page.getByRole("region", { name: "Ledigt härnäst nära dig" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Populärt nära dig" }).getByText(/^\d+,\d km bort$/),
  ).toHaveCount(3);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("near me lists nothing that is far away, and says so @desktop", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  // Kiruna: the nearest business is hundreds of kilometres away.
  await context.setGeolocation({ latitude: 67.8558, longitude: 20.2253 });
  await openPage(page, "/customer");
  await page.getByRole("button", { name: "Nära mig" }).click();
  const board = page.getByRole("region", { name: "Ledigt härnäst nära dig" });
  await expect(board.getByText(/inom 30 km/)).toBeVisible();
  await expect(board.getByText(/\d km$/)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Populärt att boka" })).toBeVisible();
});

test("says so when the browser does not share its place @desktop", async ({ page, context }) => {
  await context.clearPermissions();
  await openPage(page, "/customer");
  await page.getByRole("button", { name: "Nära mig" }).click();
  await expect(page.getByText(/Webbläsaren delar inte din plats|går inte att hitta/)).toBeVisible();
  await expectAccessible(page);
});

test("five categories, three popular kinds, six businesses, and the way for one's own @desktop", async ({
  page,
}) => {
  await openPage(page, "/customer");
  await expect(page.locator("#services").getByRole("link")).toHaveCount(5);
  await expect(
    page.getByRole("region", { name: "Populärt att boka" }).getByRole("listitem").getByRole("link"),
  ).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Många bokar hos dem" }).getByRole("article")).toHaveCount(6);
  await page.locator("#services").getByRole("link", { name: /Bil/ }).click();
  await expect(page).toHaveURL(/\/customer\/services\?category=automotive$/);
  await page.goBack();
  await page.getByRole("region", { name: "Har du luckor i dagen?" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/provider$/);
});

test("number and unit of a category stand on one line, inside its sign @phone", async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, "/customer");
    const signs = page.locator("#services").getByRole("link");
    await expect(signs).toHaveCount(5);
    const counts = await signs.evaluateAll((all) =>
      all.map((sign) => {
        const [number, unit] = sign.querySelectorAll("[data-count] > span");
        const [of, by] = [number, unit].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
        const edge = sign.getBoundingClientRect().right;
        return {
          isOneLine: by !== undefined && of !== undefined && by.top < of.bottom,
          room: edge - (by?.right ?? edge),
        };
      }),
    );
    for (const { isOneLine, room } of counts) {
      expect(isOneLine).toBe(true);
      expect(room).toBeGreaterThan(8);
    }
  }
});

test("is a cached document, and asks for a newer one when it has grown old @desktop", async ({
  page,
  request,
}) => {
  // Whatever another test has just changed makes one new document of it, for everybody.
  const cache = async () => (await request.get("/customer")).headers()["x-nextjs-cache"];
  await expect.poll(cache).toBe("HIT");
  await page.clock.install();
  await openPage(page, "/customer");
  const refreshed = page.waitForResponse((response) => /\/customer\?_rsc=/.test(response.url()));
  await page.clock.runFor(75_000);
  const answer = await refreshed;
  // Next says in a header of its own what is shown; lib/http/server/unreadableRequests.ts has to go on taking it as Next
  // writes it.
  expect(answer.request().headers()).toHaveProperty("next-router-state-tree");
  expect(answer.ok()).toBe(true);
});
