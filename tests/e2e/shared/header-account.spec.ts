import { registered } from "../../support/calls/auth";
import { anyFreeSlot } from "../../support/calls/checkout";
import { expect, test } from "../../support/pages/browserTest";
import { abortCalls, intercept } from "../../support/pages/intercept";
import { openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { sharedApp } from "../../support/run/context";

/* Who is signed in, as the header of a cached page shows it. */

test("a signed-in customer is never shown the way in, before the account has answered either @desktop", async ({
  page,
}) => {
  const email = await registered();
  await signInPage(page, { role: "customer", email, password });
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/auth/v1/session*", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const banner = page.getByRole("banner");
  const account = banner.locator("summary[aria-label^='Ditt konto']");
  await openPage(page, "/customer/about");
  await expect(account).toHaveText("Ditt konto");
  await expect(banner.getByRole("link", { name: "Logga in" })).toBeHidden();
  const before = await account.boundingBox();
  answer();
  await expect(account).toHaveText(email);
  expect(await account.boundingBox()).toEqual(before);
});

test("the header shows who is signed in before any code of the page runs, and then what the server answers @desktop", async ({
  page,
  browser,
}) => {
  const email = await registered();
  await signInPage(page, { role: "customer", email, password });
  // The first paint: what the document and its style sheet show, without the code that looks.
  const letThrough = await abortCalls(page, "**/*.js*");
  await page.goto("/customer/about");
  const banner = page.getByRole("banner");
  const [account, way] = [
    banner.locator("summary[aria-label='Ditt konto']"),
    banner.getByRole("link", { name: "Logga in" }),
  ];
  await expect(account).toBeVisible();
  await expect(way).toBeHidden();
  letThrough();

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await abortCalls(guest, "**/*.js*");
  await guest.goto(new URL("/customer/about", sharedApp().url).toString());
  await expect(guest.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
  await expect(guest.getByRole("banner").locator("summary[aria-label='Ditt konto']")).toBeHidden();
  await guests.close();

  // The session ends elsewhere; only its hint is left here.
  const [session] = (await page.context().cookies()).filter(({ name }) => name.endsWith(".customer"));
  expect(session).toBeDefined();
  await page.context().clearCookies({ name: session?.name ?? "" });
  await openPage(page, "/customer/about");
  await expect(way).toBeVisible();
  await expect(account).toHaveCount(0);
});

test.describe("a call that fails on purpose", () => {
  test.use({ provoked: /^503: GET .*\/auth\/v1\/session/ });

  test("an account that cannot be loaded offers to load it again, and then shows the customer @desktop", async ({
    page,
  }) => {
    const email = await registered();
    await signInPage(page, { role: "customer", email, password });
    const letThrough = await intercept(page, "**/auth/v1/session*", (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await page.goto("/customer/about");
    await expect(page.getByText("Det gick inte att läsa in ditt konto.").first()).toBeVisible();
    letThrough();
    await page.getByRole("banner").getByRole("button", { name: "Läs in kontot igen" }).first().click();
    await expect(page.getByRole("banner").getByText(email.slice(0, 12)).first()).toBeVisible();
  });
});

test("whoever signs out leaves no name in the forms of the tab, and no searches @desktop", async ({
  page,
}) => {
  const email = await registered();
  const { service, startTime } = await anyFreeSlot();
  const details = new URLSearchParams({ start: startTime, step: "details" });
  const name = page.getByRole("form", { name: "Boka tid" }).getByLabel("Namn", { exact: true });
  await openPage(page, `/customer/services/${service.id}?${details}`);
  await name.fill("Kajsa Åström");
  await page.reload();
  await expect(name).toHaveValue("Kajsa Åström");
  await signInPage(page, { role: "customer", email, password });
  await openPage(page, "/customer/services");
  await page.getByLabel("Sök tjänst, företag eller stad").fill("naglar");
  await expect(page.getByRole("combobox", { name: "Sök tjänst, företag eller stad" })).toBeVisible();
  await page.keyboard.press("Enter");
  const searches = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /searches/.test(key)));
  await expect.poll(searches).toHaveLength(1);
  await openPage(page, "/customer/about");
  const banner = page.getByRole("banner");
  await banner.locator("summary[aria-label^='Ditt konto']").click();
  await banner.getByRole("button", { name: "Logga ut" }).click();
  await expect(banner.getByRole("link", { name: "Logga in" })).toBeVisible();
  expect(await searches()).toEqual([]);
  await openPage(page, `/customer/services/${service.id}?${details}`);
  await expect(name).toHaveValue("");
});

test("a signed-in customer's menu on a phone names each way once, beside a long address @phone", async ({
  page,
}) => {
  const email = await registered();
  await signInPage(page, { role: "customer", email, password });
  await openPage(page, "/customer/about");
  const banner = page.getByRole("banner");
  await banner.locator("summary").and(page.getByLabel("Meny")).click();
  await expect(banner.getByRole("link", { name: "Mina bokningar" })).toBeVisible();
  const names = await banner.getByRole("link").filter({ visible: true }).allInnerTexts();
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  await expect(banner.getByText(email).filter({ visible: true })).toBeVisible();
  await expect(banner.getByRole("button", { name: "Logga ut" })).toBeInViewport({ ratio: 1 });
});
