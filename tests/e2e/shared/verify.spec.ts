import type { Page } from "@playwright/test";
import { inbox, linkIn, login, registered } from "../../support/calls/auth";
import { type AuthWords, authWords } from "../../support/pages/authWords";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage } from "../../support/pages/page";
import { password } from "../../support/password";

/* The links of the mail that asks to confirm an address, in a browser that did not register. */

const submit = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

async function confirmByPassword(page: Page, w: AuthWords, email: string) {
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await submit(page, w.verify).click();
  await expect(page.getByRole("main").getByText(w.required)).toBeVisible();
  await field(page, w.password).fill("fel lösenord");
  await submit(page, w.verify).click();
  await expect(page.getByRole("main").getByText(w.wrongPassword)).toBeVisible();
  await field(page, w.password).fill(password);
  await submit(page, w.verify).click();
  await expect(page.getByText(w.verified)).toBeVisible();
}

async function reject(page: Page, w: AuthWords, email: string) {
  await page.getByRole("main").getByRole("link", { name: w.notYou }).click();
  await page.waitForURL((url) => url.pathname.endsWith("/auth/not-you"));
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = authWords[language];

  test(`a strange browser confirms a customer's address by the password, which signs it in, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const email = await registered("customer", { "Accept-Language": language });
    await openPage(page, await linkIn(email));
    await expectSound(page);
    await confirmByPassword(page, w, email);
    await page.getByRole("main").getByRole("link", { name: w.toBookings, exact: true }).click();
    await page.waitForURL((url) => url.pathname === `${w.prefix}/customer/bookings`);
  });

  test(`whose business it is not removes its registration, in ${language}`, { tag }, async ({ page }) => {
    const email = await registered("provider", { "Accept-Language": language });
    const link = await linkIn(email);
    await openPage(page, link);
    await reject(page, w, email);
    await expectSound(page);
    await submit(page, w.reject).click();
    await expect(page.getByText(w.rejected)).toBeVisible();
    expect((await login({ email, password })).status).toBe(401);
    await openPage(page, link);
    await expect(page.getByText(w.expired)).toBeVisible();
  });
}

test("the links of the mail work without JavaScript @phone", async ({ browser }) => {
  const w = authWords.sv;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const mine = await registered("provider");
  await page.goto(await linkIn(mine));
  await confirmByPassword(page, w, mine);

  const strangers = await registered();
  await page.goto(await linkIn(strangers));
  await reject(page, w, strangers);
  await submit(page, w.reject).click();
  await expect(page.getByText(w.rejected)).toBeVisible();
  expect((await login({ email: strangers, password })).status).toBe(401);
  await context.close();
});

test("the mail's own way out leads to the page that removes the registration @desktop", async ({ page }) => {
  const email = await registered();
  const { text } = await inbox().waitFor(email);
  const link = /https?:\/\/\S+\/auth\/not-you\?token=[\w-]+/.exec(text)?.[0] ?? "";
  await openPage(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(authWords.sv.reject);
  await page.getByRole("main").getByRole("link", { name: "Det var jag, bekräfta adressen" }).click();
  await page.waitForURL((url) => url.pathname.endsWith("/auth/verify"));
});
