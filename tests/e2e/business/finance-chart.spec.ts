import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { ownSalon } from "../../support/calls/business";
import { bookByPhone } from "../../support/calls/desk";
import { expect, test } from "../../support/pages/browserTest";
import { oreIn } from "../../support/pages/financePage";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

/* What is booked ahead opens. What the chart of the months draws: finance.ctest.tsx. */

test("what is booked ahead opens into all of its rows @desktop", async ({ page }) => {
  const salon = await ownSalon();
  await bookByPhone(salon, timeOn(workdayAhead(8), 10));
  await bookByPhone(salon, timeOn(workdayAhead(40), 10));
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, "/provider/finance");
  const word = page.locator("dl > div").filter({ has: page.getByText("Bokat framåt", { exact: true }) });
  expect(oreIn(await word.innerText())).toBe(84_000);
  await word.getByRole("link", { name: "2 bokningar" }).click();
  const rows = page.getByRole("list", { name: "Belopp som ingår" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("Alla månader. 2 rader.")).toBeVisible();
  expect(oreIn(await page.getByText("Summa", { exact: true }).locator("..").innerText())).toBe(84_000);
  await expectSound(page);
});
