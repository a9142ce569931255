import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { projectRoot } from "@/scripts/support/project";
import { demoAccount } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { abortCalls } from "../../support/pages/intercept";
import { pairwise } from "../../support/pages/languages";
import {
  expectAccessible,
  expectNoOverflow,
  expectSound,
  openPage,
  signInOnForm,
  signInPage,
  tabTo,
} from "../../support/pages/page";
import { leaveAndStay, sendWhileCallsFail } from "../../support/pages/unsavedForms";
import { sharedApp } from "../../support/run/context";

/* What a business does with its reviews. Each language uses another business, since the tests change its reviews. */

const words = {
  sv: {
    path: "/provider/reviews",
    business: "Salong Norr",
    waiting: /^Väntar på svar \((\d+)\)$/,
    answerOf: "Svara på omdöme",
    editOf: "Ändra svaret på omdöme",
    deleteOf: "Ta bort svaret på omdöme",
    reportOf: "Anmäl omdöme",
    text: "Ditt svar",
    publish: "Publicera svaret",
    published: "Svaret är publicerat",
    save: "Spara svaret",
    confirm: "Ta bort svaret",
    deleted: "Svaret är borttaget",
    cancel: "Avbryt",
    leaving: "Lämna utan att spara?",
    stay: "Fortsätt redigera",
    noAnswer: /^Vi fick inget svar\./,
    restored: "Ändringarna du inte hann spara finns kvar här.",
    email: "E-post",
    signIn: "Logga in",
    password: "Lösenord",
    send: "Skicka anmälan",
    sent: "Anmälan är skickad",
    reported: /^Anmält /,
    kept: /^Din anmälan är prövad och omdömet står kvar\. /,
    other: "Något annat",
    chooseReason: "Välj vad som är fel.",
    details: "Beskriv",
    detailsMissing: "Beskriv vad som är fel.",
    filter: "Visa bara omdömen med 5 av 5",
    filterOff: "Visa alla omdömen, inte bara 5 av 5",
    fiveStars: "5 av 5",
  },
  en: {
    path: "/en/provider/reviews",
    business: "Rena Rum i Uppsala",
    waiting: /^Waiting for a reply \((\d+)\)$/,
    answerOf: "Reply to review",
    editOf: "Edit the reply to review",
    deleteOf: "Delete the reply to review",
    reportOf: "Report review",
    text: "Your reply",
    publish: "Publish the reply",
    published: "The reply is published",
    save: "Save the reply",
    confirm: "Delete the reply",
    deleted: "The reply is deleted",
    cancel: "Cancel",
    leaving: "Leave without saving?",
    stay: "Keep editing",
    noAnswer: /^We got no answer\./,
    restored: "The changes you did not get to save are still here.",
    email: "Email",
    signIn: "Sign in",
    password: "Password",
    send: "Send the report",
    sent: "The report is sent",
    reported: /^Reported /,
    kept: /^We have looked at your report, and the review stays\. /,
    other: "Something else",
    chooseReason: "Choose what is wrong.",
    details: "Describe it",
    detailsMissing: "Describe what is wrong.",
    filter: "Show only reviews with 5 out of 5",
    filterOff: "Show all reviews, not only 5 out of 5",
    fiveStars: "5 out of 5",
  },
} as const;

