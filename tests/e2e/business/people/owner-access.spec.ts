import { freshEmail } from "../../../support/calls/auth";
import { ownSalon } from "../../../support/calls/business";
import { addColleague, signUp } from "../../../support/calls/members";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage, tabTo } from "../../../support/pages/page";
import { password } from "../../../support/password";

const words = {
  sv: {
    prefix: "",
    invite: "Bjud in Tea",
    email: "E-post",
    member: /^Medarbetare/,
    owner: /^Ägare/,
    password: "Ditt lösenord",
    wrong: "Lösenordet stämmer inte.",
    required: "Fyll i det här fältet.",
    send: "Skicka inbjudan",
    waiting: "Väntar på svar",
    makeOwner: "Gör till ägare: Vera",
    makeMember: "Gör till medarbetare: Amir",
    confirmMember: "Gör till medarbetare",
    end: "Avsluta inloggningen för Vera",
    confirmEnd: "Avsluta",
    none: "Ingen inloggning",
  },
  en: {
    prefix: "/en",
    invite: "Invite Tea",
    email: "Email",
    member: /^Member/,
    owner: /^Owner/,
    password: "Your password",
    wrong: "The password is incorrect.",
    required: "Fill in this field.",
    send: "Send invitation",
    waiting: "Waiting for an answer",
    makeOwner: "Make owner: Vera",
    makeMember: "Make member: Amir",
    confirmMember: "Make member",
    end: "End the sign-in of Vera",
    confirmEnd: "End",
    none: "No sign-in",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`an owner among the sign-ins in ${language}`, { tag }, () => {
    test("is invited, promoted, demoted and ended with the password of the acting owner, by keyboard at 320 px", async ({
      page,
    }) => {
      const { own, email } = await ownSalon();
      await addColleague(own, "Tea");
      await signUp(own, await addColleague(own, "Vera"));
      await signUp(own, await addColleague(own, "Amir"), "owner");
      await page.setViewportSize({ width: 320, height: 700 });
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, `${w.prefix}/provider/settings/access`);
      const dialog = page.getByRole("dialog");
      const secret = dialog.getByLabel(w.password, { exact: true });

      // Inviting: asked for with an owner alone, and nothing is lost by a wrong one.
      await page.getByRole("button", { name: w.invite }).click();
      const invited = freshEmail();
      await dialog.getByLabel(w.email).fill(invited);
      await expect(secret).toHaveCount(0);
      await dialog.getByRole("radio", { name: w.owner }).check();
      await expect(secret).toHaveAttribute("autocomplete", "current-password");
      await expectSound(page);
      await tabTo(page, secret);
      await page.keyboard.type("fel");
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(w.wrong)).toBeVisible();
      await expect(secret).toBeFocused();
      await expect(secret).toHaveAccessibleDescription(new RegExp(w.wrong));
      await expect(dialog.getByLabel(w.email)).toHaveValue(invited);
      await expectSound(page);
      await dialog.getByRole("radio", { name: w.member }).check();
      await expect(secret).toHaveCount(0);
      await dialog.getByRole("radio", { name: w.owner }).check();
      await secret.fill(password);
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.waiting)).toBeVisible();

      // A member becomes an owner, without the mouse.
      const makeOwner = page.getByRole("button", { name: w.makeOwner });
      await tabTo(page, makeOwner);
      await page.keyboard.press("Enter");
      await expectSound(page);
      await tabTo(page, secret);
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(w.required)).toBeVisible();
      await page.keyboard.type(password);
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(makeOwner).toHaveCount(0);

      // An owner becomes a member.
      const makeMember = page.getByRole("button", { name: w.makeMember });
      await makeMember.click();
      await secret.fill(password);
      await dialog.getByRole("button", { name: w.confirmMember, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(makeMember).toHaveCount(0);

      // An owner's sign-in is ended.
      await page.getByRole("button", { name: w.end }).click();
      await secret.fill("fel");
      await dialog.getByRole("button", { name: w.confirmEnd, exact: true }).click();
      await expect(dialog.getByText(w.wrong)).toBeVisible();
      await secret.fill(password);
      await dialog.getByRole("button", { name: w.confirmEnd, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.none)).toBeVisible();
    });
  });
}
