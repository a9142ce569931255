import { expect, type Locator, type Page, test } from "@playwright/test";
import type { LocalDate } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf, localMinuteOf, MINUTES_PER_DAY } from "@/lib/time/zone";
import { isDeep } from "../depth";
import { expectNoViolations } from "./axe";

/** The rules that a theme can break, since it changes colours alone. */
const colourRules = ["color-contrast", "link-in-text-block"];

async function expectNoViolationsOnceStill(page: Page, rules?: string[]): Promise<void> {
  await whenStill(page);
  // What axe's own rule asks for, which cannot wait.
  await expect(page).toHaveTitle(/\S/);
  await expectNoViolations(page, rules);
}

/**
 * axe finds nothing on the page as a flow has left it; the size of targets is checked as well. In the deep run alone: every
 * page is asked about as it is opened, by every-page.spec.ts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (isDeep) await expectNoViolationsOnceStill(page);
}

/** The page is no wider than the screen. Asked again while it is, since a panel may still be sliding in. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, "pixels beyond the right edge").toBe(0);
}

const controls = "main :is(a, button, select, textarea, summary, input:not([type=hidden]))";

/**
 * Waits until the page is hydrated. The theme buttons have a choice only then; parts that the server streams later are
 * hydrated after them, each control when React has attached its props. React documents no sign of this, so this goes by
 * two internal ones: the template that stands in for a late part, which tests/api/system/pages.test.ts looks for, and
 * the name of a property of each control. If React renames that, every browser test fails here with what is missing.
 */
export async function whenLive(page: Page): Promise<void> {
  const isLive = (selector: string) =>
    document.querySelector("header input[type=radio]:checked") !== null &&
    document.querySelector("template[id^='B:']") === null &&
    [...document.querySelectorAll(selector)].every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactProps$")),
    );
  await page.waitForFunction(isLive, controls, { timeout: 15_000 }).catch(async (cause: unknown) => {
    throw new Error(`${page.url()} is not hydrated: ${await whatIsMissing(page)}`, { cause });
  });
  await whenIdle(page);
}

/**
 * Waits until React has run the effects of what it shows: from then on keys, close watchers and entries of the history
 * are those of what has opened, which is in the document before. React posts effects as messages, and the browser runs a
 * task of this priority only when no message waits. A page that is left meanwhile has none to wait for, nor has one that runs
 * no scripts.
 */
export async function whenIdle(page: Page): Promise<void> {
  await page
    .evaluate(() => scheduler.postTask(() => {}, { priority: "background" }))
    .catch((cause: unknown) => {
      if (!/Execution context was destroyed|callback is no longer runnable/.test(String(cause))) throw cause;
    });
}

/** Which of the conditions of `whenLive` does not hold. */
const whatIsMissing = (page: Page): Promise<string> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const tied = all.filter((control) => Object.keys(control).some((key) => key.startsWith("__reactProps$")));
    if (document.querySelector("header input[type=radio]:checked") === null)
      return "its scripts have not run, since no theme button is chosen";
    if (document.querySelector("template[id^='B:']") !== null) return "a late part has not come";
    const own = all.flatMap((control) => Object.keys(control)).slice(0, 5);
    return `${tied.length} of ${all.length} controls have a property "__reactProps$…" (there are: ${own.join(", ") || "none"})`;
  }, controls);

/**
 * Signs in on the form of a portal, as whoever is sent there: once it is hydrated, since a page that a call was refused on
 * loads it as a new document.
 */
export async function signInOnForm(
  page: Page,
  w: { email: string; password: string; signIn: string },
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.waitForURL(/\/auth\?/);
  await whenLive(page);
  const main = page.getByRole("main");
  await main.getByLabel(w.email, { exact: true }).fill(email);
  await main.getByLabel(w.password, { exact: true }).fill(password);
  await main.getByRole("button", { name: w.signIn, exact: true }).click();
}

/**
 * Today in Sweden, for a test in which it has to stay the same day: in its last three minutes the next day is waited for.
 */
export async function todayForATest(): Promise<LocalDate> {
  const [fewMinutes, waitMs] = [3, 200_000];
  const minutesLeft = () => MINUTES_PER_DAY - localMinuteOf(Date.now(), HOME_TIME_ZONE);
  if (minutesLeft() <= fewMinutes) test.setTimeout(test.info().timeout + waitMs);
  await expect.poll(minutesLeft, { timeout: waitMs }).toBeGreaterThan(fewMinutes);
  return localDateOf(Date.now(), HOME_TIME_ZONE);
}

/** Opens an address and waits until its controls react to what is pressed and typed. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenLive(page);
}

/** axe finds nothing in the theme. */
export async function expectAccessibleIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expectNoViolationsOnceStill(page);
}

/** axe finds nothing in either theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoViolationsOnceStill(page, colourRules);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoViolationsOnceStill(page);
}

/** The page as a flow has left it is no wider than the screen; the deep run also asks axe, in either theme. */
export async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  if (isDeep) await expectAccessibleInBothThemes(page);
  await expectNoOverflow(page);
}

/** Reloads the page and waits, as after `openPage`, until its controls react. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await whenLive(page);
}

const offlineBanner = (page: Page): Locator => page.getByText(/^(Du är offline|You are offline)\. /);

/**
 * Takes the connection away, and waits until the page shows it. The banner moves everything below it: a press in that
 * moment could begin on a button and end beside it.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
}

/** Gives the connection back, and waits until the banner is gone, for the same reason. */
export async function comeOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(offlineBanner(page)).toHaveCount(0);
}

/** Presses the Tab key until the target has the focus, at most 120 times. Waits first until the target is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 120 && !(await isReached()); press += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Goes to the target by Tab, and presses the key on it. */
export async function pressByKeys(
  page: Page,
  target: Locator,
  key: "Enter" | "Space" = "Enter",
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Nothing moves or fades any more. */
export async function whenStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const endless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return endless || animation.playState !== "running";
    }),
  );
}

/** Signs the page's browser in by the call that the form makes; that the form does the same: auth.spec.ts. */
export async function signInPage(
  page: Page,
  { role, email, password }: { role: "customer" | "provider"; email: string; password: string },
): Promise<void> {
  const answer = await page.request.post("/auth/v1/login", { data: { role, email, password } });
  expect(answer.ok()).toBe(true);
}

/** Presses the label around a choice, as a finger does, unless it is chosen: the control itself may be hidden under it. */
export async function pressChoice(choice: Locator): Promise<void> {
  if (!(await choice.isChecked())) await choice.locator("xpath=ancestor::label[1]").click();
}
