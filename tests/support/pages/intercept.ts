import { expect, type Page, type Route } from "@playwright/test";

/**
 * Answers a page's requests to an address by a handler, from the next one on.
 *
 * Chromium says that it intercepts before a page that is open does: a request right after that still reaches the server.
 * So a request of our own is made until it is caught. The interception also stays until the page is closed, because a
 * request that is sent while it ends may never be answered (microsoft/playwright, issue 41802).
 * @returns what lets later requests through to the server
 */
export async function intercept(
  page: Page,
  address: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<() => void> {
  let isOn = true;
  await page.route(address, (route) => (isOn ? handler(route) : route.continue()));
  if (page.url() !== "about:blank") await untilIntercepted(page);
  return () => {
    isOn = false;
  };
}

/** Requests to an address fail as without a connection, until what is returned is called. */
export const abortCalls = (page: Page, address: string | RegExp): Promise<() => void> =>
  intercept(page, address, (route) => route.abort());

/**
 * Requests to an address wait, as on a slow connection, until what is returned is called.
 *
 * @param method of those that wait; all do without it
 */
export async function holdCalls(page: Page, address: string | RegExp, method?: "POST"): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await intercept(page, address, async (route) => {
    if (method === undefined || route.request().method() === method) await isLetGo;
    await route.continue();
  });
  return () => letGo();
}

async function untilIntercepted(page: Page): Promise<void> {
  const probe = "/robots.txt?is-intercepted";
  await page.route(
    (url) => url.pathname + url.search === probe,
    (route) => route.fulfill({ status: 204 }),
  );
  const statusOf = (path: string) => page.evaluate(async (to) => (await fetch(to)).status, path);
  await expect.poll(() => statusOf(probe)).toBe(204);
}
