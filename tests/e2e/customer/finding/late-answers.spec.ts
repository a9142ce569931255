import type { Page, Request } from "@playwright/test";
import { expect, test } from "../../../support/pages/browserTest";
import { holdCalls } from "../../../support/pages/intercept";
import { openPage } from "../../../support/pages/page";

/* What is typed, emptied and chosen in a directory while a pause or an answer is still to come. */

const searchField = (page: Page) => page.getByLabel("Sök tjänst, företag eller stad");
const emptyButton = (page: Page) => page.getByRole("button", { name: "Töm sökfältet" });

/** What the list of services is searched for by a request; null for another request. */
function searchedBy(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === "/customer/services" ? searchParams.get("q") : null;
}

test("a search field that is emptied while its answer is under way stays empty, and lists everything @phone @deep", async ({
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
