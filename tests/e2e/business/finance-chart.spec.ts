import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { demoAccount, ownSalon } from "../../support/calls/business";
import { bookByPhone } from "../../support/calls/desk";
import { expect, test } from "../../support/pages/browserTest";
import { oreIn } from "../../support/pages/financePage";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";

/* The chart of a business's months is drawn as high as its amounts, and its table says them; what is ahead opens. */

type Months = { months: { month: string; earned_amount: number; booked_amount: number }[] };

/** Px of the drawing, for the highest month. */
const highestPx = 170;

test("the chart of six months has a bar for what each earned and has booked ahead, and the same as a table @desktop", async ({
  page,
}) => {
  await signInPage(page, { role: "provider", ...demoAccount("Salong Norr") });
  await openPage(page, "/provider/finance");
  const month = localDateOf(Date.now(), HOME_TIME_ZONE).slice(0, 7);
  const answer = await page.request.get(`/providers/me/finance?month=${month}`);
  const { months }: Months = await answer.json();
  expect(months).toHaveLength(6);
  expect(Math.max(...months.map((each) => each.earned_amount))).toBeGreaterThan(0);
  expect(Math.max(...months.map((each) => each.booked_amount))).toBeGreaterThan(0);

  const chart = page.locator("figure").filter({ hasText: "Intjänat och bokat, sex månader" });
  const drawn = await chart.locator("svg g").evaluateAll((bars) =>
    bars.map((bar) => {
      const heightOf = (selector: string) => Number(bar.querySelector(selector)?.getAttribute("height") ?? 0);
      return {
        earned: heightOf("rect:not([stroke-dasharray])"),
        booked: heightOf("rect[stroke-dasharray]"),
        isSeen: bar.getBoundingClientRect().width > 0,
      };
    }),
  );
  const earned = months.map((each) => Math.max(0, each.earned_amount));
  const highest = Math.max(...months.map((each, index) => (earned[index] ?? 0) + each.booked_amount));
  expect(drawn).toHaveLength(months.length);
  for (const [index, each] of months.entries()) {
    const bar = drawn[index];
    expect(bar?.isSeen).toBe(true);
    expect(bar?.earned).toBeCloseTo(((earned[index] ?? 0) / highest) * highestPx, 1);
    // The outline is drawn inside.
    const booked = (each.booked_amount / highest) * highestPx;
    expect(bar?.booked).toBeCloseTo(Math.max(0, booked - 2), 1);
  }

  await chart.getByText("Visa som tabell").click();
  const rows = chart.locator("tbody").getByRole("row");
  await expect(rows).toHaveCount(months.length);
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "")),
  );
  expect(cells.map((texts) => texts.map(oreIn))).toEqual(
    months.map((each) => [Math.round(each.earned_amount * 100), Math.round(each.booked_amount * 100)]),
  );
  await expectSound(page);
  const [first] = months;
  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL((url) => url.searchParams.get("month") === first?.month);
});

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
