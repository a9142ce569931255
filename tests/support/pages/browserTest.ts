import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { movePageClock } from "../clock/pageClock";
import { whenIdle } from "./page";

export { expect };

type Watch = {
  /** What a test provokes itself, as its failures are written below: these fail no test. */
  provoked: RegExp | null;
  /** What went wrong in the pages so far. */
  failures: string[];
};

/** Parts of a page, whose absence breaks it silently. The refusal of a call is an answer that the page shows. */
const parts = ["script", "stylesheet", "image", "font"];

function watch(context: BrowserContext, failures: string[]): void {
  context.on("weberror", (error) =>
    failures.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  context.on("console", (message) => {
    const text = message.text();
    // The browser's own line for a request without a good answer; answers are looked at below.
    if (message.type() !== "error" || text.startsWith("Failed to load resource")) return;
    failures.push(`console: ${text} (${message.location().url})`);
  });
  context.on("response", (answer) => {
    const [status, request] = [answer.status(), answer.request()];
    const isFault = status >= 500 || (status >= 400 && parts.includes(request.resourceType()));
    if (isFault) failures.push(`${status}: ${request.method()} ${answer.url()}`);
  });
}

/**
 * Input reaches the page once React has run the effects of what it shows: a dialog, a bar or an entry is in the document before
 * its listeners are there, and the browser delivers input ahead of effects. Nobody is that fast. So whatever a test presses,
 * types or chooses waits for that first, as does a step back in the history.
 */
function settleBeforeInput(page: Page): void {
  settleFirst(page, ["goBack"], () => page);
  settleFirst(page.keyboard, ["press"], () => page);
  // All locators share their methods; those of one page are enough to find them.
  if (areLocatorsSettled) return;
  areLocatorsSettled = true;
  const inputs = ["click", "dblclick", "tap", "press", "fill", "check", "uncheck", "selectOption"];
  settleFirst(Object.getPrototypeOf(page.locator("body")), inputs, (locator: Locator) => locator.page());
}

let areLocatorsSettled = false;

/** From now on each of these methods of an object waits until the page is settled. */
function settleFirst<T extends object>(owner: T, methods: string[], pageOf: (self: T) => Page): void {
  for (const name of methods) {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== "function") throw new Error(`Playwright has no ${name}`);
    Reflect.set(owner, name, async function settled(this: T, ...given: unknown[]) {
      await whenIdle(pageOf(this));
      return await Reflect.apply(method, this, given);
    });
  }
}

/**
 * The base of all browser tests: it fails when a page throws what nothing catches, writes to the console as an error (as
 * React does of a hydration that does not match, and the browser of what a content security policy refuses), or meets a
 * fault of the server. Such a page may look right to the test, and still have controls that do not react.
 */
export const test = base.extend<Watch>({
  provoked: [null, { option: true }],
  failures: [
    async ({ browser, provoked }, use) => {
      const failures: string[] = [];
      const follow = (context: BrowserContext) => {
        watch(context, failures);
        // Reaches the browser ahead of whatever the test then does with the context.
        void movePageClock(context);
        context.on("page", settleBeforeInput);
      };
      browser.on("context", follow);
      await use(failures);
      browser.off("context", follow);
      const unexpected = failures.filter((failure) => provoked?.test(failure) !== true);
      expect(unexpected, "errors in the pages").toEqual([]);
    },
    { auto: true },
  ],
});