/** `npm run reviews` with these arguments: the operator decides by the command, not by a page. */
const operator = (...more: string[]) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/reviews.ts", ...more], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: sharedApp().databaseUrl },
  });

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the reviews of a business in ${language}`, { tag }, () => {
    // One after the other, since they count the reviews that wait for a reply.
    test.describe.configure({ mode: "serial" });

    test.beforeEach(async ({ page }) => {
      await signInPage(page, { role: "provider", ...demoAccount(w.business) });
      await openPage(page, w.path);
    });

    const heading = (page: Page) => page.getByRole("heading", { level: 2, name: w.waiting });
    const dialogOf = (page: Page) => page.getByRole("dialog");

    async function waiting(page: Page): Promise<number> {
      return Number(w.waiting.exec((await heading(page).textContent()) ?? "")?.[1]);
    }

    /** What names the first of the reviews that have no reply. */
    async function firstWaiting(page: Page): Promise<string> {
      const button = page.getByRole("button", { name: w.answerOf }).first();
      const name = (await button.getAttribute("aria-label")) ?? "";
      return name.slice(w.answerOf.length + 1);
    }

    test("a review is answered by keyboard, the reply changed and deleted", async ({ page }) => {
      const before = await waiting(page);
      const reference = await firstWaiting(page);
      const item = page.getByRole("listitem").filter({ hasText: reference });
      const answer = page.getByRole("button", { name: `${w.answerOf} ${reference}` });
      await answer.press("Enter");

      const dialog = dialogOf(page);
      const text = dialog.getByLabel(w.text);
      await expect(text).toHaveAttribute("rows", "5");
      const publish = dialog.getByRole("button", { name: w.publish });
      await expect(publish).toBeDisabled();
      await text.pressSequentially("  \n ");
      await expect(publish).toBeDisabled();
      await text.fill("Tack, välkommen åter.");
      await expectSound(page);
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press("Tab");
        if (await publish.evaluate((button) => button === document.activeElement)) break;
      }
      await expect(publish).toBeFocused();
      await page.keyboard.press("Enter");

      await expect(page.getByText(w.published)).toBeVisible();
      await expect(item.getByText("Tack, välkommen åter.")).toBeVisible();
      await expect.poll(() => waiting(page)).toBe(before - 1);
      await expect(item.getByRole("button", { name: w.editOf })).toBeFocused();
      await expectAccessible(page);

      await item.getByRole("button", { name: w.editOf }).click();
      await expect(text).toHaveValue("Tack, välkommen åter.");
      await text.fill("Tack, vi ses i vår.");
      await dialog.getByRole("button", { name: w.save }).click();
      await expect(item.getByText("Tack, vi ses i vår.")).toBeVisible();

      await item.getByRole("button", { name: w.deleteOf }).click();
      const question = page.getByRole("alertdialog");
      await expect(question.getByText("Tack, vi ses i vår.")).toBeVisible();
      await expectAccessible(page);
      await question.getByRole("button", { name: w.confirm }).click();
      await expect(page.getByText(w.deleted)).toBeVisible();
      await expect(answer).toBeFocused();
      await expect.poll(() => waiting(page)).toBe(before);

      await page.reload();
      await expect(answer).toBeVisible();
    });

    test("a reply is kept when the call fails, leaving it asks, and it is restored after a new sign-in", async ({
      page,
      context,
    }) => {
      const reference = await firstWaiting(page);
      await page.getByRole("button", { name: `${w.answerOf} ${reference}` }).click();
      const dialog = dialogOf(page);
      const text = dialog.getByLabel(w.text);
      await text.fill("Ett svar som tog tid att skriva.");

      const letThrough = await abortCalls(page, "**/providers/me/reviews/replies");
      await dialog.getByRole("button", { name: w.publish }).click();
      await expect(dialog.getByText(w.noAnswer)).toBeVisible();
      await expect(text).toHaveValue("Ett svar som tog tid att skriva.");
      letThrough();

      await page.keyboard.press("Escape");
      const question = page.getByRole("alertdialog", { name: w.leaving });
      await question.getByRole("button", { name: w.stay }).click();
      await expect(text).toHaveValue("Ett svar som tog tid att skriva.");

      await context.clearCookies();
      await dialog.getByRole("button", { name: w.publish }).click();
      const { email, password } = demoAccount(w.business);
      await signInOnForm(page, w, { email, password });
      await expect(dialogOf(page).getByText(w.restored)).toBeVisible();
      await expect(text).toHaveValue("Ett svar som tog tid att skriva.");
      await expect(page).toHaveURL((url) => url.pathname === w.path);
    });

    test("a review is reported once, with a reason, by keyboard, and the decision is shown in the list", async ({
      page,
    }) => {
      const button = page.getByRole("button", { name: w.reportOf }).first();
      const name = (await button.getAttribute("aria-label")) ?? "";
      const reference = name.slice(w.reportOf.length + 1);
      const item = page.getByRole("listitem").filter({ hasText: reference });
      await button.press("Enter");
      const dialog = dialogOf(page);
      const send = dialog.getByRole("button", { name: w.send });
      await send.press("Enter");
      await expect(dialog.getByText(w.chooseReason)).toBeVisible();
      await expect(dialog.getByRole("radio").first()).toBeFocused();
      // From the first to the last.
      await page.keyboard.press("ArrowUp");
      await expect(dialog.getByRole("radio", { name: w.other })).toBeChecked();
      await send.press("Enter");
      await expect(dialog.getByText(w.detailsMissing)).toBeVisible();
      const details = dialog.getByLabel(w.details);
      await expect(details).toBeFocused();
      await expectSound(page);
      await page.keyboard.type("Det här besöket har aldrig varit.");
      await sendWhileCallsFail(page, language, {
        address: "**/providers/me/reviews/*/report",
        within: dialog,
        send: () => send.press("Enter"),
      });
      await leaveAndStay(page, language, () => page.keyboard.press("Escape"));
      await expect(details).toHaveValue("Det här besöket har aldrig varit.");
      await tabTo(page, send);
      await page.keyboard.press("Enter");
      await expect(page.getByText(w.sent)).toBeVisible();
      await expect(item.getByText(w.reported)).toBeVisible();
      await expect(item.getByRole("button", { name: w.reportOf })).toHaveCount(0);
      await page.reload();
      await expect(item.getByText(w.reported)).toBeVisible();

      await operator("keep", reference, "--reason", "Besöket finns i kalendern.");
      await page.reload();
      await expect(item.getByText(w.kept)).toBeVisible();
      await expect(item.getByText("Besöket finns i kalendern.")).toBeVisible();
      await expect(item.getByText(w.reported)).toHaveCount(0);
      await expectSound(page);
    });

    test("choosing stars filters the list, and the address has the filter", async ({ page }) => {
      await page.getByRole("link", { name: w.filter }).click();
      await page.waitForURL((url) => url.searchParams.get("rating") === "5");
      const items = page.locator("main section li").filter({ has: page.getByRole("button") });
      await expect(items.first()).toBeVisible();
      for (const item of await items.all()) await expect(item.getByText(w.fiveStars).first()).toBeAttached();
      await expectSound(page);
      await page.getByRole("link", { name: w.filterOff }).first().click();
      await page.waitForURL((url) => url.search === "");
    });

    test("the dialogs fit the narrowest phone, with the text twice as large too", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      for (const name of [w.answerOf, w.reportOf]) {
        await page.getByRole("button", { name }).first().click();
        await expect(dialogOf(page)).toBeVisible();
        await expectNoOverflow(page);
        await page.addStyleTag({ content: "html { font-size: 200% }" });
        await expectNoOverflow(page);
        await dialogOf(page).getByRole("button", { name: w.cancel }).click();
        await expect(dialogOf(page)).toHaveCount(0);
      }
    });
  });
}
