import type { Browser, Page } from "@playwright/test";
import type { OwnSalon } from "../calls/business";
import { password } from "../password";
import { type PeopleWords, peopleWords } from "../words/people";
import { openPage, signInPage } from "./page";

/** Money as pages write it; no page has it for a member. */
export const amount = /\d\s*kr\b|SEK/;

/** Signs a business of the test's own in, and opens the page of its people. */
export async function openPeople(page: Page, email: string, { prefix }: PeopleWords): Promise<void> {
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, `${prefix}/provider/settings/people`);
}

/** Opens a person's menu by keyboard: a message may lie over its button, and stays for as long as the mouse is on it. */
export const openMenuOf = (page: Page, { more }: Pick<PeopleWords, "more">, name: string): Promise<void> =>
  page.getByRole("button", { name: more(name) }).press("Enter");

type NewPerson = {
  name: string;
  /** What whoever worked alone so far is called: both names are asked for. */
  ownName?: string;
  /** The services that are not theirs; everything is when it is left out. */
  without?: readonly string[];
};

/** Adds one of the people by the page, as its owner does it. */
export async function addPersonByPage(page: Page, w: PeopleWords, person: NewPerson): Promise<void> {
  const { name, ownName, without = [] } = person;
  await page.getByRole("button", { name: w.add }).click();
  const dialog = page.getByRole("dialog", { name: w.add });
  if (ownName !== undefined) await dialog.getByLabel(w.ownName).fill(ownName);
  await dialog.getByLabel(ownName === undefined ? w.name : w.otherName, { exact: true }).fill(name);
  if (without.length > 0) await dialog.getByText(w.some, { exact: true }).click();
  for (const service of without) await dialog.getByRole("checkbox", { name: service }).uncheck();
  await dialog.getByRole("button", { name: w.submit, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: w.edit(name) }).waitFor();
}

/** Adds Ali beside Maja. */
export const addAli = (page: Page, w: PeopleWords): Promise<void> =>
  addPersonByPage(page, w, { ownName: "Maja", name: "Ali" });

type Three = readonly [string, string, string];

/**
 * Adds two people to a business that works alone, by its page in another browser: the first and the second do its service,
 * the third does not. Returns their ids.
 */
export async function salonOfThree(browser: Browser, salon: OwnSalon, names: Three): Promise<Three> {
  const [ownName, name, other] = names;
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  const w = peopleWords.sv;
  await openPeople(page, salon.email, w);
  await addPersonByPage(page, w, { ownName, name });
  await addPersonByPage(page, w, { name: other, without: [salon.service.name] });
  await context.close();
  const { body } = await salon.own.get<{ id: string }[]>("/providers/me/staff");
  const [first = "", second = "", third = ""] = body.map(({ id }) => id);
  return [first, second, third];
}
