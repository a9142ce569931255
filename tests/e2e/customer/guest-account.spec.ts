import type { Page } from "@playwright/test";
import { bookAsGuest } from "../../support/builders/bookedTimes";
import { freshEmail, linkIn } from "../../support/calls/auth";
import { anyFreeSlot } from "../../support/calls/checkout";
import { bookingWords, fillContact, openForm, payByCard } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { addAuthenticator } from "../../support/pages/deviceWithPasskeys";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import { expectSound, openPage, pressByKeys, whenLive } from "../../support/pages/page";

const words = {
  sv: {
    ...bookingWords.sv,
    see: "Se bokningen",
    offer: "Skapa konto",
    byPasskey: "Skapa konto med passkey",
    choose: "Välj ett lösenord",
    sent: "Kolla din e-post",
    again: "Skicka mejlet igen",
    sentAgain: /^Vi har skickat ett nytt mejl till /,
    subject: "Bekräfta din e-postadress",
    confirm: "Bekräfta adressen",
    confirmed: "Adressen är bekräftad",
    toBookings: "Till mina bokningar",
    signInByPasskey: "Logga in med passkey",
    password: "Lösenord",
    prove: "Bekräfta med passkey",
    remove: "Ta bort kontot",
  },
  en: {
    ...bookingWords.en,
    see: "View the booking",
    offer: "Create an account",
    byPasskey: "Create account with a passkey",
    choose: "Choose a password",
    sent: "Check your email",
    again: "Send the email again",
    sentAgain: /^We have sent another email to /,
    subject: "Confirm your email",
    confirm: "Verify the address",
    confirmed: "Your address is verified",
    toBookings: "To my bookings",
    signInByPasskey: "Sign in with a passkey",
    password: "Password",
    prove: "Confirm with a passkey",
    remove: "Delete account",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const main = (page: Page) => page.getByRole("main");

/** Keeps the scripts of the pages that are opened from now on from coming until the function that it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Confirms the address by the link of its mail, in the browser that is open, which is signed in by that. */
async function confirmHere(page: Page, w: Words, email: string) {
  await openPage(page, await linkIn(email, w.subject));
  await expect(main(page).getByLabel(w.password, { exact: true })).toBeHidden();
  await main(page).getByRole("button", { name: w.confirm, exact: true }).click();
  await expect(page.getByText(w.confirmed)).toBeVisible();
  await main(page).getByRole("link", { name: w.toBookings, exact: true }).click();
  await page.waitForURL((url) => url.pathname.endsWith("/customer/bookings"));
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a guest who has paid gets an account with a passkey by one tap, which then signs in and proves, in ${language}`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    await addAuthenticator(page);
    const { service, startTime } = await anyFreeSlot();
    const email = freshEmail();
    await fillContact(await openForm(page, w, service.id, startTime), w, email);
    await page.getByRole("button", { name: w.pay }).click();
    await page.waitForURL(/\/c\/|\/pay\/|checkout/);
    await payByCard(page, w);
    await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
    await whenLive(page);
    const offer = page.getByRole("region", { name: w.offer });
    await expect(main(page).getByText(email)).toHaveCount(1);
    await expectSound(page);
    await pressByKeys(page, offer.getByRole("button", { name: w.byPasskey }));
    await expect(offer.getByText(w.sent)).toBeVisible();
    await expectSound(page);
    const first = await linkIn(email, w.subject);
    await pressByKeys(page, offer.getByRole("button", { name: w.again }));
    await expect(page.getByText(w.sentAgain)).toBeVisible();
    await expect.poll(() => linkIn(email, w.subject)).not.toBe(first);

    await confirmHere(page, w, email);
    await expect(main(page).getByText(service.name).first()).toBeVisible();
    await page.context().clearCookies();
    await openPage(page, `${w.prefix}/customer/auth?redirectTo=/customer/bookings`);
    await pressByKeys(page, page.getByRole("button", { name: w.signInByPasskey }));
    await page.waitForURL((url) => url.pathname.endsWith("/customer/bookings"));
    await expect(main(page).getByText(service.name).first()).toBeVisible();

    await openPage(page, `${w.prefix}/customer/profile`);
    await page.getByRole("button", { name: w.remove }).click();
    await page.getByRole("dialog").getByRole("button", { name: w.prove }).click();
    await expect(page.getByRole("dialog").getByRole("link")).toHaveCount(1);
  });

  test(`a guest gets an account with a password, typed once, from the booking's page, in ${language} @deep`, {
    tag,
  }, async ({ page }) => {
    const booked = await bookAsGuest();
    await openByLink(page, w, booked);
    const offer = page.getByRole("region", { name: w.offer });
    await pressByKeys(page, offer.locator("summary"));
    const submit = offer.locator("button[type=submit]");
    await pressByKeys(page, submit);
    const chosen = offer.getByLabel(w.choose, { exact: true });
    await expect(chosen).toHaveAttribute("aria-invalid", "true");
    await expect(chosen).toBeFocused();
    await page.keyboard.type("fyra blå båtar");
    await expectSound(page);
    await page.keyboard.press("Enter");
    await expect(offer.getByText(w.sent)).toBeVisible();
    await expect(page.getByText(booked.email)).toBeHidden();

    await confirmHere(page, w, booked.email);
    await expect(main(page).getByText(booked.service.name).first()).toBeVisible();
  });
}

test("nothing below the offer moves when the page after the payment is hydrated @phone @deep", async ({
  page,
}) => {
  const w = words.sv;
  const { service, startTime } = await anyFreeSlot();
  await fillContact(await openForm(page, w, service.id, startTime), w, freshEmail());
  await page.getByRole("button", { name: w.pay }).click();
  await page.waitForURL(/\/c\/|\/pay\/|checkout/);
  const release = await holdScripts(page);
  await payByCard(page, w);
  await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
  const top = (name: string) =>
    page.getByRole("link", { name }).evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await top(w.see);
  await expect(page.getByRole("button", { name: w.byPasskey })).toBeDisabled();
  release();
  await whenLive(page);
  await expect(page.getByRole("button", { name: w.byPasskey })).toBeEnabled();
  expect(await top(w.see)).toBe(before);
});
