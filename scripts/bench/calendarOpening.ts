import type { CDPSession, Page } from "playwright";

/** What each page is opened for. */
export const shownOn = {
  dashboard: "main h1",
  grid: "[data-booking] [role=option]",
  board: "main h3 button",
} as const;

/** When something had happened on a page, in milliseconds since its navigation began. */
export type PageOpening = {
  /** The first byte of the page is there. */
  answered: number;
  /** What the page is opened for is painted: the first booking of the grid, the first name of the board, or the dashboard's heading. */
  painted: number;
  /** It is painted, and React has hydrated it: a press or a key is answered. */
  workable: number;
  /** Both, and the browser has nothing left to do. */
  idle: number;
};

// As text: what compiles this file gives functions a helper for their names, which the page does not have.
const watcher = `(() => {
  const opened = (globalThis.__opened = { painted: 0, workable: 0 });
  const isShown = (element) => element?.checkVisibility() === true;
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const look = () => {
    const isCalendar = location.pathname.endsWith("/bookings");
    const shown = document.querySelector(isCalendar ? "${shownOn.grid}, ${shownOn.board}" : "${shownOn.dashboard}");
    if (isShown(shown)) {
      const { port1, port2 } = new MessageChannel();
      // The task after a frame's callbacks: that frame has been styled, laid out and painted.
      if (opened.painted === 0) {
        port1.onmessage = () => (opened.painted = performance.now());
        port2.postMessage(null);
      }
      // A heading that only the server renders is never hydrated: its page is, when its first button is.
      const taken = shown.matches("h1") ? document.querySelector("main button") : shown;
      if (taken !== null && isTaken(taken)) {
        opened.workable = performance.now();
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** To be called once for a page, before it opens anything. */
export async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript(watcher);
}

let session: CDPSession | undefined;

/**
 * Opens a page as somebody does who has the product open elsewhere: the server is warm, the browser runs and is signed in, and
 * nothing of the page is kept but what HTTP lets it keep, with `cold` not even that. Nothing is throttled. Counted from the
 * beginning of the navigation; what the tool that drives the browser adds is left out, since the page measures by its own clock.
 * @param shown selects what the page is opened for
 */
export async function opening(
  page: Page,
  address: string,
  shown: string,
  cache: "cold" | "warm",
): Promise<PageOpening> {
  session ??= await page.context().newCDPSession(page);
  if (cache === "cold") await session.send("Network.clearBrowserCache");
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  // As a promise of the page's own: its security policy lets nobody compile text again and again.
  await page.evaluate(`new Promise((done) => {
    const look = () => (__opened.painted > 0 && __opened.workable > 0 ? done() : requestAnimationFrame(look));
    look();
  })`);
  return page.evaluate<PageOpening>(`new Promise((done) => requestIdleCallback(() => {
    const [{ responseStart }] = performance.getEntriesByType("navigation");
    const { painted, workable } = __opened;
    const both = Math.max(painted, workable);
    done({ answered: responseStart, painted, workable: both, idle: performance.now() });
  }))`);
}
