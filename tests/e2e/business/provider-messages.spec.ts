import type { Page } from "@playwright/test";
import { confirmAddress, password, registered } from "../../support/calls/auth";
import { bookAndPay, demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { expectAccessible, open, signInPage } from "../../support/pages/page";
import { sharedApp } from "../../support/run/context";
import { begunLastNight } from "../../support/run/sql";
import { steerStripe } from "../../support/run/standIn";

/* What the business is told after it has done something. */

/** Opens a visit that has begun. All are moved to the same hour, so each test uses another business. */
async function openBegun(page: Page, business: string): Promise<void> {
  const booking = await bookAndPay(business);
  await begunLastNight(booking.id);
  await signInPage(page, { role: "provider", ...demoAccount(business) });
  await open(page, `/provider/bookings?booking=${booking.id}`);
}

const statusIn = (page: Page) => page.getByRole("dialog").getByRole("combobox", { name: "Status" });

/** Marks it as completed. */
async function complete(page: Page) {
  const dialog = page.getByRole("dialog");
  await statusIn(page).click();
  await page.getByRole("option", { name: "Genomförd" }).click();
  await expect(statusIn(page)).toHaveText("Genomförd");
  return { dialog, undo: page.getByRole("button", { name: "Ångra" }) };
}

test("a status that was changed by mistake is undone from the message, in the open dialog @phone", async ({
  page,
}) => {
  await openBegun(page, "Handen på axeln");
  const { undo } = await complete(page);
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  await undo.click();
  await expect(statusIn(page)).toHaveText("Bekräftad");
});

test("the undo is reached by keyboard, and stays when the dialog is closed @desktop", async ({ page }) => {
  await openBegun(page, "Rena Rum i Uppsala");
  const { dialog, undo } = await complete(page);
  await expect(undo).toBeVisible();
  const isReached = () => undo.evaluate((button) => button === document.activeElement);
  for (let press = 0; press < 15 && !(await isReached()); press += 1) await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(statusIn(page)).toHaveText("Bekräftad");

  await complete(page);
  await expect(undo).toBeVisible();
  await dialog.getByRole("button", { name: "Stäng", exact: true }).first().click();
  await expect(dialog).toBeHidden();
  await undo.click();
  await expect(page.getByText("Bokningen är bekräftad igen")).toBeVisible();
});

test("connected payouts are not called bookable while a service and hours are missing @desktop", async ({
  page,
}) => {
  const email = await registered("provider");
  await confirmAddress(email);
  await signInPage(page, { role: "provider", email, password });
  await open(page, "/provider/dashboard");
  await page.getByRole("button", { name: "Slutför registreringen" }).click();
  // The provider's form is not filled in; the account is enabled while the dashboard is open.
  await page.waitForURL((url) => url.origin === new URL(sharedApp().stripeUrl).origin);
  await open(page, "/provider/dashboard");
  const { stripe_account_id: account } = await (await page.request.get("/providers/me")).json();
  await steerStripe(sharedApp().stripeUrl, `accounts/${account}`, { standing: "enabled" });
  await page.getByRole("button", { name: "Jag är klar" }).click();
  await expect(page.getByText("Utbetalningarna är kopplade.")).toBeVisible();
  await expect(page.getByText("Innan kunder kan boka behövs också en tjänst och öppettider.")).toBeVisible();
  await expect(page.getByText("Du kan ta emot bokningar")).toHaveCount(0);
});
