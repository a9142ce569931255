import { type Browser, expect, type Page } from "@playwright/test";
import type { LocalDate } from "@/lib/time/localDate";
import { timeOn } from "../builders/daysAhead";
import { freshEmail, linkIn } from "../calls/auth";
import type { OwnSalon } from "../calls/business";
import { dayGridWords } from "../words/dayGrid";
import {
  askForEarlyStart,
  bookingWords,
  openDetails,
  openForm,
  payByCard,
  payLinkByCard,
} from "./bookingForm";
import { dragEntry, entryOf } from "./dayGrid";
import { deskWords } from "./desk";
import { openPage } from "./page";

/* The steps of a business's day, each done by the pages as its customer or its owner does it. */

export type Language = "sv" | "en";

export const dayWords = {
  sv: {
    inTheWay: "Bo Ek har 11:00",
    blockedOver: "Spärrat 13:45–14:45. En bokning står kvar",
    from: "Från",
    to: "Till",
    move: "Flytta",
    day: "Ny dag",
    time: "Ny tid",
    moveIt: "Flytta bokningen",
    goodwill: "Betala tillbaka av goodwill",
    amount: "Belopp",
    reason: /^Meddelande till kunden/,
    giveBack: "Betala tillbaka",
    givenBack: "120,50 kr betalas tillbaka",
    disputed: "Kunden bestrider betalningen",
    answerBank: "Svara banken",
  },
  en: {
    inTheWay: "Bo Ek has 11:00",
    blockedOver: "Blocked 13:45–14:45. One booking stays",
    from: "From",
    to: "To",
    move: "Move",
    day: "New day",
    time: "New time",
    moveIt: "Move the booking",
    goodwill: "Refund as goodwill",
    amount: "Amount",
    reason: /^Message to the customer/,
    giveBack: "Refund",
    givenBack: "120,50 kr is being refunded",
    disputed: "The customer disputes the payment",
    answerBank: "Answer the bank",
  },
} as const;

type Visit = { language: Language; startTime: string; name: string };

/** A customer books a time on the public pages and pays it by card. */
export async function bookOnline(browser: Browser, salon: OwnSalon, { language, startTime, name }: Visit) {
  const w = bookingWords[language];
  const context = await browser.newContext();
  const page = await context.newPage();
  const form = await openForm(page, w, salon.service.id, startTime);
  await openDetails(page);
  await form.getByLabel(w.name, { exact: true }).fill(name);
  await form.getByLabel(w.email, { exact: true }).fill(freshEmail());
  await page.getByRole("button", { name: w.pay }).click();
  await payByCard(page, w);
  await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
  await context.close();
}

/** Whoever was mailed a payment link pays by it. */
export async function payByLink(browser: Browser, email: string, language: Language): Promise<void> {
  const w = deskWords[language];
  const context = await browser.newContext();
  const page = await context.newPage();
  await openPage(page, await linkIn(email, language === "sv" ? "Betala" : "Pay"));
  await askForEarlyStart(page);
  await page.getByRole("button", { name: w.pay }).click();
  await payLinkByCard(page, bookingWords[language], freshEmail());
  await expect(page.getByRole("heading", { name: w.paidTitle })).toBeVisible();
  await context.close();
}

/** Moves Elsa's booking from ten to half past nine: on a desktop it is dragged, on a phone by its dialog. */
export async function moveElsa(
  page: Page,
  language: Language,
  { id, day, isMobile }: { id: string; day: LocalDate; isMobile: boolean },
): Promise<void> {
  const [w, grid] = [dayWords[language], dayGridWords[language]];
  const bookings = `${grid.prefix}/provider/bookings?date=${day}`;
  if (isMobile) {
    await openPage(page, `${bookings}&booking=${id}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: w.move, exact: true }).click();
    await dialog.getByLabel(w.day, { exact: true }).selectOption(day);
    await dialog.getByLabel(w.time, { exact: true }).selectOption(timeOn(day, 9, 30));
    await dialog.getByRole("button", { name: w.moveIt }).click();
    await expect(page.getByRole("status").getByText(grid.moved("09:30"))).toBeVisible();
    await openPage(page, bookings);
  } else {
    await openPage(page, bookings);
    const { drop } = await dragEntry(page, entryOf(page, "Elsa Berg"), { minutes: -30 }, false);
    await expect(page.locator("[data-ghost=fits]")).toContainText("09:30–10:00");
    await drop();
    await expect(page.getByRole("status").getByText(grid.moved("09:30"))).toBeVisible();
  }
  await expect(entryOf(page, "Elsa Berg")).toHaveAccessibleName(/^09:30–10:00/);
}

/** Drags Elsa's booking of half past nine to where Bo's at eleven is in the way; it stays. */
export async function dragElsaOntoBo(page: Page, language: Language, isMobile: boolean): Promise<void> {
  const entry = entryOf(page, "Elsa Berg");
  const { drop } = await dragEntry(page, entry, { minutes: 75 }, isMobile);
  await expect(page.locator("[data-ghost=taken]")).toContainText(dayWords[language].inTheWay);
  await drop();
  await expect(page.getByText(dayGridWords[language].stays("Elsa Berg", "09:30"))).toBeVisible();
  await expect(entry).toHaveAccessibleName(/^09:30–10:00/);
}

/** Gives 120.50 kr of the booking back whose dialog is open. */
export async function giveGoodwill(page: Page, language: Language): Promise<void> {
  const w = dayWords[language];
  const dialog = page.getByRole("dialog").first();
  await dialog.getByRole("button", { name: w.goodwill }).click();
  const form = dialog.getByRole("region", { name: w.goodwill });
  await form.getByLabel(w.amount).fill("120,50");
  await form.getByLabel(w.reason).fill("Färgen blev ojämn.");
  await form.getByRole("button", { name: w.giveBack, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: w.giveBack, exact: true }).click();
  await expect(page.getByText(w.givenBack)).toBeVisible();
}
