import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { oreIn } from "../../support/pages/financePage";
import { expectSound, openPage, signInPage } from "../../support/pages/page";

/* The chart of a business's months is drawn as high as its amounts, and its table says them. */

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
