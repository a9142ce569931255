import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { bookAndPay, demoAccount, ownSalon } from "../../support/calls/business";
import { bookByPhone } from "../../support/calls/desk";
import { expect, test } from "../../support/pages/browserTest";
import { openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

/* On a phone the next booking is visible without scrolling. */

const business = "Handen på axeln";

test("the dashboard's first screen on a phone names the next booking's time, customer and service @phone @deep", async ({
  page,
}) => {
  await bookAndPay(business);
  await signInPage(page, { role: "provider", ...demoAccount(business) });
  await openPage(page, "/provider/dashboard");
  const next = page.getByRole("region", { name: "Kommande" }).getByRole("listitem").first();
  await expect(next.locator("time")).toBeInViewport({ ratio: 1 });
  await expect(next.locator("p")).toHaveText(/\S · \S/);
  await expect(next.locator("p")).toBeInViewport({ ratio: 1 });
});

test("the bookings' first screen on a phone shows the beginning of the day, with the search behind a button @phone @deep", async ({
  page,
}) => {
  // At nine: what the demo data has free may be late on its day, and below the screen.
  const salon = await ownSalon();
  const date = workdayAhead(8);
  await bookByPhone(salon, timeOn(date, 9));
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, `/provider/bookings?date=${date}`);
  const day = page.locator("[data-column]:visible").first();
  await expect(day.getByRole("option").first()).toBeInViewport();
  await expect(page.getByRole("main").getByLabel("Status", { exact: true })).toBeInViewport();
  const search = page.getByRole("main").getByLabel("Sök bokning");
  await expect(search).toBeHidden();
  await page.getByRole("button", { name: "Sök och filtrera" }).click();
  await expect(search).toBeVisible();
});
