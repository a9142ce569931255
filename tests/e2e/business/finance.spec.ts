import type { Locator } from "@playwright/test";
import { demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { enlarge } from "../../support/pages/desk";
import { oreIn } from "../../support/pages/financePage";
import { pairwise } from "../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInPage, whenIdle } from "../../support/pages/page";

/* A business looks at its money, opens a figure and a payout, fetches the files for its books and chooses an account. */

const words = {
  sv: {
    path: "/provider/finance",
    before: /^Månaden före/,
    sales: "Försäljning",
    payouts: "Utbetalningar från Stripe",
    sent: /^Skickad /,
    payout: /^Utbetalning /,
    adds: /^Så blir det /,
    inside: "Vad som ingår",
    pages: "Sidor",
    next: "Nästa sida",
    back: /^Ekonomi, /,
    accounts: "Konton",
  },
  en: {
    path: "/en/provider/finance",
    before: /^The month before/,
    sales: "Sales",
    payouts: "Payouts from Stripe",
    sent: /^Sent /,
    payout: /^Payout /,
    adds: /^How it becomes /,
    inside: "What it contains",
    pages: "Pages",
    next: "Next page",
    back: /^Finance, /,
    accounts: "Accounts",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a payout is the sum of its lines, and of the parts on all its pages, in ${language} ${tag}`, async ({
    page,
  }) => {
    await signInPage(page, { role: "provider", ...demoAccount("Salong Norr") });
    await openPage(page, w.path);
    await page.getByRole("link", { name: w.before }).click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    const month = page.url();
    await page.getByRole("region", { name: w.payouts }).getByRole("link", { name: w.sent }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: w.payout })).toBeVisible();
    await expectSound(page);

    const cells = page.getByRole("table", { name: w.adds }).getByRole("row").locator("td:last-child");
    const lines = (await cells.allInnerTexts()).map(oreIn);
    const paidOut = lines.pop() ?? 0;
    expect(lines.reduce((sum, ore) => sum + ore, 0)).toBe(paidOut);

    const inside = page.getByRole("region", { name: w.inside });
    let sum = 0;
    for (let at = 1; ; at += 1) {
      const parts = await inside.locator("ul").first().locator("li > p").allInnerTexts();
      // The amount after fees comes first.
      sum += parts.map(oreIn).reduce((all, ore) => all + ore, 0);
      const next = page.getByRole("navigation", { name: w.pages }).getByRole("link", { name: w.next });
      if ((await next.count()) === 0) {
        expect(at).toBeGreaterThan(1);
        break;
      }
      await next.click();
      await expect(
        page
          .getByRole("link", { name: String(at + 1), exact: false })
          .and(page.locator("[aria-current=page]")),
      ).toBeVisible();
    }
    expect(sum).toBe(paidOut);
    await whenIdle(page);
    await inside.getByRole("listitem").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/bookings\?.*booking=/);
    await page.goBack();
    await page.getByRole("link", { name: w.back }).click();
    await expect(page).toHaveURL(`${month.split("?")[0]}?month=${month.slice(-7)}#payouts`);
  });
}

test("the pages of money on 320 px with text twice as large are no wider than the screen @phone @deep", async ({
  page,
}) => {
  const w = words.sv;
  await signInPage(page, { role: "provider", ...demoAccount("Salong Norr") });
  await openPage(page, w.path);
  await page.getByRole("link", { name: w.before }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  const addressOf = (link: Locator) => link.getAttribute("href");
  const paths = [
    page.url(),
    await addressOf(page.getByRole("row", { name: w.sales }).getByRole("link")),
    await addressOf(
      page.getByRole("region", { name: w.payouts }).getByRole("link", { name: w.sent }).first(),
    ),
    await addressOf(page.getByRole("link", { name: w.accounts, exact: true })),
  ];
  for (const path of paths) {
    await openPage(page, path ?? "");
    await enlarge(page);
    await expectNoOverflow(page);
  }
});
