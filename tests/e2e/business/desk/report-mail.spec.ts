import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { inbox } from "../../../support/calls/auth";
import { ownSalon } from "../../../support/calls/business";
import { bookByPhoneWithEmail } from "../../../support/calls/desk";
import { expect, test } from "../../../support/pages/browserTest";
import { expectSound, openPage, whenLive } from "../../../support/pages/page";

/* Somebody gets a mail from a business that they know nothing of, and reports it. */

test("a mail that nobody asked for is reported by its link and one press @phone", async ({ page }) => {
  const salon = await ownSalon();
  const day = workdayAhead(3);
  const { email } = await bookByPhoneWithEmail(salon, timeOn(day, 10));
  const { text } = await inbox().waitFor(email);
  const link = /https?:\/\/\S*\/report-mail\?token=\S+/.exec(text)?.[0];
  const { pathname, search } = new URL(link ?? "");
  await openPage(page, `${pathname}${search}`);
  await expectSound(page);
  await page.getByRole("button", { name: "Anmäl mejlet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tack, mejlet är anmält" })).toBeVisible();
  await whenLive(page);
  await expectSound(page);
  await expect(page.getByRole("button", { name: "Anmäl mejlet" })).toHaveCount(0);
});
