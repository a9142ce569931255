import { freshEmail } from "../../../support/calls/auth";
import { ownSalon } from "../../../support/calls/business";
import { addColleague, signUp } from "../../../support/calls/members";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectNoOverflow, openPage, signInPage, tabTo } from "../../../support/pages/page";
import { leaveAndStay, sendWhileCallsFail } from "../../../support/pages/unsavedForms";
import { password } from "../../../support/password";

/* Inviting somebody and making an owner: by keyboard alone, when the call fails, and when the form is left. */

const words = {
  sv: {
    prefix: "",
    invite: "Bjud in Tea",
    email: "E-post",
    waiting: "Väntar på svar",
    makeOwner: "Gör till ägare: Vera",
    password: "Ditt lösenord",
    end: "Avsluta inloggningen för Vera",
  },
  en: {
    prefix: "/en",
    invite: "Invite Tea",
    email: "Email",
    waiting: "Waiting for an answer",
    makeOwner: "Make owner: Vera",
    password: "Your password",
    end: "End the sign-in of Vera",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the forms of the sign-ins in ${language}`, { tag }, () => {
    test("an invitation, typed at 320 px with text twice as large, is kept when the call fails, and leaving asks", async ({
      page,
    }) => {
      const { own, email } = await ownSalon();
      await addColleague(own, "Tea");
      await signInPage(page, { role: "provider", email, password });
      await page.setViewportSize({ width: 320, height: 700 });
      await openPage(page, `${w.prefix}/provider/settings/access`);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await expectNoOverflow(page);
      await tabTo(page, page.getByRole("button", { name: w.invite }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      const to = freshEmail();
      await tabTo(page, dialog.getByLabel(w.email));
      await page.keyboard.type(to);
      await expectNoOverflow(page);
      await sendWhileCallsFail(page, language, {
        address: "**/providers/me/invitations",
        within: dialog,
        send: () => page.keyboard.press("Enter"),
      });
      await leaveAndStay(page, language, () => page.keyboard.press("Escape"));
      await expect(dialog.getByLabel(w.email)).toHaveValue(to);
      await dialog.getByLabel(w.email).press("Enter");
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.waiting)).toBeVisible();
    });

    test("an owner is made by keyboard at 320 px with text twice as large, on the second press when the first call failed", async ({
      page,
    }) => {
      const { own, email } = await ownSalon();
      await signUp(own, await addColleague(own, "Vera"));
      await signInPage(page, { role: "provider", email, password });
      await page.setViewportSize({ width: 320, height: 700 });
      await openPage(page, `${w.prefix}/provider/settings/access`);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      const makeOwner = page.getByRole("button", { name: w.makeOwner });
      const dialog = page.getByRole("dialog");
      const secret = dialog.getByLabel(w.password, { exact: true });
      await tabTo(page, makeOwner);
      await page.keyboard.press("Enter");
      await tabTo(page, secret);
      await page.keyboard.type(password);
      await expectNoOverflow(page);

      // Leaving with a typed password alone asks nothing, and the password is gone when the dialog is opened again.
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(makeOwner).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(secret).toHaveValue("");

      await tabTo(page, secret);
      await page.keyboard.type(password);
      await sendWhileCallsFail(page, language, {
        address: "**/providers/me/access/*",
        within: dialog,
        send: () => page.keyboard.press("Enter"),
      });
      await expect(secret).toHaveValue(password);
      await secret.press("Enter");
      await expect(dialog).toHaveCount(0);
      await expect(makeOwner).toHaveCount(0);
      await expect(page.getByRole("button", { name: w.end })).toBeVisible();
    });
  });
}
