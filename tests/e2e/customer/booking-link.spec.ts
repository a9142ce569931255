import { randomUUID } from "node:crypto";
import { maskedEmail } from "@/lib/bookings/customer/maskedEmail";
import { bookAsGuest, bookTime, newCustomer } from "../../support/builders/bookedTimes";
import { inbox, tokenIn } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, signInOnForm, whenLive } from "../../support/pages/page";
import { password } from "../../support/password";

/* The link of the mails: made anew by whoever is looking at the booking, mailed again to whoever booked it. */

const words = {
  sv: {
    prefix: "",
    renew: "Skapa ny länk",
    confirm: "Mejla en ny länk",
    ends: "Länken som du har nu slutar gälla",
    renewed: "En ny länk är på väg",
    mailed: (email: string) => `En ny länk är på väg till ${email}`,
    ended: "Länken gäller inte längre",
    title: "Öppna din bokning",
    ask: "Mejla mig en ny länk",
    again: "Mejla länken igen",
    sent: "Kolla din mejl",
    signIn: "Logga in",
    email: "E-post",
    password: "Lösenord",
  },
  en: {
    prefix: "/en",
    renew: "Make a new link",
    confirm: "Email a new link",
    ends: "The link you have now stops working",
    renewed: "A new link is on its way",
    mailed: (email: string) => `A new link is on its way to ${email}`,
    ended: "The link no longer works",
    title: "Open your booking",
    ask: "Email me a new link",
    again: "Email the link again",
    sent: "Check your email",
    signIn: "Sign in",
    email: "Email",
    password: "Password",
  },
} as const;

/** Mails are in the language that was booked in. */
const newLink = "Länken till din bokning";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the link of a booking in ${language}`, { tag }, () => {
    test("is ended from the booking's page, and the new one opens it", async ({ page }) => {
      const booked = await bookAsGuest();
      await openByLink(page, w, booked);
      await expect(page.getByRole("button", { name: w.confirm })).toBeHidden();
      await page.getByText(w.renew, { exact: true }).click();
      await expect(page.getByText(w.ends)).toContainText(maskedEmail(booked.email));
      await expectSound(page);
      await page.getByRole("button", { name: w.confirm }).click();
      await expect(page.getByText(w.renewed)).toBeVisible();
      await expect(page).toHaveURL((url) => url.search === "?link=renewed");
      await expect(page.getByText(w.renewed)).toBeInViewport();
      await expectSound(page);

      await openByLink(page, w, booked);
      await expect(page.getByRole("heading", { level: 1, name: w.ended })).toBeVisible();
      await expectSound(page);
      await openByLink(page, w, { id: booked.id, token: await tokenIn(booked.email, newLink) });
      await expect(page.getByRole("heading", { level: 1, name: booked.service.name })).toBeVisible();
    });

    test("is mailed to whoever booked, from the address that calendars have", async ({ page }) => {
      const { id, email, service, token } = await bookAsGuest();
      await openPage(page, `${w.prefix}/customer/bookings/${id}`);
      await expect(page.getByRole("heading", { level: 1, name: w.title })).toBeVisible();
      await expectSound(page);
      await page.getByRole("button", { name: w.ask }).click();
      await expect(page.getByText(w.sent)).toBeVisible();
      await expect(page.getByRole("button", { name: w.again })).toBeVisible();
      await expectSound(page);
      expect(await tokenIn(email, newLink)).toBe(token);
      await openByLink(page, w, { id, token });
      await expect(page.getByRole("heading", { level: 1, name: service.name })).toBeVisible();
    });

    test("is not needed by the booking's account, which is led back after signing in", async ({ page }) => {
      const anna = await newCustomer();
      const { id, service } = await bookTime(anna);
      await openPage(page, `${w.prefix}/customer/bookings/${id}`);
      await page.getByRole("main").getByRole("link", { name: w.signIn }).click();
      await signInOnForm(page, w, { email: anna.email, password });
      await expect(page.getByRole("heading", { level: 1, name: service.name })).toBeVisible();
      await whenLive(page);
      await page.getByText(w.renew, { exact: true }).click();
      await page.getByRole("button", { name: w.confirm }).click();
      await expect(page.getByText(w.mailed(anna.email))).toBeVisible();
      await expect(page.getByText(w.mailed(anna.email))).toBeInViewport();
      await expect(page.getByRole("heading", { level: 1, name: service.name })).toBeVisible();
      await inbox().waitFor(anna.email, newLink);
    });
  });
}

test("without scripts the link is made anew, and asked for @phone", async ({ browser }) => {
  const w = words.sv;
  const { id, token, email } = await bookAsGuest();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/customer/bookings/${id}?token=${token}`);
  await page.getByText(w.renew, { exact: true }).click();
  await page.getByRole("button", { name: w.confirm }).click();
  await expect(page.getByText(w.renewed)).toBeVisible();
  await page.getByRole("button", { name: w.again }).click();
  await expect(page.getByText(w.sent)).toBeVisible();
  const fresh = await tokenIn(email, newLink);
  await page.goto(`/customer/bookings/${id}?token=${fresh}`);
  await expect(page.getByText(w.renew, { exact: true })).toBeVisible();
  await context.close();
});

test("says that it waits when links are asked for too often @desktop", async ({ page }) => {
  const address = { "X-Forwarded-For": "10.99.1.7" };
  const ask = () => page.request.post(`/customers/me/bookings/${randomUUID()}/link`, { headers: address });
  const answers = await Promise.all(Array.from({ length: 61 }, ask));
  expect(answers.filter((answer) => answer.status() === 429)).not.toEqual([]);
  await page.setExtraHTTPHeaders(address);
  await openPage(page, `/customer/bookings/${randomUUID()}`);
  await page.getByRole("button", { name: words.sv.ask }).click();
  await expect(page.getByRole("alert").filter({ hasText: "För många försök" })).toBeFocused();
});
