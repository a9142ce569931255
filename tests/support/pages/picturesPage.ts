import type { Locator, Page } from "@playwright/test";
import { photo } from "../builders/pictures";

/** What the business's page of pictures says, in both languages. */
export const pictureWords = {
  sv: {
    prefix: "",
    tab: "Bilder",
    add: "Lägg till bilder",
    about: (number: number) => `Vad bild ${number} visar`,
    handle: (number: number, count: number) => `Flytta bild ${number} av ${count}`,
    up: (number: number) => `Flytta upp bild ${number}`,
    remove: (number: number) => `Ta bort bild ${number}`,
    question: "Ta bort bilden?",
    confirm: "Ta bort",
    removed: "Bilden är borttagen",
    failed: (name: string) => `${name} kom inte med`,
    retry: (name: string) => `Försök igen: ${name}`,
    dismiss: (name: string) => `Ta bort ${name} ur listan`,
    format: "JPEG, PNG, WebP och AVIF går bra",
    show: (number: number, count: number) => `Visa bild ${number} av ${count}`,
    place: (number: number, count: number) => `Bild ${number} av ${count}`,
    next: "Nästa bild",
    viewer: "Bilder från",
    choose: "Välj bild",
    notTaken: "Den filen går inte att visa som bild. Välj en JPEG, PNG, WebP eller AVIF.",
    removeOne: "Ta bort bild",
    aboutOne: "Vad bilden visar",
    aboutPicture: (of: string) => `Vad bilden visar: ${of}`,
    aboutSaved: "Beskrivningen är sparad",
    aboutFailed: "Beskrivningen sparades inte",
    portrait: (name: string) => `Porträtt av ${name}`,
    copied: "Bilden följer med när tjänsten sparas.",
    chosen: (name: string) => `${name} är vald och läggs till när tjänsten sparas.`,
    chooseAgain: /kom inte med när du loggade in igen/,
  },
  en: {
    prefix: "/en",
    tab: "Pictures",
    add: "Add pictures",
    about: (number: number) => `What picture ${number} shows`,
    handle: (number: number, count: number) => `Move picture ${number} of ${count}`,
    up: (number: number) => `Move picture ${number} up`,
    remove: (number: number) => `Remove picture ${number}`,
    question: "Remove the picture?",
    confirm: "Remove",
    removed: "The picture is removed",
    failed: (name: string) => `${name} was not added`,
    retry: (name: string) => `Try again: ${name}`,
    dismiss: (name: string) => `Take ${name} off the list`,
    format: "JPEG, PNG, WebP and AVIF are fine",
    show: (number: number, count: number) => `Show picture ${number} of ${count}`,
    place: (number: number, count: number) => `Picture ${number} of ${count}`,
    next: "Next picture",
    viewer: "Pictures from",
    choose: "Choose a picture",
    notTaken: "That file cannot be shown as a picture. Choose a JPEG, PNG, WebP or AVIF.",
    removeOne: "Remove picture",
    aboutOne: "What it shows",
    aboutPicture: (of: string) => `What the picture shows: ${of}`,
    aboutSaved: "The description is saved",
    aboutFailed: "The description was not saved",
    portrait: (name: string) => `Portrait of ${name}`,
    copied: "The picture comes along when the service is saved.",
    chosen: (name: string) => `${name} is chosen and is added when the service is saved.`,
    chooseAgain: /did not come along when you signed in again/,
  },
} as const;

export type PictureWords = (typeof pictureWords)["sv" | "en"];

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A photo as it is chosen in a file dialog; its width tells it from others. */
export async function photoFile(name: string, colour: string, width = 800): Promise<ChosenFile> {
  return { name, mimeType: "image/jpeg", buffer: await photo(colour, width, 600) };
}

/** Chooses files by a button, as a person does. */
export async function chooseFiles(page: Page, button: Locator, files: ChosenFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
  await chooser.setFiles(files);
}

/** The addresses of the pictures in the list, from above. */
export const shownPictures = (page: Page): Promise<string[]> =>
  page
    .locator("main tbody img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
