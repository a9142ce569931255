import type { Locator, Page } from "@playwright/test";
import { photo, upload } from "../../support/builders/pictures";
import { ownSalon } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openPage, reload } from "../../support/pages/page";
import { openServices } from "../../support/pages/services";
import { pictureWords } from "../../support/words/pictures";
import { serviceWords } from "../../support/words/services";

/* What Back closes on a screen of a phone's width, without leaving the page. */

const words = {
  sv: {
    prefix: "",
    filters: "Filter",
    close: "Stäng",
    map: "Karta över träffarna",
    showMap: "Karta",
    hideMap: "Dölj kartan",
    list: "Träffar",
    menu: "Meny",
    form: "Boka tid",
    showMonth: "Visa månad",
    month: "Välj dag i kalendern",
    leave: "Lämna utan att spara?",
    results: /^Visa \d+ resultat$/,
  },
  en: {
    prefix: "/en",
    filters: "Filters",
    close: "Close",
    map: "Map of the results",
    showMap: "Map",
    hideMap: "Hide the map",
    list: "Results",
    menu: "Menu",
    form: "Book a time",
    showMonth: "Show month",
    month: "Choose a day in the calendar",
    leave: "Leave without saving?",
    results: /^Show \d+ results$/,
  },
} as const;

const place = (page: Page) => page.evaluate(() => window.navigation.currentEntry?.index);

/**
 * Asks the browser to close something, as Android's Back does: by an Escape that no script of the page hears, which leaves
 * it to the browser's own close watchers.
 */
async function requestClose(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener("keydown", (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    }),
  );
  await page.keyboard.press("Escape");
}

type Layer = { page: Page; open: Locator; layer: Locator; ways: (() => Promise<void>)[] };

