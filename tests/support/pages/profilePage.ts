import type { Locator, Page } from "@playwright/test";
import { password } from "../password";
import { openPage, signInPage } from "./page";
import { settingsWords } from "./settingsPage";

/* The profile page of a business, as the browser tests read it. */

export const profileWords = {
  sv: {
    ...settingsWords.sv,
    description: "Beskrivning",
    phone: "Telefon",
    email: "E-post till kunder",
    street: "Gata och nummer",
    postalCode: "Postnummer",
    city: "Ort",
    town: /^Ungefärligt: mitten av Göteborg/,
    unknown: /^Vi känner inte till orten Ankeborg/,
    exact: /^Exakt läge/,
    setPosition: "Sätt ut läget",
    coordinates: "Koordinater",
    pin: /^Kartnål på/,
    putPin: "Sätt kartnålen där du trycker",
    find: "Hitta adressen",
    notFound: /^Vi hittade inte adressen/,
    away: /^Sökningen svarar inte just nu/,
    east: "Flytta åt öster",
    unreadable: "Skriv latitud och longitud, till exempel 59.3293, 18.0686.",
    far: "Punkten ligger långt från orten. Kontrollera koordinaterna.",
    pointGone: /^Läget togs bort, eftersom orten är en annan/,
    wrongPhone: "Skriv ett giltigt telefonnummer.",
    wrongEmail: "Skriv en giltig e-postadress, till exempel namn@exempel.se.",
    wrongPostalCode: "Skriv ett postnummer med fem siffror, till exempel 116 33.",
    missingCity: "Fyll i det här fältet.",
    addPlace: "Lägg till en adress",
    place: (name: string) => `Adress: ${name}`,
    makePrimary: "Gör till huvudadress",
    primary: "Huvudadress",
    removeOne: (name: string) => `Ta bort ${name}`,
    number: "Organisationsnummer",
    addNumber: "Lägg till numret",
    wrongNumber: "Ange ett giltigt organisationsnummer med tio siffror.",
    numberTaken: "Det finns redan ett företag med det organisationsnumret.",
    card: "Ditt kort i listan",
    seePage: "Se din sida som kund",
    notLive: /^Så här ser din sida ut när kunder kan boka dig/,
    live: "Så här ser kunder din sida.",
    toProfile: "Till din profil",
    soon: "Detta blir snart tillgängligt.",
    directions: "Vägbeskrivning",
  },
  en: {
    ...settingsWords.en,
    description: "Description",
    phone: "Phone",
    email: "Email for customers",
    street: "Street and number",
    postalCode: "Postal code",
    city: "Town",
    town: /^Approximate: the middle of Göteborg/,
    unknown: /^We do not know the town Ankeborg/,
    exact: /^Exact position/,
    setPosition: "Set the position",
    coordinates: "Coordinates",
    pin: /^Pin at/,
    putPin: "Put the pin where you press",
    find: "Find the address",
    notFound: /^We did not find the address/,
    away: /^The search does not answer right now/,
    east: "Move east",
    unreadable: "Enter latitude and longitude, for example 59.3293, 18.0686.",
    far: "The point is far from the town. Check the coordinates.",
    pointGone: /^The position was removed, since the town is another one/,
    wrongPhone: "Enter a valid phone number.",
    wrongEmail: "Enter a valid email address, for example name@example.com.",
    wrongPostalCode: "Write a postal code with five digits, for example 116 33.",
    missingCity: "Fill in this field.",
    addPlace: "Add an address",
    place: (name: string) => `Address: ${name}`,
    makePrimary: "Make it the main address",
    primary: "Main address",
    removeOne: (name: string) => `Remove ${name}`,
    number: "Organisation number",
    addNumber: "Add the number",
    wrongNumber: "Enter a valid organisation number with ten digits.",
    numberTaken: "There is already a business with that organisation number.",
    card: "Your card in the list",
    seePage: "See your page as a customer",
    notLive: /^This is how your page looks once customers can book you/,
    live: "This is how customers see your page.",
    toProfile: "To your profile",
    soon: "Available soon",
    directions: "Directions",
  },
} as const;

export type ProfileWords = (typeof profileWords)["sv" | "en"];

/** Signs a business of the test's own in, and opens its profile. */
export async function openProfile(page: Page, email: string, { prefix }: ProfileWords): Promise<void> {
  await signInPage(page, { role: "provider", email, password });
  await openPage(page, `${prefix}/provider/settings`);
}

export const fieldLabelled = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** A message as part of a description. */
export const saying = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
