import type { Locator, Page } from "@playwright/test";
import { photo } from "../builders/pictures";

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
