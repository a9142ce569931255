import { expect, type Locator, type Page } from "@playwright/test";
import { password } from "../password";
import { openPage, signInPage } from "./page";

/* The pages of a business's settings, in the browser. */

export const settingsWords = {
  sv: {
    prefix: "",
    save: "Spara",
    saved: "Sparat",
    discard: "Ångra allt",
    unsaved: "Du har ändringar som inte är sparade.",
    monday: "måndag",
    tuesday: "tisdag",
    sunday: "söndag",
    open: (day: string) => `Öppet ${day}`,
    opens: (day: string) => `Öppnar ${day}`,
    closes: (day: string) => `Stänger ${day}`,
    lunch: (day: string) => `Lunch ${day}`,
    lunchStart: (day: string) => `Lunch börjar ${day}`,
    lunchEnd: (day: string) => `Lunch slutar ${day}`,
    copy: (day: string) => `Kopiera ${day} till andra dagar`,
    toWeekdays: "Till alla vardagar",
    toAll: "Till alla dagar",
    order: "Sluttiden måste vara senare än starttiden.",
    overMidnight: /^Stängningen måste vara senare än öppningen, som senast 24:00\./,
    lunchOrder: "Lunchen måste sluta efter att den börjar.",
    lunchOutside: "Lunchen måste ligga inom öppettiden.",
    addDay: "Lägg till en dag",
    date: "Datum",
    specialOpens: "Öppnar",
    specialCloses: "Stänger",
    dateTwice: "Den dagen finns redan i listan.",
    note: "Anteckning",
    addAbsence: "Lägg till frånvaro",
    wholeDays: "Hela dagar",
    from: "Från",
    until: "Till och med",
    begins: "Börjar",
    ends: "Slutar",
    done: "Klar",
    weekly: "Varje vecka",
    times: /\d+ tillfällen/,
    near: "Närmaste 30 dagarna",
    later: "Senare",
    edit: /^Ändra /,
    remove: /^Ta bort (?!alla)/,
    removeAll: /^Ta bort alla/,
    removed: "Tas bort när du sparar",
    undo: /^Ångra:/,
    redDays: "Röda dagar",
    add: /^Lägg till \d+ dagar$/,
    eve: "Afton, ingen röd dag",
    eves: ["Påskafton", "Midsommarafton", "Julafton", "Nyårsafton"],
    newYear: "Nyårsdagen",
    inYear: (count: number, year: string) => `${count} dagar ${year}`,
    dayOver: "Dagen har redan varit.",
    heading: "Frånvaro",
    kept: (time: string) => `${time} är kvar. Skriv en tid som 08:30 eller 0830.`,
    leftOut: /i den tid du stänger$/,
    keep: "Behåll",
    move: "Flytta",
    cancel: "Avboka",
    newDay: "Ny dag",
    newTime: "Ny tid",
    needsTime: "Välj en ny tid.",
    back: "Tillbaka",
    stale: "Någon annan har sparat under tiden",
    theirs: "Sparat av någon annan",
    choose: "Använd mina val",
    merged: /Deras ändringar är inlagda/,
    leave: "Lämna utan att spara?",
    stay: "Fortsätt redigera",
    goOn: "Lämna",
    tabs: { hours: "Öppettider", absences: "Frånvaro", rules: "Regler" },
    cancellation: "Fri avbokning",
    cancellationReads: "Kunden läser: Fri fram till 48 timmar före",
    twoDays: "2 dygn före",
    notice: "Framförhållning",
    horizon: "Hur långt fram",
    twoHours: "2 timmar",
    offline: /Vi fick inget svar/,
  },
  en: {
    prefix: "/en",
    save: "Save",
    saved: "Saved",
    discard: "Undo all",
    unsaved: "You have changes that are not saved.",
    monday: "Monday",
    tuesday: "Tuesday",
    sunday: "Sunday",
    open: (day: string) => `Open on ${day}`,
    opens: (day: string) => `Opens on ${day}`,
    closes: (day: string) => `Closes on ${day}`,
    lunch: (day: string) => `Lunch on ${day}`,
    lunchStart: (day: string) => `Lunch begins on ${day}`,
    lunchEnd: (day: string) => `Lunch ends on ${day}`,
    copy: (day: string) => `Copy ${day} to other days`,
    toWeekdays: "To all weekdays",
    toAll: "To all days",
    order: "The end has to be later than the start.",
    overMidnight: /^Closing has to be later than opening, at 24:00 at the latest\./,
    lunchOrder: "Lunch has to end after it begins.",
    lunchOutside: "Lunch has to lie within the opening hours.",
    addDay: "Add a day",
    date: "Date",
    specialOpens: "Opens",
    specialCloses: "Closes",
    dateTwice: "That day is in the list already.",
    note: "Note",
    addAbsence: "Add time off",
    wholeDays: "Whole days",
    from: "From",
    until: "Up to and including",
    begins: "Begins",
    ends: "Ends",
    done: "Done",
    weekly: "Every week",
    times: /\d+ times/,
    near: "The next 30 days",
    later: "Later",
    edit: /^Change /,
    remove: /^Remove (?!all)/,
    removeAll: /^Remove all/,
    removed: "Removed when you save",
    undo: /^Undo:/,
    redDays: "Public holidays",
    add: /^Add \d+ days$/,
    eve: "An eve, not a public holiday",
    eves: ["Holy Saturday", "Midsummer's Eve", "Christmas Eve", "New Year's Eve"],
    newYear: "New Year's Day",
    inYear: (count: number, year: string) => `${count} days in ${year}`,
    dayOver: "That day is over already.",
    heading: "Time off",
    kept: (time: string) => `${time} is kept. Enter a time like 08:30 or 0830.`,
    leftOut: /in the time you are closing$/,
    keep: "Keep",
    move: "Move",
    cancel: "Cancel",
    newDay: "New day",
    newTime: "New time",
    needsTime: "Choose a new time.",
    back: "Back",
    stale: "Somebody else has saved in the meantime",
    theirs: "Saved by somebody else",
    choose: "Use my choices",
    merged: /Their changes are filled in/,
    leave: "Leave without saving?",
    stay: "Keep editing",
    goOn: "Leave",
    tabs: { hours: "Opening hours", absences: "Time off", rules: "Rules" },
    cancellation: "Free cancellation",
    cancellationReads: "Customers read: Free up to 48 hours before",
    twoDays: "2 days before",
    notice: "Notice",
    horizon: "How far ahead",
    twoHours: "2 hours",
    offline: /We got no answer/,
  },
} as const;

