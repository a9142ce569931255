import { expect, type Locator, type Page } from "@playwright/test";
import { abortCalls } from "./intercept";

/* What every form does with what was typed, when its call fails and when the page is left. */

const words = {
  sv: { noAnswer: /^Vi fick inget svar\./, leaving: "Lämna utan att spara?", stay: "Fortsätt redigera" },
  en: { noAnswer: /^We got no answer\./, leaving: "Leave without saving?", stay: "Keep editing" },
} as const;

/** Sends while calls to `address` fail, and expects the message about it inside `within`. Afterwards calls work again. */
export async function sendWhileCallsFail(
  page: Page,
  language: "sv" | "en",
  { address, within, send }: { address: string; within: Locator; send: () => Promise<void> },
): Promise<void> {
  const letThrough = await abortCalls(page, address);
  await send();
  await expect(within.getByText(words[language].noAnswer)).toBeVisible();
  letThrough();
}

/** Leaves the form, and chooses to stay in the question that follows, by keyboard. */
export async function leaveAndStay(
  page: Page,
  language: "sv" | "en",
  leave: () => Promise<void>,
): Promise<void> {
  const { leaving, stay } = words[language];
  await leave();
  const question = page.getByRole("alertdialog", { name: leaving });
  await question.getByRole("button", { name: stay }).press("Enter");
  await expect(question).toHaveCount(0);
}
