import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // While Next takes one page for another there is a moment without a title.
  await expect(page).toHaveTitle(/\S/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Nothing stands out to the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

/** The page's code has taken over: the theme buttons know their choice only then. */
export async function whenLive(page: Page): Promise<void> {
  await expect(page.locator("header input[type=radio]:checked").first()).toBeAttached();
}

/** Accessible and within the screen in both themes, once nothing moves or fades any more. */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => {
        const endless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return endless || animation.playState !== "running";
      }),
    );
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}
