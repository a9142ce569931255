import { expect, test } from "../../../support/pages/browserTest";
import { openPage } from "../../../support/pages/page";

test("number and unit of a category stand on one line, inside its sign @phone @deep", async ({ page }) => {
  for (const prefix of ["", "/en"]) {
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
