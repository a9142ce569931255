import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, pressByKeys, whenLive } from "../../../support/pages/page";

const words = {
  sv: {
    prefix: "",
    board: "Ledigt härnäst i",
    clock: "Klockan är",
    near: "Nära mig",
    denied: "Webbläsaren delar inte din plats.",
    boardNear: "Ledigt härnäst nära dig",
    popularNear: "Populärt nära dig",
    away: /^\d+,\d km bort$/,
  },
  en: {
    prefix: "/en",
    board: "Free next in",
    clock: "The time is",
    near: "Near me",
    denied: "Your browser is not sharing your location.",
    boardNear: "Free next near you",
    popularNear: "Popular categories near you",
    away: /^\d+\.\d km away$/,
  },
} as const;

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

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];
  const home = `${w.prefix}/customer`;

  test.describe(`the home page in ${language}`, { tag }, () => {
    test("shows who is free next, and leads to that very time", async ({ page }) => {
      const board = region(page, `${w.board} Stockholm`);
      const rows = board.getByRole("listitem").filter({ has: page.getByRole("link") });
      // A page that is out of date is answered once more while it is rendered again.
      await expect(async () => {
        await page.goto(home);
        await whenLive(page);
        await expect(board.getByText(w.clock)).toBeAttached();
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

    test("near me says when the browser does not share its place, else tells the distance of everything", async ({
      page,
      context,
    }) => {
      await openPage(page, home);
      const near = page.getByRole("button", { name: w.near });
      await pressByKeys(page, near);
      await expect(page.getByText(w.denied)).toBeVisible();

      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation(stockholm);
      await pressByKeys(page, near);
      await expect(region(page, w.boardNear)).toBeVisible();
      await expect(region(page, w.popularNear).getByText(w.away)).toHaveCount(3);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await expectSound(page);
    });
  });
}

test("number and unit of a category stand on one line, inside its sign @phone @deep", async ({ page }) => {
  for (const { prefix } of Object.values(words)) {
    await openPage(page, `${prefix}/customer`);
    const signs = page.locator("#services").getByRole("link");
    await expect(signs).toHaveCount(5);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
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
