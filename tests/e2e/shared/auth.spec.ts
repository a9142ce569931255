import type { Page } from "@playwright/test";
import { freshEmail, inbox, linkIn, newPassword, registered } from "../../support/calls/auth";
import { type AuthWords, authWords } from "../../support/pages/authWords";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage } from "../../support/pages/page";
import { connectPayouts } from "../../support/pages/payoutForm";
import { addFromList, openWeek } from "../../support/pages/setUpByPages";
import { password } from "../../support/password";
import { sharedApp } from "../../support/run/context";

/** The form's own button: the header has one of the same name. */
const submit = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

async function fillIn(page: Page, w: AuthWords, email: string, secret: string = password) {
  await field(page, w.email).fill(email);
  await field(page, w.password).fill(secret);
}

async function signIn(page: Page, w: AuthWords, email: string, secret: string = password) {
  await fillIn(page, w, email, secret);
  await submit(page, w.signIn).click();
}

/** Who the browser is in a portal, as the server sees it. */
const whoIs = (page: Page, role: string): Promise<string | null> =>
  page.evaluate(async (portal) => {
    const response = await fetch(`/auth/v1/session?role=${portal}`);
    return (await response.json()).user?.email ?? null;
  }, role);

/** Listed already, and dimmed: it says that it will be available soon. */
async function expectNotBookable(page: Page, w: AuthWords, company: string) {
  await page.goto(`${w.prefix}/customer/providers?q=${encodeURIComponent(company)}`);
  await expect(page.getByRole("main").getByText(w.noHours)).toBeVisible();
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = authWords[language];

  test(`a customer's way from registering to a new password, in ${language}`, { tag }, async ({
    page,
    browser,
  }) => {
    const email = freshEmail();
    const back = `${w.prefix}/customer/about?from=test&x=1`;
    await openPage(page, `${w.prefix}/customer/auth?mode=register&redirectTo=${encodeURIComponent(back)}`);

    await submit(page, w.register).click();
    await expect(page.getByText(w.required).first()).toBeVisible();
    await expect(field(page, w.name)).toBeFocused();
    await field(page, w.name).fill("Anna Ek");
    await fillIn(page, w, email);
    await submit(page, w.register).click();

    await expect(page.getByText(w.created).first()).toBeVisible();
    // What was typed is kept: one press signs in, and leads back.
    await expect(field(page, w.email)).toHaveValue(email);
    await submit(page, w.signIn).click();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === back);
    expect(await whoIs(page, "customer")).toBe(email);

    await openPage(page, await linkIn(email));
    await submit(page, w.verify).click();
    await expect(page.getByText(w.verified)).toBeVisible();

    await openPage(page, `${w.prefix}/provider/auth`);
    await signIn(page, w, email);
    await expect(page.getByRole("main").getByText(w.wrongPortal)).toBeVisible();
    expect(await whoIs(page, "provider")).toBeNull();
    await expect(page.getByRole("main").getByRole("link", { name: w.otherPortal }).first()).toHaveAttribute(
      "href",
      `${w.prefix}/customer/auth`,
    );

    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await openPage(elsewhere, `${w.prefix}/customer/auth`);
    await elsewhere.getByRole("link", { name: w.forgot }).click();
    await elsewhere.waitForURL((url) => url.pathname.endsWith("/auth/forgot"));
    await field(elsewhere, w.email).fill(email);
    await submit(elsewhere, w.send).click();
    await expect(elsewhere.getByText(w.check)).toBeVisible();
    await openPage(elsewhere, await linkIn(email, w.resetSubject));
    await field(elsewhere, w.newPassword).fill(newPassword);
    await submit(elsewhere, w.save).click();
    await expect(elsewhere.getByText(w.saved)).toBeVisible();
    expect(await whoIs(page, "customer")).toBeNull();
    await openPage(elsewhere, `${w.prefix}/customer/auth`);
    await signIn(elsewhere, w, email, newPassword);
    await elsewhere.waitForURL((url) => url.pathname === `${w.prefix}/customer`);
    await other.close();
  });

  test(`a business registers, is connected for payouts and can be booked, in ${language}`, { tag }, async ({
    page,
  }) => {
    test.slow();
    const email = freshEmail();
    const company = `Salong ${email.slice(5, 13)}`;
    await openPage(page, `${w.prefix}/provider/auth?mode=register`);
    await submit(page, w.connect).click();
    await expect(field(page, w.company)).toBeFocused();
    await field(page, w.company).fill(company);
    await fillIn(page, w, email);
    await submit(page, w.connect).click();
    await page.waitForURL((url) => url.pathname === `${w.prefix}/provider/dashboard`);
    expect(await whoIs(page, "provider")).toBe(email);
    await expect(page.getByRole("listitem").filter({ hasText: w.verifyFirst }).first()).toContainText(email);
    await expect(page.getByRole("button", { name: w.finishOnboarding })).toHaveCount(0);
    await expectSound(page);
    await page.getByRole("button", { name: w.sendAgain }).click();
    await expect(page.getByText(w.sentAgain)).toBeVisible();
    await expect.poll(async () => (await inbox().list(email)).length).toBe(2);
    // The browser that registered: nothing is asked for, and the steps go on.
    await openPage(page, await linkIn(email));
    await submit(page, w.verify).click();
    await expect(page.getByText(w.verified)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: w.toPayouts }).click();
    await page.waitForURL((url) => url.origin === new URL(sharedApp().stripeUrl).origin);
    // Back leads to the dashboard, and not from there to the form again.
    await page.goBack();
    await page.waitForURL((url) => url.pathname === `${w.prefix}/provider/dashboard` && url.search === "");
    await page.getByRole("button", { name: w.finishOnboarding }).click();
    await connectPayouts(page);
    await page.waitForURL((url) => url.pathname === `${w.prefix}/provider/dashboard`);
    await page.getByRole("link", { name: w.addService }).click();
    const service = await addFromList(page, language, "450");
    await expectNotBookable(page, w, company);
    await openPage(page, `${w.prefix}/provider/settings/hours`);
    await openWeek(page, language);

    await openPage(page, `${w.prefix}/customer/services?q=${encodeURIComponent(company)}`);
    await page.getByRole("main").getByRole("heading", { name: service }).getByRole("link").click();
    await expect(page.getByRole("dialog").getByRole("form", { name: w.book })).toBeVisible();
    await expect(page.getByRole("dialog").locator("[name=startTime]").first()).toBeAttached();
  });
}

test("signing in works without JavaScript, and gives the form back on a mistake @phone", async ({
  browser,
}) => {
  const w = authWords.sv;
  const email = await registered();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/customer/auth?redirectTo=/customer/about?x=1");
  await signIn(page, w, email, "fel");
  await expect(page.getByText(w.wrong)).toBeVisible();
  await expect(field(page, w.email)).toHaveValue(email);
  await expect(field(page, w.password)).toHaveValue("");
  await field(page, w.password).fill(password);
  await submit(page, w.signIn).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === "/customer/about?x=1");
  await context.close();
});
