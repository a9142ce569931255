import type { Page } from "@playwright/test";
import { confirmedProvider } from "../calls/auth";
import { password } from "../password";
import { openPage, signInPage } from "./page";

/** The words of the business's services, as the browser tests press them. */
export const serviceWords = {
  sv: {
    prefix: "",
    services: "Tjänster",
    add: "Ny tjänst",
    list: "Välj från färdig lista",
    listTitle: "Kom i gång med en färdig lista",
    trade: "Frisör",
    tradeTicked: "Frisör, en vald",
    otherTrade: "Massage",
    short: "Klippning, kort hår",
    highlights: "Slingor",
    priceOf: "Pris för",
    addOne: "Lägg till en tjänst",
    addTwo: "Lägg till 2 tjänster",
    addNone: "Lägg till",
    nothing: "Kryssa för minst en tjänst.",
    twoAdded: "2 tjänster är tillagda",
    noPrice: "Saknar pris",
    editTitle: "Ändra tjänst",
    name: "Namn",
    category: "Kategori",
    subcategory: "Underkategori",
    duration: "Längd",
    price: "Pris",
    vat: "Moms",
    before: "Före",
    after: "Efter",
    description: /^Beskrivning/,
    physical: "Hos er",
    digital: "Digitalt",
    submit: "Lägg till",
    save: "Spara",
    cancel: "Avbryt",
    beauty: "Skönhet och välmående",
    hair: "Frisör",
    preview: "Så ser kunden den",
    offline: /Vi fick inget svar/,
    booked: /Bokningar som redan är gjorda ändras inte/,
    newer: "Tjänsten har sparats på ett annat ställe",
    newerPrice: "Pris, sparat: 500 kr",
    takePrice: "Använd det: 500 kr för Pris",
    change: "Pris: 480 kr i stället för 1 250,50 kr",
    changes: {
      name: "Namn: Toning i stället för Slingor",
      subcategory: /^Underkategori: .+ i stället för Frisör$/,
      staff: "Vem gör den: Maja i stället för Maja och Ali",
      description: "Beskrivningen är omskriven.",
      picture: "Bilden är redan ändrad, utan att du sparar.",
    },
    leaveTitle: "Lämna utan att spara?",
    leave: "Lämna",
    stay: "Fortsätt redigera",
    edit: "Ändra",
    more: "Mer för",
    copy: "Kopiera",
    copied: "(kopia)",
    up: "Flytta upp",
    remove: "Ta bort",
    removed: "är borttagen",
    archived: "Borttagna",
    restore: "Återställ",
    restored: "är tillbaka",
    handle: (service: string) => new RegExp(`^Flytta ${service}, plats`),
    shown: (service: string) => `Visa ${service} för kunder`,
    stillOn: "är fortfarande aktiv",
    orderFailed: "Ordningen sparades inte",
    problems: {
      name: "Ge tjänsten ett namn.",
      category: "Välj en kategori.",
      subcategory: "Välj en underkategori.",
      price: "Skriv priset med siffror, till exempel 1 250,50.",
      duration: "Längden kan vara 10 till 1440 minuter.",
      step: "Ange hela fem minuter, till exempel 30 eller 45.",
      mode: "Välj minst ett sätt: hos er eller digitalt.",
    },
  },
  en: {
    prefix: "/en",
    services: "Services",
    add: "New service",
    list: "Choose from a ready-made list",
    listTitle: "Start with a ready-made list",
    trade: "Hairdresser",
    tradeTicked: "Hairdresser, 1 ticked",
    otherTrade: "Massage",
    short: "Haircut, short hair",
    highlights: "Highlights",
    priceOf: "Price of",
    addOne: "Add one service",
    addTwo: "Add 2 services",
    addNone: "Add",
    nothing: "Tick at least one service.",
    twoAdded: "2 services are added",
    noPrice: "No price",
    editTitle: "Edit service",
    name: "Name",
    category: "Category",
    subcategory: "Subcategory",
    duration: "Length",
    price: "Price",
    vat: "VAT",
    before: "Before",
    after: "After",
    description: /^Description/,
    physical: "In person",
    digital: "Online",
    submit: "Add",
    save: "Save",
    cancel: "Cancel",
    beauty: "Beauty and wellness",
    hair: "Hairdresser",
    preview: "As the customer sees it",
    offline: /We got no answer/,
    booked: /Bookings already made do not change/,
    newer: "The service has been saved somewhere else",
    newerPrice: "Price, saved: 500 kr",
    takePrice: "Use that: 500 kr for Price",
    change: "Price: 480 kr instead of 1 250,50 kr",
    changes: {
      name: "Name: Toning instead of Slingor",
      subcategory: /^Subcategory: .+ instead of Hairdresser$/,
      staff: "Who does it: Maja instead of Maja and Ali",
      description: "The description is rewritten.",
      picture: "The picture has changed already, without saving.",
    },
    leaveTitle: "Leave without saving?",
    leave: "Leave",
    stay: "Keep editing",
    edit: "Edit",
    more: "More for",
    copy: "Copy",
    copied: "(copy)",
    up: "Move up",
    remove: "Delete",
    removed: "is deleted",
    archived: "Deleted",
    restore: "Restore",
    restored: "is back",
    handle: (service: string) => new RegExp(`^Move ${service}, place`),
    shown: (service: string) => `Show ${service} to customers`,
    stillOn: "is still active",
    orderFailed: "The order was not saved",
    problems: {
      name: "Give the service a name.",
      category: "Choose a category.",
      subcategory: "Choose a subcategory.",
      price: "Write the price in digits, for example 1 250,50.",
      duration: "The length can be 10 to 1440 minutes.",
      step: "Give whole fives of minutes, for example 30 or 45.",
      mode: "Choose at least one way: in person or online.",
    },
  },
} as const;

export type ServiceWords = (typeof serviceWords)[keyof typeof serviceWords];

/** Registers a business, signs it in on the page and opens its services. @returns its address */
export async function openServices(page: Page, w: ServiceWords, email?: string): Promise<string> {
  const address = email ?? (await confirmedProvider());
  await signInPage(page, { role: "provider", email: address, password });
  await openPage(page, `${w.prefix}/provider/services`);
  return address;
}

/** Writes a new service into the form that is open, as a business does, and sends it. */
export async function writeService(page: Page, w: ServiceWords, name: string, price: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: w.add });
  await dialog.getByLabel(w.name, { exact: true }).fill(name);
  await dialog.getByLabel(w.category, { exact: true }).selectOption({ label: w.beauty });
  await dialog.getByLabel(w.subcategory, { exact: true }).selectOption({ label: w.hair });
  await dialog.getByLabel(w.price, { exact: true }).fill(price);
  await dialog.getByRole("button", { name: w.submit, exact: true }).click();
}

/** Adds services one after the other by the page. */
export async function addServices(page: Page, w: ServiceWords, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("button", { name: w.add }).click();
    await writeService(page, w, name, "420");
    await rowOf(page, name).waitFor();
  }
}

/** The row, or the card, of a service. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });

/** The names of the services as they stand, from above. */
export const namesOf = (page: Page): Promise<string[]> =>
  page
    .locator("[data-service]")
    .evaluateAll((rows) => rows.map((row) => row.querySelector(".font-medium")?.textContent ?? ""));
