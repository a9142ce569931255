import type { Page, Request } from "@playwright/test";
import type { AnswerOf } from "@/lib/api/client";
import { expect, test } from "../../../support/pages/browserTest";
import { holdCalls, intercept } from "../../../support/pages/intercept";
import { openPage } from "../../../support/pages/page";

/* What is typed, emptied and chosen in a directory while a pause or an answer is still to come. */

type Suggestions = AnswerOf<"GET /catalog/suggestions">;

const searchField = (page: Page) => page.getByLabel("Sök tjänst, företag eller stad");
const emptyButton = (page: Page) => page.getByRole("button", { name: "Töm sökfältet" });

/** What the list of services is searched for by a request; null for another request. */
function searchedBy(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === "/customer/services" ? searchParams.get("q") : null;
}

test("a search field that is emptied before the pause in typing is over searches for nothing @desktop", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/customer/services");
  const searched: (string | null)[] = [];
  page.on("request", (request) => searched.push(searchedBy(request)));
  await searchField(page).fill("massage");
  await emptyButton(page).click();
  await expect(searchField(page)).toHaveValue("");
  await page.clock.fastForward(1_000);
  await searchField(page).fill("naglar");
  await expect(page).toHaveURL(/\/customer\/services\?q=naglar$/);
  expect(searched.filter((text) => text !== null && text !== "naglar")).toEqual([]);
});

test("a search field that is emptied while its answer is under way stays empty, and lists everything @phone", async ({
  page,
}) => {
  await openPage(page, "/customer/services");
  const answer = await holdCalls(page, /\/customer\/services\?(.*&)?q=massage/);
  const asked = page.waitForRequest((request) => searchedBy(request) === "massage");
  await searchField(page).fill("massage");
  const late = await asked;
  await emptyButton(page).click();
  await expect(searchField(page)).toHaveValue("");
  const isOver = (request: Request) => request === late;
  const over = Promise.race([
    page.waitForEvent("requestfinished", isOver),
    page.waitForEvent("requestfailed", isOver),
  ]);
  answer();
  await over;
  await page.getByLabel("Sortera").selectOption("price_asc");
  await expect(page).toHaveURL(/\/customer\/services\?sort=price_asc$/);
  await expect(searchField(page)).toHaveValue("");
});

test("a price that was typed just before the sheet's button is pressed counts @phone", async ({ page }) => {
  await openPage(page, "/customer/services");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Högst").fill("500");
  await sheet.getByRole("button", { name: /^Visa/ }).click();
  await expect(page).toHaveURL(/\/customer\/services\?maxPrice=500$/);
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
});

test("a suggestion stays the active one when an answer arrives that has it in another place @desktop", async ({
  page,
}) => {
  await openPage(page, "/customer/services");
  const field = searchField(page);
  const list = page.getByRole("listbox");
  const first = page.waitForResponse(/\/catalog\/suggestions\?(.*&)?q=mass(&|$)/);
  await field.fill("mass");
  const suggestions: Suggestions = await (await first).json();
  const [active, ...others] = suggestions.times;
  expect(others).not.toEqual([]);
  const times = list.getByRole("group", { name: "Lediga tider" }).getByRole("option");
  await expect(times).toHaveCount(suggestions.times.length);

  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await intercept(page, /\/catalog\/suggestions\?(.*&)?q=massage/, async (route) => {
    await mayAnswer;
    await route.fulfill({ json: { ...suggestions, times: suggestions.times.toReversed() } });
  });
  const asked = page.waitForRequest(/\/catalog\/suggestions\?(.*&)?q=massage/);
  await field.fill("massage");
  await asked;
  await field.press("ArrowDown");
  await expect(times.first()).toHaveAttribute("aria-selected", "true");
  answer();
  await expect(times.last()).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`focus=${active?.service_id}&`));
});
