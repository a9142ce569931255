import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, pressByKeys, wordsOf, write } from "@/tests/support/components/press";
import { ServicesServer } from "@/tests/support/components/services";
import { serviceWords } from "@/tests/support/words/services";

describe.each(inTurn([{ name: "the ready-made list" }]))("$row.name in $language", ({ language }) => {
  const w = serviceWords[language];
  const dialog = page.getByRole("dialog", { name: w.listTitle });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  const priceOf = (name: string) => dialog.getByLabelText(`${w.priceOf} ${name}`, { exact: true });

  async function openList() {
    const server = new ServicesServer(language);
    await server.open();
    await press(page.getByRole("button", { name: w.list }));
    return server;
  }

  test("the ready-made list creates what is ticked, and says what has no price", async () => {
    const server = await openList();
    await press(button(w.addNone));
    await expect.element(dialog.getByText(w.nothing)).toBeVisible();
    await press(button(w.trade));
    await expect.element(dialog.getByText(w.nothing)).not.toBeInTheDocument();
    expect(dialog.getByRole("checkbox").elements()).toHaveLength(10);
    await press(dialog.getByRole("checkbox", { name: w.short, exact: true }));
    await write(priceOf(w.highlights), "dyrt");
    await press(button(w.addTwo));
    await expect.element(dialog.getByText(w.problems.price)).toBeVisible();
    await expect.element(priceOf(w.highlights)).toHaveFocus();
    await write(priceOf(w.highlights), "1 450");
    await press(button(w.addTwo));
    await expect.element(page.getByText(w.twoAdded)).toBeVisible();
    const row = (name: string) => page.getByRole("row").filter({ hasText: name });
    await expect.poll(() => wordsOf(row(w.short))).toContain(w.noPrice);
    await expect.poll(() => wordsOf(row(w.highlights))).toContain("1 450 kr");
    expect(server.read().services.map(({ name, priceOre }) => [name, priceOre])).toEqual([
      [w.short, 0],
      [w.highlights, 145_000],
    ]);
    expect(window.location.search).toBe("");
  });

  test("services ticked in two trades are added together, and a wrong price is scrolled into view", async () => {
    const server = await openList();
    await press(button(w.trade));
    await write(priceOf(w.short), "dyrt");
    await press(button(w.otherTrade));
    await expect.element(button(w.tradeTicked)).toBeVisible();
    await press(dialog.getByRole("checkbox").first());
    await press(button(w.addTwo));
    await expect.element(dialog.getByText(w.problems.price)).toBeInViewport();
    await expect.element(priceOf(w.short)).toHaveFocus();
    await write(priceOf(w.short), "450");
    await press(button(w.addTwo));
    await expect.element(page.getByText(w.twoAdded)).toBeVisible();
    expect(server.read().services.map(({ priceOre }) => priceOre)).toEqual([45_000, 0]);
  });

  test("when the call fails, what is ticked is kept, and leaving asks, by Escape and by button", async () => {
    const server = await openList();
    await press(button(w.trade));
    const short = dialog.getByRole("checkbox", { name: w.short, exact: true });
    await press(short);
    server.failOnce("lost");
    await press(button(w.addOne));
    await expect.element(dialog.getByText(w.offline)).toBeInViewport();
    await expect.element(short).toBeChecked();
    const question = page.getByRole("alertdialog", { name: w.leaveTitle });
    await press("{Escape}");
    await press(question.getByRole("button", { name: w.stay }));
    await expect.element(short).toBeChecked();
    await press(button(w.cancel));
    await press(question.getByRole("button", { name: w.leave, exact: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.read().services).toEqual([]);
  });
});

test("the ready-made list is ticked, priced and added with the keyboard alone", async () => {
  const w = serviceWords.en;
  const server = new ServicesServer("en");
  await server.open();
  await pressByKeys(page.getByRole("button", { name: w.list }));
  const dialog = page.getByRole("dialog", { name: w.listTitle });
  await pressByKeys(dialog.getByRole("button", { name: w.trade, exact: true }), "{ }");
  await pressByKeys(dialog.getByRole("checkbox", { name: w.short, exact: true }), "{ }");
  await press("{Tab}");
  await press("{Tab}");
  await userEvent.keyboard("450");
  await pressByKeys(dialog.getByRole("button", { name: w.addOne }));
  await expect.poll(() => wordsOf(page.getByRole("row").last())).toContain("450 kr");
});
