import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { usualAccounts } from "@/lib/bookkeeping/accounts";
import { answer } from "@/tests/support/components/answers";
import { press, pressByKeys, wordsOf, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { MoneyWords } from "../money/MoneyWords";
import { AccountsForm } from "./AccountsForm";
import { MonthChart } from "./MonthChart";

const path = "/provider/finance";

test("each of the three words is explained to keyboards and screen readers", async () => {
  await render(<MoneyWords />, { language: "sv", path, screen: "phone" });
  const button = page.getByRole("button", { name: "Bokat, intjänat, utbetalt: så räknas det" });
  await pressByKeys(button);
  const layer = page.getByRole("dialog", { name: "Så räknas pengarna" });
  await expect.element(layer).toHaveFocus();
  const texts = (role: "term" | "definition") =>
    layer
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(texts("term")).toEqual(["Bokat", "Intjänat", "Utbetalt"]);
  expect(new Set(texts("definition")).size).toBe(3);
  await press("{Escape}");
  await expect.element(layer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("an account that is none is said at its field, and one that is gets saved", async () => {
  let isLost = true;
  const saves = answer("PUT /providers/me/finance/accounts", ({ body }) =>
    isLost ? "lost" : { data: { ...usualAccounts, ...body } },
  );
  await render(<AccountsForm accounts={usualAccounts} />, { language: "en", path });
  const cash = page.getByLabelText("Cash", { exact: true });
  const save = page.getByRole("button", { name: "Save" });
  await write(cash, "19");
  await press(save);
  const wrong = "Enter an account of four digits, 1000 to 8999.";
  await expect.element(page.getByText(wrong)).toBeVisible();
  await expect.element(cash).toHaveFocus();
  expect(saves).toEqual([]);
  await write(cash, "1911");
  await press(save);
  await expect.element(page.getByText(/^We got no answer\./)).toBeVisible();
  await expect.element(cash).toHaveValue("1911");
  isLost = false;
  await press(save);
  await expect.element(page.getByText("The accounts have been saved")).toBeVisible();
  expect(saves.at(-1)?.body).toEqual({ ...usualAccounts, cash: "1911" });
});

/** Px of the drawing, for the highest month. */
const highestPx = 170;

test("the chart of six months has a bar for what each earned and has booked ahead, and the same as a table", async () => {
  const months = [
    { month: "2030-08", earnedOre: 0, bookedOre: 0 },
    { month: "2030-09", earnedOre: -5_000, bookedOre: 0 },
    { month: "2030-10", earnedOre: 420_000, bookedOre: 0 },
    { month: "2030-11", earnedOre: 840_050, bookedOre: 0 },
    { month: "2030-12", earnedOre: 600_000, bookedOre: 400_000 },
    { month: "2031-01", earnedOre: 0, bookedOre: 210_000 },
  ];
  await render(<MonthChart months={months} query={{ month: null, by: "day" }} />, { language: "sv", path });
  const heights = (selector: string) =>
    [...document.querySelectorAll("figure svg g")].map((bar) =>
      Number(bar.querySelector(selector)?.getAttribute("height") ?? 0),
    );
  const part = (ore: number) => (ore / 1_000_000) * highestPx;
  const near = (px: number) => expect.closeTo(px, 1);
  expect(heights("rect:not([stroke-dasharray])")).toEqual(
    [0, 0, 420_000, 840_050, 600_000, 0].map(part).map(near),
  );
  // The outline is drawn inside.
  const outlines = [0, 0, 0, 0, 400_000, 210_000].map((ore) => Math.max(0, part(ore) - 2));
  expect(heights("rect[stroke-dasharray]")).toEqual(outlines.map(near));
  for (const bar of document.querySelectorAll("figure svg g"))
    expect(bar.getBoundingClientRect().width).toBeGreaterThan(0);

  await press(page.getByText("Visa som tabell"));
  const rows = page.getByRole("row").elements().slice(1);
  expect(rows.map((row) => wordsOf(page.elementLocator(row)))).toEqual([
    expect.stringMatching(/^augusti 20300(,00)? kr0(,00)? kr$/),
    expect.stringMatching(/^september 2030[−-]50(,00)? kr0(,00)? kr$/),
    expect.stringMatching(/^oktober 20304 200(,00)? kr0(,00)? kr$/),
    expect.stringMatching(/^november 20308 400,50 kr0(,00)? kr$/),
    expect.stringMatching(/^december 20306 000(,00)? kr4 000(,00)? kr$/),
    expect.stringMatching(/^januari 20310(,00)? kr2 100(,00)? kr$/),
  ]);
  await press(page.getByRole("link", { name: /^augusti 2030/ }));
  expect(ledTo()).toEqual([`push ${path}?month=2030-08`]);
});
