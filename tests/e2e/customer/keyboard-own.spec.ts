import type { Page } from "@playwright/test";
import { bookAsGuest, newCustomer, visitedThrice } from "../../support/builders/bookedTimes";
import { tokenIn } from "../../support/calls/auth";
import { bookingWords } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { ownBookingWords } from "../../support/pages/ownBooking";
import { openPage, signInPage, tabTo } from "../../support/pages/page";
import { password } from "../../support/password";
import { sql } from "../../support/run/sql";

/* One's own bookings and kept businesses, by Tab, Enter, Space and typing alone. */

const words = {
  sv: {
    ...ownBookingWords.sv,
    prefix: "",
    email: "E-post",
    submit: "Mejla mina bokningar",
    sent: "Kolla din mejl",
    save: (name: string) => `Spara ${name}`,
    back: "Välkommen tillbaka",
    again: "Dags igen",
    dismiss: /^Inte nu: /,
    own: "Ditt på ett ställe",
    card: bookingWords.sv.card[0],
    hours: { dismissed: 22, booked: 0 },
  },
  en: {
    ...ownBookingWords.en,
    prefix: "/en",
    email: "Email",
    submit: "Email my bookings",
    sent: "Check your email",
    save: (name: string) => `Save ${name}`,
    back: "Welcome back",
    again: "Time again",
    dismiss: /^Not now: /,
    own: "Yours in one place",
    card: bookingWords.en.card[0],
    hours: { dismissed: 20, booked: 3 },
  },
} as const;

/** The home page of a customer to whom a service is suggested again: what it begins with for them. */
async function suggestedAgain(page: Page, w: (typeof words)["sv" | "en"], hour: number) {
  const who = await newCustomer();
  const service = await visitedThrice(who, hour);
  await signInPage(page, { role: "customer", email: who.email, password });
  await openPage(page, `${w.prefix}/customer`);
  const own = page.getByRole("region", { name: w.back });
  await expect(own.getByRole("heading", { name: w.again })).toBeVisible();
  await expect(own.getByRole("heading", { level: 3, name: service })).toBeVisible();
  return { own, email: who.email, service };
}

const focused = (page: Page) => page.locator(":focus");

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`in ${language}, lost links are mailed by keyboard alone`, { tag }, async ({ page }) => {
    const { email, token } = await bookAsGuest();
    await openPage(page, `${w.prefix}/customer/bookings/find`);
    await tabTo(page, page.getByLabel(w.email));
    await page.keyboard.type(email);
    await tabTo(page, page.getByRole("button", { name: w.submit }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.sent)).toBeVisible();
    // Mails are in the language that was booked in.
    expect(await tokenIn(email, "Dina bokningar hos")).toBe(token);
  });

  test(`in ${language}, a business is saved and let go by keyboard alone`, { tag }, async ({ page }) => {
    await openPage(page, `${w.prefix}/customer/providers`);
    const name = await page.getByRole("main").getByRole("article").first().getByRole("heading").innerText();
    const heart = page.getByRole("main").getByRole("button", { name: w.save(name), exact: true });
    await tabTo(page, heart);
    await page.keyboard.press("Space");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(focused(page)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  test(`in ${language}, what is suggested again is dismissed by keyboard alone`, { tag }, async ({
    page,
  }) => {
    const { own } = await suggestedAgain(page, w, w.hours.dismissed);
    await tabTo(page, own.getByRole("button", { name: w.dismiss }));
    await page.keyboard.press("Enter");
    await expect(own.getByRole("heading", { name: w.own })).toBeFocused();
    await expect(own.getByRole("button", { name: w.dismiss })).toHaveCount(0);
  });

  test(`in ${language}, the next time of what is suggested again is booked by keyboard alone`, {
    tag,
  }, async ({ page }) => {
    const { own, email, service } = await suggestedAgain(page, w, w.hours.booked);
    const time = own.getByRole("list").getByRole("link");
    const start = Date.parse((await time.locator("time").getAttribute("datetime")) ?? "");
    await tabTo(page, time);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: service })).toBeVisible();
    await expect(page.locator("[name=startTime]:checked")).toHaveValue(String(start));
    const next = page.locator("[data-next]");
    await tabTo(page, next);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("form").locator("h3:focus")).toHaveCount(1);
    await tabTo(page, page.locator("[name=earlyStart]"));
    await page.keyboard.press("Space");
    await tabTo(page, next);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(w.card)).toBeVisible();
    const pending = await sql<{ starts_at: Date }>(
      "SELECT starts_at FROM bookings WHERE customer_email = $1 AND status = 'pending'",
      [email],
    );
    expect(pending.map(({ starts_at }) => starts_at.getTime())).toEqual([start]);
  });
}
