import type { Page } from "@playwright/test";
import { expect, test } from "../../support/pages/browserTest";
import { openPage } from "../../support/pages/page";

const refusal = /content security policy/i;
test.use({ provoked: /content security policy|missing\.png/i });

const foreign = "https://scripts.example/x.js";
const trees = `self.__next_f.push([1,"0:[\\"$\\",\\"img\\",null,{}]\\n"])`;

/** What an attacker might inject: scripts of every kind, each of which sets a mark when it runs. */
const injected = `
  <script>window.marks = [...(window.marks ?? []), "inline"]</script>
  <script nonce="guessed">window.marks = [...(window.marks ?? []), "nonce"]</script>
  <script src="${foreign}"></script>
  <script>${trees};window.marks = [...(window.marks ?? []), "tree"]</script>
  <img src="/missing.png" onerror="window.marks = [...(window.marks ?? []), 'handler']" alt="">
  <iframe src="javascript:parent.marks=['frame']" title="frame"></iframe>`;

async function inject(page: Page, path: string): Promise<void> {
  await page.route(foreign, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'window.marks = [...(window.marks ?? []), "foreign"]',
    }),
  );
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</body>", `${injected}</body>`);
      await route.fulfill({ response, body });
    },
  );
}

const marksOf = (page: Page) => page.evaluate(() => ("marks" in window ? window.marks : "none"));

for (const [kind, path] of [
  ["a cached page", "/customer/about"],
  ["a rendered page", "/customer/services"],
] as const) {
  test(`no script that got into ${kind} runs, and the page still does @desktop`, async ({
    page,
    failures,
  }) => {
    await inject(page, path);
    await openPage(page, path);
    await expect(page.getByTitle("frame")).toBeAttached();
    const refusals = () => failures.filter((failure) => refusal.test(failure)).length;
    await expect.poll(refusals).toBeGreaterThanOrEqual(5);
    expect(await marksOf(page)).toBe("none");

    // Nor a script element that a script of the page adds, inline or with a source.
    const outcome = await page.evaluate((src) => {
      const inline = document.createElement("script");
      inline.textContent = "window.marks = ['added']";
      const file = document.createElement("script");
      const refused = new Promise((resolve) => file.addEventListener("error", () => resolve("refused")));
      file.src = src;
      document.head.append(inline, file);
      return refused;
    }, foreign);
    expect(outcome).toBe("refused");
    expect(await marksOf(page)).toBe("none");
  });
}
