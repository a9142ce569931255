import { expect, type Page } from "@playwright/test";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { freshEmail, linkIn } from "../calls/auth";
import { password } from "../password";
import { serviceWords } from "../words/services";
import { settingsWords } from "../words/settings";
import { authWords } from "./authWords";
import { openPage } from "./page";
import { rowOf } from "./services";
import { pressSave } from "./settingsPage";

/* How a business sets itself up in its own pages, as a person does it. */

type Language = "sv" | "en";

/** The words of the steps to the first booking, and of sharing the page. */
export const goingLiveWords = {
  sv: {
    steps: "Steg för att komma i gång",
    addService: "Lägg upp en tjänst",
    setHours: "Ange öppettider",
    absences: "Frånvaro",
    details: /^Visa detaljer för/,
    noOffer: /^Ingen av dina tjänster går att boka än/,
    toServices: "Till tjänsterna",
    changeService: "Ändra: Lägg upp din första tjänst",
    trail: "Kom i gång",
    progress: (done: number) => `${done} av 6 steg klara`,
    noTimes: /^Det finns inga tider att boka än\./,
    goToDay: /^Gå till \S+ \d/,
    live: "Nu kan kunder boka dig",
    promises: /Nu kan kunder boka dig|Du kan ta emot bokningar|Syns för kunder just nu/,
    copyLink: "Kopiera länken",
    linkCopied: "Länken är kopierad",
    scan: "Boka tid här",
    notLive: "Kunder kan se sidan men inte boka än.",
    notShown: "Sidan går att öppna när e-postadressen är bekräftad.",
    toSteps: "Se vad som återstår",
    print: "Skriv ut skylten",
  },
  en: {
    steps: "Steps to get started",
    addService: "Add a service",
    setHours: "Set opening hours",
    absences: "Time off",
    details: /^View details for/,
    noOffer: /^None of your services can be booked yet/,
    toServices: "To the services",
    changeService: "Change: Add your first service",
    trail: "Getting started",
    progress: (done: number) => `${done} of 6 steps done`,
    noTimes: /^There are no times to book yet\./,
    goToDay: /^Go to \S+ \d/,
    live: "Customers can book you now",
    promises: /customers can book you now|You can take bookings|Customers see it right now/i,
    copyLink: "Copy the link",
    linkCopied: "The link is copied",
    scan: "Book a time here",
    notLive: "Customers can see the page, but not book yet.",
    notShown: "The page opens once the email address is verified.",
    toSteps: "See what is left",
    print: "Print the sign",
  },
} as const;

/**
 * Registers a business, and confirms its address by the link of the mail; its dashboard is open then.
 * @returns its name
 */
export async function registerByPage(page: Page, language: Language): Promise<string> {
  const w = authWords[language];
  const main = page.getByRole("main");
  const email = freshEmail();
  const company = `Salong ${email.slice(5, 13)}`;
  await openPage(page, `${w.prefix}/provider/auth?mode=register`);
  await main.getByLabel(w.company, { exact: true }).fill(company);
  await main.getByLabel(w.email, { exact: true }).fill(email);
  await main.getByLabel(w.password, { exact: true }).fill(password);
  await main.getByRole("button", { name: w.connect, exact: true }).click();
  // The payment provider's form comes later: first the mail, and the link in it.
  await page.waitForURL((url) => url.pathname === `${w.prefix}/provider/dashboard`);
  await openPage(page, await linkIn(email));
  await main.getByRole("button", { name: w.verify, exact: true }).click();
  await expect(page.getByText(w.verified)).toBeVisible();
  // The payouts, to which that page leads, come last.
  await openPage(page, `${w.prefix}/provider/dashboard`);
  return company;
}

/**
 * Adds a hairdresser's first service from the ready-made list that lies open, with a price or without.
 * @returns its name
 */
export async function addFromList(page: Page, language: Language, price = ""): Promise<string> {
  const w = serviceWords[language];
  const list = page.getByRole("dialog", { name: w.listTitle });
  await list.getByRole("button", { name: w.trade, exact: true }).click();
  await list.getByRole("checkbox", { name: w.short, exact: true }).check();
  await list.getByLabel(`${w.priceOf} ${w.short}`, { exact: true }).fill(price);
  await list.getByRole("button", { name: w.addOne }).click();
  await expect(list).toBeHidden();
  await expect(rowOf(page, w.short)).toBeVisible();
  return w.short;
}

/** Gives a service of the list that is shown a price. */
export async function priceService(
  page: Page,
  language: Language,
  name: string,
  price: string,
): Promise<void> {
  const w = serviceWords[language];
  await rowOf(page, name)
    .getByRole("button", { name: `${w.edit} ${name}` })
    .click();
  const dialog = page.getByRole("dialog", { name: w.editTitle });
  await dialog.getByLabel(w.price, { exact: true }).fill(price);
  await dialog.getByRole("button", { name: w.save, exact: true }).click();
  await expect(rowOf(page, name)).toContainText(`${price} kr`);
}

type Day = { closes?: string; withLunch?: boolean };

/** Opens every day of the week from nine, on the page of the hours: Monday first, and then copied to the others. */
export async function openWeek(
  page: Page,
  language: Language,
  { closes, withLunch = false }: Day = {},
): Promise<void> {
  const w = settingsWords[language];
  await page.getByRole("switch", { name: w.open(w.monday) }).check();
  if (closes !== undefined) {
    await page.getByLabel(w.closes(w.monday), { exact: true }).fill(closes);
    await page.getByLabel(w.closes(w.monday), { exact: true }).press("Enter");
  }
  if (withLunch) await page.getByRole("switch", { name: w.lunch(w.monday) }).check();
  await page.getByRole("button", { name: w.copy(w.monday) }).click();
  await page.getByRole("menuitem", { name: w.toAll }).click();
  await pressSave(page, w);
}

/** Closes on the public holidays left of this year and on those of the next, on the page of the time off. */
export async function closeOnHolidays(page: Page, language: Language): Promise<void> {
  const w = settingsWords[language];
  const nextYear = String(Number(localDateOf(Date.now(), HOME_TIME_ZONE).slice(0, 4)) + 1);
  await page.getByRole("button", { name: w.redDays }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(nextYear, { exact: true }).click();
  await dialog.getByRole("button", { name: w.add }).click();
  await pressSave(page, w);
}
