import { ownSalon } from "../../../support/calls/business";
import { addColleague, signUp } from "../../../support/calls/members";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage, tabTo } from "../../../support/pages/page";
import { openMenuOf } from "../../../support/pages/people";
import { password } from "../../../support/password";
import { peopleWords } from "../../../support/words/people";

const words = {
  sv: {
    ...peopleWords.sv,
    question: (name: string) => `Stänga av ${name}?`,
    confirm: "Stäng av",
    keep: "Behåll",
    ended: "Inloggningen är avslutad.",
    password: "Ditt lösenord",
    wrong: "Lösenordet stämmer inte.",
    none: "Ingen inloggning",
  },
  en: {
    ...peopleWords.en,
    question: (name: string) => `Switch ${name} off?`,
    confirm: "Switch off",
    keep: "Keep",
    ended: "The sign-in is ended.",
    password: "Your password",
    wrong: "The password is incorrect.",
    none: "No sign-in",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];
  const at = (path: string) => `${w.prefix}/provider${path}`;

  test.describe(`somebody who signs in, among the people in ${language}`, { tag }, () => {
    test("is switched off or removed after a dialog that names the sign-in, for an owner with the password", async ({
      page,
      browser,
    }) => {
      test.slow();
      const { own, email } = await ownSalon();
      await own.send("POST", "/providers/me/staff", { name: "Ali", own_name: "Maja" });
      const vera = await signUp(own, await addColleague(own, "Vera"));
      const amir = await signUp(own, await addColleague(own, "Amir"), "owner");
      const tea = await signUp(own, await addColleague(own, "Tea"), "owner");
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, at("/settings/people"));
      const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const hersPage = await context.newPage();
      await signInPage(hersPage, { role: "provider", email: vera.email, password });
      await openPage(hersPage, at("/dashboard"));

      // A member: named, and taken back, by keyboard.
      const shown = (name: string) => page.getByRole("switch", { name: w.shown(name) });
      const question = (name: string) => page.getByRole("dialog", { name: w.question(name) });
      await tabTo(page, shown("Vera"));
      await page.keyboard.press("Space");
      await expect(question("Vera")).toContainText(vera.email);
      await expect(question("Vera").getByLabel(w.password, { exact: true })).toHaveCount(0);
      await expectSound(page);
      await page.keyboard.press("Escape");
      await expect(question("Vera")).toBeHidden();
      await expect(shown("Vera")).toBeChecked();
      await expect(shown("Vera")).toBeFocused();
      await shown("Vera").click();
      await question("Vera").getByRole("button", { name: w.confirm, exact: true }).click();
      await expect(page.getByText(w.ended)).toBeVisible();
      await expect(shown("Vera")).not.toBeChecked();
      await hersPage.reload();
      await hersPage.waitForURL((url) => url.pathname === at("/auth"));
      await context.close();
      // Switched on again, nothing of it is back.
      await shown("Vera").click();
      await expect(shown("Vera")).toBeChecked();

      // An owner: nothing typed is lost by a wrong password.
      await shown("Amir").click();
      await expect(question("Amir")).toContainText(amir.email);
      const secret = question("Amir").getByLabel(w.password, { exact: true });
      await secret.fill("fel");
      await secret.press("Enter");
      await expect(question("Amir").getByText(w.wrong)).toBeVisible();
      await expect(secret).toBeFocused();
      await expectSound(page);
      await secret.fill(password);
      await secret.press("Enter");
      await expect(shown("Amir")).not.toBeChecked();

      // Another one is removed.
      await openMenuOf(page, w, "Tea");
      await page.getByRole("menuitem", { name: w.remove }).click();
      const removal = page.getByRole("alertdialog", { name: `${w.removeOf("Tea")}?` });
      await expect(removal).toContainText(tea.email);
      const hers = removal.getByLabel(w.password, { exact: true });
      await hers.fill("fel");
      await removal.getByRole("button", { name: w.remove, exact: true }).click();
      await expect(removal.getByText(w.wrong)).toBeVisible();
      await expectSound(page);
      await hers.fill(password);
      await hers.press("Enter");
      await expect(page.getByText(w.removed("Tea"))).toBeVisible();

      // The last owner is asked nothing: they go on signing in.
      await shown("Maja").click();
      await expect(shown("Maja")).not.toBeChecked();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await openPage(page, at("/settings/access"));
      await expect(page.getByRole("main").getByText(email)).toBeVisible();
      await expect(page.getByText(w.none)).toHaveCount(2);
    });
  });
}
