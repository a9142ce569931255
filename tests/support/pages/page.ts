import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Off in axe by itself: everything that is pressed is 24 px large, or that far from the next. */
const alsoAsked = { "target-size": { enabled: true } };

/** What a theme can break: it changes colours and nothing else. */
const colourRules = ["color-contrast", "link-in-text-block"];

async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  await whenStill(page);
  // While Next takes one page for another there is a moment without a title.
  await expect(page).toHaveTitle(/\S/);
  // axe is asked in the page itself: gathering its findings in a second page, which only frames of other origins
  // need, and listing all that is right take longer than the looking. Where it is already, it is not read again.
  expect(page.frames()).toHaveLength(1);
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ";" } : {}) });
  axe.setLegacyMode().options({ resultTypes: ["violations"], rules: alsoAsked });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** axe finds nothing on the page as it stands, size of what is pressed included. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page);

/** Nothing stands out to the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

const controls = "main :is(a, button, select, textarea, summary, input:not([type=hidden]))";

/**
 * The page's code has taken over. The theme buttons know their choice only then; parts that the server sends later come to
 * life after them, each control when React has tied it to its own. Nothing that React documents says so, so this goes by
 * two of its marks: the template that stands in for a late part, which a test of tests/api/pages.test.ts looks for, and
 * the name of a property of each control. Where that has another name, every browser test fails here and says so.
 */
export async function whenLive(page: Page): Promise<void> {
  const isLive = (selector: string) =>
    document.querySelector("header input[type=radio]:checked") !== null &&
    document.querySelector("template[id^='B:']") === null &&
    [...document.querySelectorAll(selector)].every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactProps$")),
    );
  await page.waitForFunction(isLive, controls, { timeout: 15_000 }).catch(async (cause: unknown) => {
    throw new Error(`${page.url()} has not come to life: ${await whatIsMissing(page)}`, { cause });
  });
}

/** What whenLive waits for in vain. */
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

/** Opens an address and waits until what is pressed and typed there is heard. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenLive(page);
}

/** Accessible and within the screen, and its colours in both themes. */
export async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoViolations(page, colourRules);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** All of it is in view, with nothing over it: no heading that stays, no bar, no message. */
export async function expectInFullView(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const isClear = () =>
    target.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (left + right) / 2;
      return [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
        const above = document.elementFromPoint(x, y);
        return above !== null && (element.contains(above) || above.contains(element));
      });
    });
  await expect.poll(isClear).toBe(true);
}

/** Walks on with the Tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 60 && !(await isReached()); press += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/**
 * Types a date digit by digit into the date field that has the focus, in the order in which this browser asks for year,
 * month and day. Two digits of a month or day lead on to the next part by themselves, a year does not.
 */
export async function typeDate(page: Page, date: string): Promise<void> {
  const field = await page.evaluateHandle(() => document.activeElement);
  const order = await datePartOrder(page);
  await field.asElement()?.focus();
  const parts = date.split("-");
  for (const [place, part] of order.entries()) {
    await page.keyboard.type(parts[part] ?? "");
    if (part === 0 && place < 2) await page.keyboard.press("ArrowRight");
  }
}

/** Which part of `YYYY-MM-DD` each place of a date field holds, from the left. */
async function datePartOrder(page: Page): Promise<number[]> {
  const probe = await page.evaluateHandle(() => {
    const input = document.createElement("input");
    input.type = "date";
    input.value = "2021-03-05";
    document.body.append(input);
    input.focus();
    return input;
  });
  const parts = async () => (await probe.evaluate((input) => input.value)).split("-");
  const order: number[] = [];
  for (let place = 0; place < 3; place += 1) {
    const before = await parts();
    await page.keyboard.press("ArrowUp");
    const after = await parts();
    order.push(after.findIndex((part, index) => part !== before[index]));
    await page.keyboard.press("ArrowRight");
  }
  await probe.evaluate((input) => input.remove());
  return order;
}

/** Nothing moves or fades any more. */
async function whenStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const endless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return endless || animation.playState !== "running";
    }),
  );
}

/** Gives the page a session, as the form would; how the form does it is a matter of auth.spec.ts. */
export async function signInPage(
  page: Page,
  { role, email, password }: { role: "customer" | "provider"; email: string; password: string },
): Promise<void> {
  const answer = await page.request.post("/auth/v1/login", { data: { role, email, password } });
  expect(answer.ok()).toBe(true);
}

/** Drags a row by its handle below another one, as with a mouse. */
export async function dragBelow(page: Page, handle: Locator, row: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const [from, last] = [await handle.boundingBox(), await row.boundingBox()];
  if (!from || !last) throw new Error("Nothing to drag");
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, last.y + last.height / 2, { steps: 8 });
  await page.mouse.move(x, last.y + last.height, { steps: 2 });
  await page.mouse.up();
}
