import { bookAndPay, demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { open, signInPage } from "../../support/pages/page";

/* On a phone the next booking is visible without scrolling. */

const business = "Handen på axeln";

test("the dashboard's first screen on a phone names the next booking's time, customer and service @phone", async ({
  page,
}) => {
  await bookAndPay(business);
  await signInPage(page, { role: "provider", ...demoAccount(business) });
  await open(page, "/provider/dashboard");
  const next = page.getByRole("region", { name: "Kommande" }).getByRole("listitem").first();
  await expect(next.locator("time")).toBeInViewport({ ratio: 1 });
  await expect(next.locator("p")).toHaveText(/\S · \S/);
  await expect(next.locator("p")).toBeInViewport({ ratio: 1 });
});

test("the bookings' first screen on a phone names the day's next booking, with the filters behind a button @phone", async ({
  page,
}) => {
  const { startTime } = await bookAndPay(business);
  await signInPage(page, { role: "provider", ...demoAccount(business) });
  await open(page, `/provider/bookings?date=${startTime.slice(0, 10)}`);
  const next = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("time") })
    .first();
  for (const part of ["time", "p >> nth=0", "p + span"]) {
    await expect(next.locator(part).first()).toBeInViewport({ ratio: 1 });
  }
  const status = page.getByRole("main").getByLabel("Status", { exact: true });
  await expect(status).toBeHidden();
  await page.getByRole("button", { name: "Sök och filtrera" }).click();
  await expect(status).toBeVisible();
});
