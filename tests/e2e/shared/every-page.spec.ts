import { globSync } from "node:fs";
import type { Page } from "@playwright/test";
import { localePath } from "@/lib/i18n/localePath";
import { demoAccounts } from "@/prisma/seed/accounts";
import { projectRoot } from "@/scripts/support/project";
import { isDeep } from "../../support/depth";
import { expect, test } from "../../support/pages/browserTest";
import { enlarge } from "../../support/pages/desk";
import { bothPairs } from "../../support/pages/languages";
import {
  expectAccessibleIn,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  openPage,
  signInPage,
} from "../../support/pages/page";

/*
 * Every page that there is: it opens in its language, axe finds nothing in a theme, and it fits the narrowest phone
 * with text twice as large. Demo data are looked at, and nothing is changed.
 */

type Visitor = "guest" | "customer" | "provider";

/** Pages that only a customer who is signed in has; those of a business are in a folder of their own. */
const ofCustomers = /^\/customer\/(?:profile|favourites|bookings|bookings\/\[id\](?:\/receipt)?)$/;

const routes = globSync("app/**/page.tsx", { cwd: projectRoot })
  .filter((file) => file.startsWith("app/[locale]/"))
  .map((file) => file.replace(/^app\/\[locale\]/, "").replace(/\/page\.tsx$/, ""))
  .map((folder) => ({
    route: folder.replaceAll(/\/\([^)]+\)/g, ""),
    isOfBusiness: folder.includes("/(area)/"),
  }))
  .map(({ route, isOfBusiness }): { route: string; visitor: Visitor } => ({
    route,
    visitor: isOfBusiness ? "provider" : ofCustomers.test(route) ? "customer" : "guest",
  }))
  .toSorted((one, other) => (one.route < other.route ? -1 : 1));

/** Follows the first link of a page that leads to such an address. */
const linkOn = (list: string, leads: RegExp) => async (page: Page) => {
  const html = await (await page.request.get(list)).text();
  const addresses = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = ""]) => href);
  const found = addresses.find((address) => leads.test(address));
  if (found === undefined) throw new Error(`${list} has no link like ${leads}: ${addresses.join(" ")}`);
  return found;
};

/** The id of the first booking that a call lists. */
async function firstBooking(page: Page, list: string): Promise<string> {
  const answer: { id: string }[] | { items: { id: string }[] } = await (await page.request.get(list)).json();
  const [first] = Array.isArray(answer) ? answer : answer.items;
  if (first === undefined) throw new Error(`${list} lists nothing`);
  return first.id;
}

/** Where a page is found whose address has a part of its own, in Swedish. A new one without an entry fails. */
const addresses: Record<string, (page: Page) => Promise<string>> = {
  "/customer/services/[id]": linkOn("/customer/services", /^\/customer\/services\/[^?]+$/),
  "/customer/providers/[slug]": linkOn("/customer/providers", /^\/customer\/providers\/[^?]+$/),
  "/customer/in/[city]": async () => "/customer/in/stockholm",
  "/customer/in/[city]/[kind]": async () => "/customer/in/stockholm/hair",
  "/customer/bookings/[id]": async (page) =>
    `/customer/bookings/${await firstBooking(page, "/customers/me/bookings")}`,
  "/customer/bookings/[id]/receipt": async (page) =>
    `/customer/bookings/${await firstBooking(page, "/customers/me/bookings?status=completed")}/receipt`,
  "/provider/clients/[id]": linkOn("/provider/clients", /^\/provider\/clients\/[0-9a-f-]{36}/),
  "/provider/finance/payouts/[id]": linkOn("/provider/finance", /\/finance\/payouts\/[^?]+/),
  "/provider/finance/receipts/[id]": async (page) =>
    `/provider/finance/receipts/${await firstBooking(page, "/providers/me/bookings?status=completed")}`,
};

async function signInFor(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === "guest") return;
  const account = demoAccounts.find(({ role }) => role === visitor);
  if (account === undefined) throw new Error(`The demo data has no ${visitor}`);
  const { role, email, password } = account;
  await signInPage(page, { role, email, password });
}

/**
 * Each page in one of the two pairs of language and screen, with a theme for each, and in the deep run in all of them. That the
 * colours go with each other in both themes: app/tokens.test.ts.
 */
for (const [index, { language, tag }] of bothPairs.entries()) {
  const own = routes.filter((_, at) => isDeep || at % bothPairs.length === index);
  const theme = language === "sv" ? "dark" : "light";
  for (const visitor of ["guest", "customer", "provider"] as const) {
    const visited = own.filter((each) => each.visitor === visitor);
    test(`every page that a ${visitor} opens is sound, in ${language} ${tag}`, async ({ page }) => {
      test.slow();
      expect(visited).not.toEqual([]);
      const screen = page.viewportSize();
      await signInFor(page, visitor);
      for (const { route } of visited) {
        await test.step(route, async () => {
          const find = addresses[route];
          if (find === undefined && route.includes("["))
            throw new Error(`Where is ${route}? Add it to addresses`);
          const address = find === undefined ? route : await find(page);
          await openPage(page, localePath(language, address));
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page).toHaveTitle(/\S/);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          if (isDeep) await expectAccessibleInBothThemes(page);
          else await expectAccessibleIn(page, theme);
          await enlarge(page);
          await expectNoOverflow(page);
          if (screen !== null) await page.setViewportSize(screen);
        });
      }
    });
  }
}
