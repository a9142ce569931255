import type { Page } from "@playwright/test";
import { bookTime, newCustomer } from "../../support/builders/bookedTimes";
import { anyFreeSlot } from "../../support/calls/checkout";
import { openDetails } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { sql } from "../../support/run/sql";

/* Businesses write in Swedish: on English pages, what they are called and what they say is marked as Swedish. */

/** Names of businesses and what they say of themselves and their services, each with a space, so that it is no plain word. */
async function textsOfBusinesses(): Promise<string[]> {
  const rows = await sql<{ text: string }>(
    `SELECT DISTINCT btrim(regexp_replace(text, '\\s+', ' ', 'g')) AS text FROM (
       SELECT company_name AS text FROM providers UNION SELECT description FROM providers
       UNION SELECT name FROM services UNION SELECT description FROM services) texts
     WHERE btrim(text) LIKE '% %' AND text NOT IN (SELECT name_en FROM subcategories)`,
  );
  return rows.map(({ text }) => text);
}

/** The texts of the page that hold one of these and are not marked as Swedish, and how many are. */
async function readLanguages(page: Page, texts: string[]): Promise<{ marked: number; unmarked: string[] }> {
  return page.evaluate((known) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unmarked: string[] = [];
    let marked = 0;
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const element = currentNode.parentElement;
      // Answers to questions are whole sentences, which stand in the structured data as well.
      if (!element || element.closest("script, style, noscript, template, [aria-labelledby=questions]"))
        continue;
      const said = (currentNode.textContent ?? "").replace(/\s+/g, " ").trim();
      if (!known.some((text) => said === text || said.includes(text))) continue;
      if (element.closest("[lang]")?.getAttribute("lang") === "sv") marked += 1;
      else unmarked.push(`${element.tagName} ${said}`);
    }
    return { marked, unmarked };
  }, texts);
}

async function expectMarked(page: Page): Promise<void> {
  const { marked, unmarked } = await readLanguages(page, await textsOfBusinesses());
  expect([...new Set(unmarked)]).toEqual([]);
  expect(marked).toBeGreaterThan(0);
}

const lists: [name: string, path: string][] = [
  ["the home page", "/en/customer"],
  ["the services", "/en/customer/services"],
  ["the businesses", "/en/customer/providers"],
  ["a city", "/en/customer/in/stockholm"],
];

for (const [name, path] of lists) {
  test(`on the English page of ${name}, what businesses write is marked as Swedish @desktop`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expectMarked(page);
  });
}

test("on the English page of a kind of work in a city, what businesses write is marked as Swedish @desktop", async ({
  page,
}) => {
  await openPage(page, "/en/customer/in/stockholm");
  await page.locator("main a[href*='/in/stockholm/']").first().click();
  await expect(page).toHaveURL(/\/in\/stockholm\/[a-z-]+$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expectMarked(page);
});

test("on the English pages of a business and a service, and in the drawer, what businesses write is marked as Swedish @desktop", async ({
  page,
}) => {
  const { service, startTime } = await anyFreeSlot(undefined, "Salong Norr");
  await openPage(page, `/en/customer/providers/${service.provider.id}`);
  await expectMarked(page);
  await openPage(page, `/en/customer/providers?focus=${service.provider.id}`);
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  await expectMarked(page);
  const chosen = `start=${encodeURIComponent(startTime)}`;
  for (const address of [`services/${service.id}?${chosen}`, `services?focus=${service.id}&${chosen}`]) {
    await openPage(page, `/en/customer/${address}`);
    await expect(page.locator("[name=startTime]:enabled").first()).toBeAttached();
    await expectMarked(page);
    await openDetails(page);
    await expectMarked(page);
  }
});

test("on the English pages of one's own, what businesses write is marked as Swedish @desktop", async ({
  page,
}) => {
  const who = await newCustomer();
  const { id } = await bookTime(who, "Salong Norr");
  await signInPage(page, { role: "customer", email: who.email, password });
  for (const path of ["", "/bookings", `/bookings/${id}`]) {
    await openPage(page, `/en/customer${path}`);
    await expect(page.getByText("Salong Norr").first()).toBeVisible();
    await expectMarked(page);
  }
});
