import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/pages/browserTest";
import { expectWithin, roomInside } from "../../support/pages/largeText";
import { expectNoOverflow, openPage } from "../../support/pages/page";

/* Text twice as large on a phone: all of it can be read, also in fields. */

const widths = [390, 320];

async function openLarge(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await openPage(page, path);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
}

/** How many of them lie over the one before. */
function overlaps(labels: Locator): Promise<number> {
  return labels.evaluateAll((elements) => {
    const boxes = elements.map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
    return boxes.filter((box, index) => index > 0 && box.left < (boxes[index - 1]?.right ?? 0)).length;
  });
}

for (const width of widths) {
  test(`directory cards at ${width} px with text twice as large: the words have the card's width, and nothing is cut off @phone @deep`, async ({
    page,
  }) => {
    for (const path of ["/customer/services", "/customer/providers"]) {
      await openLarge(page, path, width);
      await expectNoOverflow(page);
      const cards = page.getByRole("list", { name: "Träffar" }).getByRole("article");
      for (const card of (await cards.all()).slice(0, 6)) {
        await expectWithin(card);
        expect(await overlaps(card.locator("[class*='tabular-nums'] > span"))).toBe(0);
        const name = card.getByRole("heading");
        const share = await name.evaluate(
          (element) =>
            element.getBoundingClientRect().width /
            (element.closest("article")?.getBoundingClientRect().width ?? 0),
        );
        expect(share).toBeGreaterThan(0.6);
      }
    }
  });

  test(`search at ${width} px with text twice as large: what is typed and chosen can be read @phone @deep`, async ({
    page,
  }) => {
    await openLarge(page, "/customer/services?q=massage", width);
    const field = page.getByRole("searchbox").first();
    await expect(page.getByRole("button", { name: "Töm sökfältet" })).toBeVisible();
    expect(await roomInside(field, "massage")).toBeGreaterThan(1);

    await openLarge(page, "/customer", width);
    await expectNoOverflow(page);
    const search = page.getByRole("search");
    expect(await roomInside(search.getByRole("searchbox"), "Klippning")).toBeGreaterThan(1);
    for (const select of await search.getByRole("combobox").all()) {
      expect(await roomInside(select, "Hela Sve")).toBeGreaterThan(1);
    }
  });

  test(`the menu's languages at ${width} px with text twice as large do not touch @phone @deep`, async ({
    page,
  }) => {
    await openLarge(page, "/customer/about", width);
    await page.getByRole("banner").locator("summary").and(page.getByLabel("Meny")).click();
    const languages = page.getByRole("list", { name: "Språk" }).filter({ visible: true });
    for (const link of await languages.getByRole("link").all()) await expectWithin(link);
  });

  test(`the filter sheet at ${width} px with text twice as large: its button stands alone in its row @phone @deep`, async ({
    page,
  }) => {
    await openLarge(page, "/customer/services", width);
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const sheet = page.getByRole("dialog");
    const show = sheet.getByRole("button", { name: /^Visa/ });
    const clear = sheet.getByRole("button", { name: "Rensa alla filter" });
    await expect(show).toHaveText(/\d/);
    await expectWithin(show);
    const [showBox, clearBox] = [await show.boundingBox(), await clear.boundingBox()];
    expect(showBox?.y).toBeGreaterThanOrEqual((clearBox?.y ?? 0) + (clearBox?.height ?? 0));
  });
}
