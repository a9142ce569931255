import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
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
 * A key and a step in the history reach the page once React has run the effects of what it shows: a dialog, a bar or an
 * entry is in the document before its listeners are there, and the browser delivers input ahead of effects. Nobody is that
 * fast.
 */
function settleBeforeInput(page: Page): void {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (...given) => {
    await whenIdle(page);
    await press(...given);
  };
  const goBack = page.goBack.bind(page);
  page.goBack = async (...given) => {
    await whenIdle(page);
    return await goBack(...given);
  };
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