/** Back closes what `open` opens; closed in each of the ways, it leaves no entry in the history. */
async function expectClosedByBack({ page, open, layer, ways }: Layer): Promise<void> {
  const [address, before] = [page.url(), await place(page)];
  await open.click();
  await expect(layer).toBeVisible();
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(open).toBeFocused();
  expect(page.url()).toBe(address);

  await page.goForward();
  await expect(layer).toBeHidden();
  await page.goBack();
  for (const closeIt of ways) {
    await open.click();
    await expect(layer).toBeVisible();
    await closeIt();
    await expect(layer).toBeHidden();
    await expect(open).toBeFocused();
    await expect.poll(() => place(page)).toBe(before);
    expect(page.url()).toBe(address);
  }

  await open.click();
  await expect(layer).toBeVisible();
  await reload(page);
  await expect(layer).toBeHidden();
  await expect.poll(() => place(page)).toBe(before);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];
  const home = `${w.prefix}/customer`;
  const services = `${home}/services?q=massage`;

  test.describe(`Back in ${language}`, { tag }, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("closes the filters, undoes what was chosen in them, hides the map, and then leads to the page before", async ({
      page,
    }) => {
      test.slow();
      await openPage(page, home);
      await openPage(page, services);

      await test.step("the filters, in each way to close them", async () => {
        const open = page.getByRole("button", { name: w.filters, exact: true });
        const layer = page.getByRole("dialog", { name: w.filters });
        await expectClosedByBack({
          page,
          open,
          layer,
          ways: [
            () => layer.getByRole("button", { name: w.close }).click(),
            () => page.keyboard.press("Escape"),
            () => page.mouse.click(195, 10),
            () => requestClose(page),
            () => layer.getByRole("button", { name: w.results }).click(),
          ],
        });
      });

      await test.step("what was chosen in them, one choice at a time", async () => {
        for (const city of ["Stockholm", "Göteborg"]) {
          await page.getByRole("button", { name: new RegExp(`^${w.filters}`) }).click();
          const layer = page.getByRole("dialog", { name: w.filters });
          await layer.getByLabel(city).check();
          await layer.getByRole("button", { name: w.results }).click();
          await expect(layer).toBeHidden();
          await expect(page).toHaveURL(new RegExp(`city=${encodeURIComponent(city)}`));
        }
        await page.goBack();
        await expect(page).toHaveURL(/\?q=massage&city=Stockholm$/);
        await expect(page.getByRole("button", { name: `${w.filters} (1)` })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(/\?q=massage$/);
        await expect(page.getByRole("button", { name: w.filters, exact: true })).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.goForward();
        await expect(page).toHaveURL(/\?q=massage&city=Stockholm$/);
        await page.goBack();
        await expect(page).toHaveURL(/\?q=massage$/);
      });

      await test.step("the map, also after the filters over it", async () => {
        const map = page.getByRole("region", { name: w.map });
        const before = await place(page);
        const show = page.getByRole("button", { name: w.showMap, exact: true });
        await show.click();
        await expect(map).toBeVisible();
        await page.getByRole("button", { name: w.filters, exact: true }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.goBack();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(map).toBeVisible();
        await page.goBack();
        await expect(map).toBeHidden();
        await expect(page).toHaveURL(/\?q=massage$/);
        await page.goForward();
        await expect(map).toBeVisible();
        await page.goBack();
        await expect(map).toBeHidden();

        await show.click();
        await expect(map).toBeVisible();
        await page.getByRole("button", { name: w.hideMap }).click();
        await expect(map).toBeHidden();
        await expect.poll(() => place(page)).toBe(before);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${home}$`));
      });
    });

    test("closes a picture, and then leads to the page before @deep", async ({ page }) => {
      const { own } = await ownSalon();
      for (const colour of ["#8a3324", "#24568a"]) await upload(own, new Uint8Array(await photo(colour)));
      const { body } = await own.get<{ provider: { slug: string } }>("/providers/me/settings");
      await openPage(page, home);
      await openPage(page, `${w.prefix}/customer/providers/${body.provider.slug}`);
      const name = pictureWords[language].viewer;
      const layer = page.getByRole("dialog", { name });
      await expectClosedByBack({
        page,
        open: page.getByRole("list", { name }).getByRole("link").first(),
        layer,
        ways: [
          () => layer.getByRole("button", { name: w.close }).click(),
          () => page.keyboard.press("Escape"),
          () => requestClose(page),
        ],
      });
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    });

    test("on Android closes the menu, the topmost of several layers, and asks before a form that is not saved", async ({
      page,
    }) => {
      test.slow();

      await test.step("the menu, and the topmost of several layers", async () => {
        await openPage(page, services);
        const menu = page.getByRole("banner").locator("summary").and(page.getByLabel(w.menu));
        const links = page.getByRole("banner").getByRole("navigation").filter({ visible: true });
        await menu.click();
        await expect(links.first()).toBeVisible();
        await requestClose(page);
        await expect(links).toHaveCount(0);
        await expect(menu).toBeFocused();

        const before = await place(page);
        await page.getByRole("list", { name: w.list }).getByRole("heading").getByRole("link").first().click();
        const drawer = page.getByRole("dialog").filter({ has: page.getByRole("form", { name: w.form }) });
        await drawer.getByRole("button", { name: w.showMonth }).click();
        const month = page.getByRole("dialog", { name: w.month });
        await expect(month).toBeVisible();
        await requestClose(page);
        await expect(month).toBeHidden();
        // The drawer has an entry in the history, which Back leaves; nothing else asks to be closed.
        await requestClose(page);
        await expect(drawer).toBeVisible();
        await page.goBack();
        await expect(drawer).toBeHidden();
        expect(await place(page)).toBe(before);
      });

      await test.step("a form that is not saved, and the question before that", async () => {
        const s = serviceWords[language];
        await openServices(page, s);
        await page.getByRole("button", { name: s.add }).click();
        const dialog = page.getByRole("dialog", { name: s.add });
        await dialog.getByLabel(s.name, { exact: true }).fill("Klippning");
        const question = page.getByRole("alertdialog", { name: w.leave });
        for (let time = 0; time < 2; time += 1) {
          await requestClose(page);
          await expect(question).toBeVisible();
          await requestClose(page);
          await expect(question).toBeHidden();
          await expect(dialog.getByLabel(s.name, { exact: true })).toHaveValue("Klippning");
        }
        await dialog.getByLabel(s.name, { exact: true }).clear();
        await requestClose(page);
        await expect(dialog).toBeHidden();
      });
    });
  });
}