export type SettingsWords = (typeof settingsWords)["sv" | "en"];

/** Signs a business of the test's own in, and opens one of the pages of its settings. */
export async function openSettings(
  page: Page,
  email: string,
  { prefix }: SettingsWords,
  which: "hours" | "absences" | "rules",
): Promise<void> {
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, `${prefix}/provider/settings/${which}`);
}

/** The button of the bar at the foot, not one of a dialog. */
export const saveButton = (page: Page, w: SettingsWords): Locator =>
  page.locator("form").getByRole("button", { name: w.save, exact: true });

/** Saves, and waits until all of it is saved. */
export async function pressSave(page: Page, w: SettingsWords): Promise<void> {
  await saveButton(page, w).click();
  await expectSaved(page, w);
}

/** The message of an earlier save may still be on its way out. */
export async function expectSaved(page: Page, w: SettingsWords): Promise<void> {
  await expect(page.getByText(w.unsaved)).toBeHidden();
  await expect(page.getByText(w.saved, { exact: true }).last()).toBeVisible();
}

/** The page that is open, in another tab: what somebody else of the business sees, and saves meanwhile. */
export async function inOtherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await openPage(other, page.url());
  return other;
}

/** Writes when a day of the week opens. */
export async function openAt(page: Page, w: SettingsWords, day: string, time: string): Promise<void> {
  await page.getByLabel(w.opens(day), { exact: true }).fill(time);
  await page.getByLabel(w.opens(day), { exact: true }).press("Enter");
}

type TimeOff = { day: string; note?: string; isWeekly?: boolean };

/** Adds time off from ten to eleven to the list, which is saved with the rest of the page. */
export async function addTimeOff(
  page: Page,
  w: SettingsWords,
  { day, note, isWeekly }: TimeOff,
): Promise<void> {
  await page.getByRole("button", { name: w.addAbsence }).click();
  await page.getByLabel(w.from, { exact: true }).fill(day);
  for (const [label, time] of [
    [w.begins, "10:00"],
    [w.ends, "11:00"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(time);
    await page.getByLabel(label, { exact: true }).press("Enter");
  }
  if (note !== undefined) await page.getByLabel(w.note, { exact: true }).fill(note);
  if (isWeekly) await page.getByRole("checkbox", { name: w.weekly }).check();
  await page.getByRole("button", { name: w.done, exact: true }).click();
}
