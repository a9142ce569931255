import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { openPage } from "./page";

/* The money of a business as its pages and files show it. Amounts are in öre. */

export const financeWords = {
  sv: {
    path: "/provider/finance",
    steps: "Så blir det intjänat",
    figures: {
      payment: "Betalt av kunder",
      on_site: "Betalt på plats",
      refund: "Återbetalat",
      dispute: "Bestridda betalningar",
      sold: "Försäljning",
      vat: "varav moms 25",
      commission: "Avgift till",
      earned: "Intjänat",
      stripe_fee: "Stripes avgift",
      unpaid: "Inte betalt",
    },
    kinds: {
      Avgift: "commission",
      "Avgift tillbaka": "commission_returned",
      "Bestridd betalning": "dispute",
      "Betalt på plats": "on_site",
      "Kunden betalade": "payment",
      "Stripes avgift": "stripe_fee",
      "Återbetalat till kunden": "refund",
    },
    columns: { kind: "Vad", amount: "Belopp" },
    sie: "Verifikat (SIE 4)",
    csv: "Alla belopp (CSV)",
    overview: "Nyckeltal",
    earnedInAll: "Intjänat totalt",
  },
  en: {
    path: "/en/provider/finance",
    steps: "How it becomes earned",
    figures: {
      payment: "Paid by customers",
      on_site: "Paid on the spot",
      refund: "Refunded",
      dispute: "Disputed payments",
      sold: "Sales",
      vat: "of which VAT 25",
      commission: "Fee to",
      earned: "Earned",
      stripe_fee: "Stripe’s fee",
      unpaid: "Not paid",
    },
    kinds: {
      Fee: "commission",
      "Fee returned": "commission_returned",
      "Disputed payment": "dispute",
      "Paid on the spot": "on_site",
      "The customer paid": "payment",
      "Stripe’s fee": "stripe_fee",
      "Refunded to the customer": "refund",
    },
    columns: { kind: "What", amount: "Amount" },
    sie: "Vouchers (SIE 4)",
    csv: "All amounts (CSV)",
    overview: "Key figures",
    earnedInAll: "Earned in total",
  },
} as const;
export type FinanceWords = (typeof financeWords)["sv" | "en"];
export type ShownFigure = keyof FinanceWords["figures"];

const shownAmount = /([−-]?)(\d[\d\u00a0]*)(?:,(\d\d))?\u00a0kr/;

/** The first amount of a text as the product writes it: `−1 250,50 kr` is -125050. */
export function oreIn(text: string): number {
  const found = shownAmount.exec(text);
  if (found === null) throw new Error(`No amount in ${JSON.stringify(text)}`);
  const [, sign, kronor = "", ore = "00"] = found;
  return (sign === "" ? 1 : -1) * Number(kronor.replaceAll("\u00a0", "") + ore);
}

/** The figures of a month (`YYYY-MM`) that its page shows; those of nothing are left out there, and here. */
export async function figuresOf(
  page: Page,
  w: FinanceWords,
  month: string,
): Promise<Partial<Record<ShownFigure, number>>> {
  await openPage(page, `${w.path}?month=${month}`);
  const rows = page.getByRole("table", { name: w.steps }).getByRole("row");
  // The month stands beside the one before.
  const lines = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector("th")?.textContent ?? "",
      row.querySelector("td")?.textContent ?? "",
    ]),
  );
  const keys: ShownFigure[] = [
    "payment",
    "on_site",
    "refund",
    "dispute",
    "sold",
    "vat",
    "commission",
    "earned",
    "stripe_fee",
    "unpaid",
  ];
  const found: Partial<Record<ShownFigure, number>> = {};
  for (const key of keys) {
    const line = lines.find(([label = ""]) => label.startsWith(w.figures[key]));
    if (line !== undefined) found[key] = oreIn(line[1] ?? "");
  }
  return found;
}

/** A file of the page that is open, by the name of its link. */
export async function fetchFile(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** The table of all amounts, summed by the ledger's kinds. */
export function sumsOfTable(bytes: Buffer, w: FinanceWords): Record<string, number> {
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true, delimiter: ";" });
  const kinds: Record<string, string> = w.kinds;
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const kind = kinds[row[w.columns.kind] ?? ""];
    if (kind === undefined) throw new Error(`An amount of no known kind: ${JSON.stringify(row)}`);
    const ore = Math.round(Number((row[w.columns.amount] ?? "").replace(",", ".")) * 100);
    sums[kind] = (sums[kind] ?? 0) + ore;
  }
  return sums;
}

/** What the overview says was earned since the start, in whole kronor, and in its month, to the öre. */
export async function earnedOnOverview(page: Page, w: FinanceWords): Promise<{ all: number; month: number }> {
  const card = page
    .locator(`dl[aria-label="${w.overview}"] > div`)
    .filter({ has: page.locator("dt", { hasText: w.earnedInAll }) });
  await expect(card).toHaveCount(1);
  const [all, month] = [
    await card.locator("dd > span").first().innerText(),
    await card.getByRole("link").innerText(),
  ];
  return { all: oreIn(all), month: oreIn(month) };
}
