import { describe, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { addRecent, readRecent } from "@/components/directory/suggest/recentSearches";
import { hintedSession, noSession, sessionOf } from "@/tests/support/components/account";
import { answer, holdAnswer } from "@/tests/support/components/answers";
import { at, FreeTimes, openForm } from "@/tests/support/components/booking";
import { press, pressByKeys, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { bookingWords } from "@/tests/support/words/booking";
import { CustomerHeader } from "./header/CustomerHeader";

/* The header of the customers' pages: who is signed in, its menus and how it folds. */

const email = "kajsa.astrom.med.en.lang.adress@exempel.se";
/** Where components are rendered; in it a header is no banner. */
const header = page.getByRole("main");
const link = (name: string) => header.getByRole("link", { name, exact: true });
const retry = header.getByRole("button", { name: "Läs in kontot igen" });
const signOut = header.getByRole("button", { name: "Logga ut" });

/** The button of a menu that is shown, which is a `summary` and has no role of its own. */
const shownMenu = (label: string): Element | undefined =>
  [...document.querySelectorAll("summary")].find(
    (summary) => summary.checkVisibility() && summary.ariaLabel?.startsWith(label),
  );

function menu(label: string): Locator {
  const found = shownMenu(label);
  if (found === undefined) throw new Error(`No menu ${label}`);
  return page.elementLocator(found);
}

const accountOf = (address: string) => header.getByLabelText(`Ditt konto: ${address}`);

async function open(screen: "phone" | "desktop" = "desktop") {
  await render(<CustomerHeader />, { language: "sv", path: "/customer/about", screen });
}

describe("the account", () => {
  test("has its place before it is known whose it is, and no guest is shown the way in", async () => {
    const later = holdAnswer();
    await hintedSession("customer");
    answer("GET /auth/v1/session", async () => {
      await later.released();
      return { data: sessionOf(email) };
    });
    await open();
    const before = menu("Ditt konto").element().getBoundingClientRect();
    await expect.element(link("Logga in")).not.toBeInTheDocument();
    later.release();
    await expect.element(accountOf(email)).toBeVisible();
    expect(menu("Ditt konto").element().getBoundingClientRect()).toEqual(before);
  });

  test.each(["lost", { code: "unavailable" }] as const)(
    "that cannot be loaded (%j) is loaded again by its button",
    async (reply) => {
      await hintedSession("customer");
      answer("GET /auth/v1/session", reply);
      await open();
      await expect
        .element(page.getByText("Det gick inte att läsa in ditt konto.", { exact: false }))
        .toBeVisible();
      await expect.element(link("Logga in")).not.toBeInTheDocument();
      answer("GET /auth/v1/session", { data: sessionOf(email) });
      await press(retry.first());
      await expect.element(accountOf(email)).toBeVisible();
      await expect.element(retry).not.toBeInTheDocument();
    },
  );

  test("is left by its menu, which leads home, and says so when that fails", async () => {
    await hintedSession("customer");
    answer("GET /auth/v1/session", { data: sessionOf(email) });
    answer("POST /auth/v1/logout", "lost");
    await open();
    await press(menu("Ditt konto"));
    await press(signOut);
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Det gick inte att logga ut. Försök igen.");
    expect(ledTo()).toEqual([]);
    answer("POST /auth/v1/logout", { data: undefined });
    await press(signOut);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    expect(ledTo()).toEqual(["leave /customer"]);
  });

  test("that is signed out leaves no name in the forms of the tab, and no searches", async () => {
    await noSession("customer");
    new FreeTimes();
    const choice = { start: new Date(at(2, 10)).toISOString(), step: "details" };
    const name = page.getByLabelText(bookingWords.sv.name, { exact: true });
    await openForm({ language: "sv", choice });
    await write(name, "Kajsa Åström");
    const kept = () => JSON.stringify({ ...sessionStorage });
    expect(kept()).toContain("Kajsa Åström");
    addRecent("naglar");
    await hintedSession("customer");
    answer("GET /auth/v1/session", { data: sessionOf(email) });
    answer("POST /auth/v1/logout", { data: undefined });
    await open();
    await press(menu("Ditt konto"));
    await press(signOut);
    expect(ledTo().at(-1)).toBe("leave /customer");
    expect(readRecent()).toEqual([]);
    expect(kept()).not.toContain("Kajsa Åström");
  });

  test("names each way once in the folded menu, beside a long address", async () => {
    await hintedSession("customer");
    answer("GET /auth/v1/session", { data: sessionOf(email) });
    await open("phone");
    await press(menu("Meny"));
    await expect.element(link("Mina bokningar")).toBeVisible();
    const names = header
      .getByRole("link")

      .elements()
      .map(({ textContent }) => textContent);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    await expect.element(header.getByText(email).last()).toBeVisible();
    await expect.element(signOut).toBeInViewport();
  });
});

describe("the menus", () => {
  test("are opened, walked and left by keyboard", async () => {
    await noSession("customer");
    await open();
    const languages = menu("Språk");
    await pressByKeys(languages);
    await press("{Tab}");
    await expect.element(link("Svenska")).toHaveFocus();
    await press("{Escape}");
    await expect.element(languages).toHaveFocus();
    await expect.element(link("English")).not.toBeInTheDocument();
  });

  test("fold below 895 px into one that holds the whole navigation", async () => {
    await noSession("customer");
    await open();
    await page.viewport(895, 700);
    await expect.poll(() => shownMenu("Meny")).toBeUndefined();
    await page.viewport(894, 700);
    await expect.poll(() => shownMenu("Meny")).toBeDefined();
    await press(menu("Meny"));
    for (const name of ["Tjänster", "Företag", "Logga in", "Anslut ditt företag", "English"])
      expect(link(name).elements()).toHaveLength(1);
    await press(link("Tjänster"));
    expect(ledTo()).toEqual(["push /customer/services"]);
    await expect.element(link("Företag")).not.toBeInTheDocument();
  });
});
