import type { Page } from "@playwright/test";
import { freshEmail, linkIn } from "../../support/calls/auth";
import { ownSalon } from "../../support/calls/business";
import { addColleague, inviteColleague, memberOf, signUp } from "../../support/calls/members";
import { expect, test } from "../../support/pages/browserTest";
import { addAuthenticator, addPasskey, passkeyWords } from "../../support/pages/deviceWithPasskeys";
import { pairwise } from "../../support/pages/languages";
import { openPage, signInPage, whenLive } from "../../support/pages/page";
import { openMenuOf } from "../../support/pages/people";
import { password } from "../../support/password";
import { peopleWords } from "../../support/words/people";

/* A passkey instead of the password, where that is asked for again. */

const words = {
  sv: {
    ...peopleWords.sv,
    ...passkeyWords.sv,
    invite: "Bjud in Tea",
    email: "E-post",
    owner: /^Ägare/,
    waiting: "Väntar på svar",
    makeOwner: "Gör till ägare: Vera",
    makeMember: "Gör till medarbetare: Amir",
    end: "Avsluta inloggningen för Vera",
    none: "Ingen inloggning",
    name: "Företagets namn",
    closing: "Salong stängs",
  },
  en: {
    ...peopleWords.en,
    ...passkeyWords.en,
    invite: "Invite Tea",
    email: "Email",
    owner: /^Owner/,
    waiting: "Waiting for an answer",
    makeOwner: "Make owner: Vera",
    makeMember: "Make member: Amir",
    end: "End the sign-in of Vera",
    none: "No sign-in",
    name: "Name of the business",
    closing: "Salong is closing",
  },
} as const;

const account = "/provider/settings/account";
/** A part of the subject; an invitation is in the language of whoever invites. */
const invitation = "Inbjudan från";

/** Signs the browser of a device with passkeys in to a business, and adds one. */
async function signInWithPasskey(page: Page, w: (typeof words)["sv" | "en"], email: string) {
  await addAuthenticator(page);
  await signInPage(page, { role: "provider", email, password });
  await addPasskey(page, w, account);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`a passkey instead of the password, in ${language}`, { tag }, () => {
    test("invites an owner, makes one and ends what an owner has", async ({ page }) => {
      test.slow();
      const { own, email } = await ownSalon();
      await addColleague(own, "Tea");
      await signUp(own, await addColleague(own, "Vera"));
      await signUp(own, await addColleague(own, "Amir"), "owner");
      await signInWithPasskey(page, w, email);
      await openPage(page, `${w.prefix}/provider/settings/access`);
      const dialog = page.getByRole("dialog");
      const prove = dialog.getByRole("button", { name: w.prove });

      await page.getByRole("button", { name: w.invite }).click();
      await dialog.getByLabel(w.email).fill(freshEmail());
      await dialog.getByRole("radio", { name: w.owner }).check();
      await prove.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.waiting)).toBeVisible();

      for (const name of [w.makeOwner, w.makeMember]) {
        await page.getByRole("button", { name }).click();
        await prove.click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole("button", { name })).toHaveCount(0);
      }

      await page.getByRole("button", { name: w.end }).click();
      await prove.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.none)).toBeVisible();
    });

    test("switches an owner off, and removes one, with their sign-ins, and closes the business @deep", async ({
      page,
    }) => {
      test.slow();
      const { own, email } = await ownSalon();
      await own.send("POST", "/providers/me/staff", { name: "Ali", own_name: "Maja" });
      const amir = await signUp(own, await addColleague(own, "Amir"), "owner");
      const tea = await signUp(own, await addColleague(own, "Tea"), "owner");
      await signInWithPasskey(page, w, email);
      await openPage(page, `${w.prefix}/provider/settings/people`);

      const shown = page.getByRole("switch", { name: w.shown("Amir") });
      await shown.click();
      await page.getByRole("dialog").getByRole("button", { name: w.prove }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(shown).not.toBeChecked();

      await openMenuOf(page, w, "Tea");
      await page.getByRole("menuitem", { name: peopleWords[language].remove }).click();
      const removal = page.getByRole("alertdialog");
      await removal.getByRole("button", { name: w.prove }).click();
      await expect(page.getByText(w.removed("Tea"))).toBeVisible();

      await openPage(page, `${w.prefix}/provider/settings/access`);
      await expect(page.getByRole("main").getByText(email)).toBeVisible();
      for (const ended of [amir, tea]) await expect(page.getByText(ended.email)).toHaveCount(0);

      await openPage(page, `${w.prefix}${account}/closing`);
      const main = page.getByRole("main");
      await main.getByLabel(w.name, { exact: true }).fill("salong");
      await main.getByRole("button", { name: w.prove }).click();
      await expect(main.getByRole("heading", { name: w.closing })).toBeVisible();
    });

    test("accepts an invitation to an account that exists, in a strange browser @deep", async ({ page }) => {
      const { own } = await ownSalon();
      const vera = await memberOf(own, "Vera");
      await signInWithPasskey(page, w, vera.email);
      await page.context().clearCookies();
      const { body: all } =
        await own.get<{ staff: { id: string } | null; member: { id: string } | null }[]>(
          "/providers/me/access",
        );
      const hers = all.find(({ staff }) => staff?.id === vera.staffId)?.member?.id ?? "";
      const ended = await own.send("DELETE", `/providers/me/access/${hers}`);
      expect(ended.status).toBe(204);
      const first = await linkIn(vera.email, invitation);
      await inviteColleague(own, vera.staffId, vera.email);
      await expect.poll(() => linkIn(vera.email, invitation)).not.toBe(first);
      const { search } = new URL(await linkIn(vera.email, invitation));
      await openPage(page, `${w.prefix}/provider/invitation${search}`);
      await page.getByRole("main").getByRole("button", { name: w.prove }).click();
      await page.waitForURL((url) => url.pathname.endsWith("/provider/dashboard"));
      await whenLive(page);
    });
  });
}
