import type { Browser, Page } from "@playwright/test";
import type { OwnSalon } from "../calls/business";
import { password } from "../password";
import { openPage, signInPage } from "./page";

/** The words of the page of people, as the browser tests press them. */
export const peopleWords = {
  sv: {
    prefix: "",
    alone: "Arbetar du med fler?",
    addOthers: "Fler som jobbar här? Lägg till en person",
    account: "Ditt konto",
    tab: "Personal",
    signIns: "Inloggningar",
    signIn: "Inloggning",
    invite: (name: string) => `Bjud in ${name}`,
    portrait: "Porträtt",
    portraitOf: (name: string) => `Välj bild: Porträtt av ${name}`,
    add: "Lägg till person",
    submit: "Lägg till",
    save: "Spara",
    cancel: "Avbryt",
    ownName: "Ditt namn",
    otherName: "Namn på den du lägger till",
    name: "Namn",
    needsName: "Skriv ett namn.",
    some: "Bara de här",
    offline: /Vi fick inget svar/,
    settledOne: "En bokning är ordnad. De här återstår.",
    leaveTitle: "Lämna utan att spara?",
    stay: "Fortsätt redigera",
    leave: "Lämna",
    newer: "Någon annan har sparat under tiden",
    newerColour: "Färg i kalendern, sparat: Rosa",
    takeColour: "Använd det: Rosa för Färg i kalendern",
    colours: { rose: "Rosa", violet: "Lila" },
    give: "Ge till någon annan",
    keep: "Behåll",
    close: "Stäng",
    edit: (name: string) => `Ändra ${name}`,
    shown: (name: string) => `Låt kunder boka ${name}`,
    more: (name: string) => `Mer för ${name}`,
    handle: (name: string) => new RegExp(`^Flytta ${name}, plats`),
    off: "Bokningar som redan är gjorda står kvar.",
    undone: /^Ingen gör/,
    ownHours: "Egna tider",
    ownAbsences: "Egen frånvaro",
    everybody: "Hela företaget",
    weekOf: (name: string) => `Vecka för ${name}`,
    lunchBeside: "Företagets lunch 12:00–13:00 gäller också.",
    absencesOf: (name: string) => `Frånvaro för ${name}`,
    remove: "Ta bort",
    removeOf: (name: string) => `Ta bort ${name}`,
    bookings: (name: string) => new RegExp(`^${name} har .* framåt$`),
    move: "Flytta",
    cancelBooking: "Avboka",
    needsTime: "Välj en ny tid.",
    removed: (name: string) => `${name} är borttagen`,
    someServices: "1 av 2 tjänster",
    whoDoes: "Vem gör den?",
    needsDoer: "Välj minst en person.",
    editService: "Ändra Klippning",
  },
  en: {
    prefix: "/en",
    alone: "Do you work with others?",
    addOthers: "More people working here? Add a person",
    account: "Your account",
    tab: "People",
    signIns: "Sign-ins",
    signIn: "Sign-in",
    invite: (name: string) => `Invite ${name}`,
    portrait: "Portrait",
    portraitOf: (name: string) => `Choose a picture: Portrait of ${name}`,
    add: "Add person",
    submit: "Add",
    save: "Save",
    cancel: "Cancel",
    ownName: "Your name",
    otherName: "Name of the person you add",
    name: "Name",
    needsName: "Write a name.",
    some: "Only these",
    offline: /We got no answer/,
    settledOne: "One booking is settled. These remain.",
    leaveTitle: "Leave without saving?",
    stay: "Keep editing",
    leave: "Leave",
    newer: "Somebody else has saved in the meantime",
    newerColour: "Colour in the calendar, saved: Rose",
    takeColour: "Use that: Rose for Colour in the calendar",
    colours: { rose: "Rose", violet: "Violet" },
    give: "Give to somebody else",
    keep: "Keep",
    close: "Close",
    edit: (name: string) => `Edit ${name}`,
    shown: (name: string) => `Let customers book ${name}`,
    more: (name: string) => `More for ${name}`,
    handle: (name: string) => new RegExp(`^Move ${name}, place`),
    off: "Bookings that are already made stand.",
    undone: /^Nobody does/,
    ownHours: "Own hours",
    ownAbsences: "Own time off",
    everybody: "The whole business",
    weekOf: (name: string) => `Week of ${name}`,
    lunchBeside: "The lunch of the business, 12:00–13:00, counts as well.",
    absencesOf: (name: string) => `Time off for ${name}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    bookings: (name: string) => new RegExp(`^${name} has .* ahead$`),
    move: "Move",
    cancelBooking: "Cancel",
    needsTime: "Choose a new time.",
    removed: (name: string) => `${name} has been removed`,
    someServices: "1 of 2 services",
    whoDoes: "Who does it?",
    needsDoer: "Choose at least one person.",
    editService: "Edit Klippning",
  },
} as const;

/** Money as pages write it; no page has it for a member. */
export const amount = /\d\s*kr\b|SEK/;

export type PeopleWords = (typeof peopleWords)["sv" | "en"];

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
