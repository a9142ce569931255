import { expect, test } from "../../../support/pages/browserTest";
import { roomInside } from "../../../support/pages/largeText";
import { expectSound, openPage } from "../../../support/pages/page";

/* The search box of the home page has room for a sentence. */

const words = {
  sv: { home: "/customer", what: "Vad", search: "Sök", sentence: "frisör i kväll under 500 på södermalm" },
  en: {
    home: "/en/customer",
    what: "What",
    search: "Search",
    sentence: "haircut tonight under 500 in malmö",
  },
} as const;

/** Of each width the ones beside it are like it: one or two columns of the page, two or three of the box. */
const widths = { "@phone": [390, 320], "@desktop": [1280, 1024, 768] } as const;

for (const w of Object.values(words)) {
  for (const tag of ["@phone", "@desktop"] as const) {
    test(`a whole sentence and the placeholder can be read in the search box of ${w.home} ${tag} @deep`, async ({
      page,
    }) => {
      for (const width of widths[tag]) {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, w.home);
        const field = page.getByLabel(w.what, { exact: true });
        const placeholder = (await field.getAttribute("placeholder")) ?? "";
        expect(placeholder).not.toBe("");
        expect(await roomInside(field, placeholder), `${width} px: ${placeholder}`).toBeGreaterThan(1);
        if (width === 320) continue;
        expect(await roomInside(field, w.sentence), `${width} px: ${w.sentence}`).toBeGreaterThan(1);
      }
    });

    test(`the suggestions of ${w.home} are as wide as its search box ${tag} @deep`, async ({ page }) => {
      for (const width of widths[tag]) {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, w.home);
        const box = page.getByRole("search");
        await box.getByLabel(w.what, { exact: true }).pressSequentially("massage");
        const list = page.getByRole("listbox");
        await expect(list.getByRole("option").first()).toBeVisible();
        const [form, listed] = [
          await box.locator("form").boundingBox(),
          await list.locator("xpath=ancestor-or-self::div[contains(@class, 'absolute')]").boundingBox(),
        ];
        expect(listed).toMatchObject({ x: form?.x, width: form?.width });
        if (tag === "@phone") continue;
        // What is typed is sent by the button as well, which the list leaves free.
        await expect(box.getByRole("button", { name: w.search, exact: true })).toBeInViewport();
        expect(listed?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
      }
      await expectSound(page);
    });
  }
}
