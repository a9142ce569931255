import type { Page } from "@playwright/test";
import { linkIn, login, registered } from "../../support/calls/auth";
import { type AuthWords, authWords } from "../../support/pages/authWords";
import { expect, test } from "../../support/pages/browserTest";
import { password } from "../../support/password";

/* The links of the mail that asks to confirm an address, in a browser that did not register. With JavaScript: linkForms.ctest.tsx. */

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

test("the links of the mail work without JavaScript @phone @deep", async ({ browser }) => {
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
