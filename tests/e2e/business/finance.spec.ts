import type { Locator } from "@playwright/test";
import { demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { enlarge } from "../../support/pages/desk";
import { fetchFile, oreIn } from "../../support/pages/financePage";
import { pairwise } from "../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInPage, whenIdle } from "../../support/pages/page";

/* A business looks at its money, opens a figure and a payout, fetches the files for its books and chooses an account. */

const words = {
  sv: {
    path: "/provider/finance",
    title: /^Ekonomi, /,
    before: /^Månaden före/,
    sales: "Försäljning",
    sum: "Summa",
    people: "Personer",
    payouts: "Utbetalningar från Stripe",
    sent: /^Skickad /,
    payout: /^Utbetalning /,
    adds: /^Så blir det /,
    inside: "Vad som ingår",
    pages: "Sidor",
    next: "Nästa sida",
    back: /^Ekonomi, /,
    words: "Bokat, intjänat, utbetalt",
    explain: "Bokat, intjänat, utbetalt: så räknas det",
    explained: "Så räknas pengarna",
    terms: ["Bokat", "Intjänat", "Utbetalt"],
    sie: "Verifikat (SIE 4)",
    csv: "Alla belopp (CSV)",
    accounts: "Konton",
    cash: "Kassa",
    wrong: "Skriv ett konto med fyra siffror, 1000 till 8999.",
    save: "Spara",
    saved: "Kontona är sparade",
    heads: '"Datum";"Tid";"Vad";"Betalsätt";"Belopp"',
    answerBank: "Svara banken",
    needsAnswer: "Behöver svar",
    inTheRed: /^Du är skyldig Stripe \d[\d\s,]*kr/,
    cameBack: /^Utbetalningen .* kom tillbaka från banken/,
    differs: /^Utbetalningen .* stämmer inte med sina rader/,
    difference: /^Det skiljer 90,50\skr\./,
    see: "Se utbetalningen",
    checkAccount: /^Kontrollera kontonumret hos Stripe\./,
  },
  en: {
    path: "/en/provider/finance",
    title: /^Finance, /,
    before: /^The month before/,
    sales: "Sales",
    sum: "Total",
    people: "People",
    payouts: "Payouts from Stripe",
    sent: /^Sent /,
    payout: /^Payout /,
    adds: /^How it becomes /,
    inside: "What it contains",
    pages: "Pages",
    next: "Next page",
    back: /^Finance, /,
    words: "Booked, earned, paid out",
    explain: "Booked, earned, paid out: how it is counted",
    explained: "How money is counted",
    terms: ["Booked", "Earned", "Paid out"],
    sie: "Vouchers (SIE 4)",
    csv: "All amounts (CSV)",
    accounts: "Accounts",
    cash: "Cash",
    wrong: "Enter an account of four digits, 1000 to 8999.",
    save: "Save",
    saved: "The accounts have been saved",
    heads: '"Date";"Time";"What";"Payment method";"Amount"',
    answerBank: "Answer the bank",
    needsAnswer: "Needs an answer",
    inTheRed: /^You owe Stripe \d[\d\s,]*kr/,
    cameBack: /^The payout of .* was returned by the bank/,
    differs: /^The payout of .* does not match its rows/,
    difference: /^The difference is 90,50\skr\./,
    see: "See the payout",
    checkAccount: /^Check the account number with Stripe\./,
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a figure of the month opens into the rows that it is the sum of, in ${language} ${tag}`, async ({
    page,
  }) => {
    await signInPage(page, { role: "provider", ...demoAccount("Salong Norr") });
    await openPage(page, w.path);
    await expect(page.getByRole("heading", { level: 1, name: w.title })).toBeVisible();
    await page.getByRole("link", { name: w.before }).click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    await expectSound(page);

    await page.getByRole("link", { name: w.people, exact: true }).click();
    await expect(page.getByRole("link", { name: w.people, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );

    const figure = page.getByRole("row", { name: w.sales }).getByRole("link");
    const amount = (await figure.innerText()).trim();
    await figure.click();
    await expect(page.getByRole("heading", { level: 1, name: w.sales })).toBeVisible();
    await expect(page.getByText(w.sum, { exact: true }).locator("..")).toContainText(amount);
    await expectSound(page);
  });

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

  test(`vouchers and the table are fetched, and booked on the chosen account, in ${language} ${tag}`, async ({
    page,
  }) => {
    await signInPage(page, { role: "provider", ...demoAccount("Salong Norr") });
    await openPage(page, w.path);
    // On the first of a month nothing may have moved in it yet.
    await page.getByRole("link", { name: w.before }).click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    const vouchers = await fetchFile(page, w.sie);
    expect(vouchers.name).toMatch(/^stund-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.si$/);
    const records = vouchers.bytes.toString("latin1");
    expect(records.startsWith("#FLAGGA 0\r\n#PROGRAM ")).toBe(true);
    expect(records).toContain('#VER "S" 1 ');
    const table = await fetchFile(page, w.csv);
    expect(table.bytes.toString("utf8")).toContain(w.heads);

    await page.getByRole("link", { name: w.accounts, exact: true }).click();
    const cash = page.getByLabel(w.cash, { exact: true });
    await cash.fill("19");
    await page.getByRole("button", { name: w.save }).click();
    await expect(page.getByText(w.wrong)).toBeVisible();
    await cash.fill("1911");
    await page.getByRole("button", { name: w.save }).click();
    await expect(page.getByText(w.saved)).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(cash).toHaveValue("1911");
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
