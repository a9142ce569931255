import { registered } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { addAuthenticator } from "../../support/pages/deviceWithPasskeys";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage, whenLive } from "../../support/pages/page";
import { password } from "../../support/password";

const words = {
  sv: {
    prefix: "",
    add: "Lägg till passkey",
    password: "Lösenord",
    next: "Fortsätt",
    signIn: "Logga in med passkey",
    remove: /^Ta bort .*, tillagd/,
    prove: "Bekräfta med passkey",
    removed: "Passkeyn är borttagen",
  },
  en: {
    prefix: "/en",
    add: "Add a passkey",
    password: "Password",
    next: "Continue",
    signIn: "Sign in with a passkey",
    remove: /^Remove .*, added/,
    prove: "Confirm with a passkey",
    removed: "The passkey is removed",
  },
};

for (const { language, tag } of pairwise) {
  const w = words[language];

  test(`a passkey is added, signs in, proves and is removed, in ${language}`, { tag }, async ({ page }) => {
    const email = await registered();
    await addAuthenticator(page);
    await signInPage(page, { role: "customer", email, password });
    const profile = `${w.prefix}/customer/profile`;
    await openPage(page, profile);
    await page.getByRole("button", { name: w.add }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(w.password, { exact: true }).fill(password);
    await dialog.getByRole("button", { name: w.next }).click();
    await expect(page.getByRole("button", { name: w.remove })).toBeVisible();
    await expectSound(page);

    await page.context().clearCookies();
    await openPage(page, `${w.prefix}/customer/auth?redirectTo=${encodeURIComponent(profile)}`);
    await page.getByRole("button", { name: w.signIn }).click();
    await page.waitForURL(`**${profile}`);
    await whenLive(page);

    await page.getByRole("button", { name: w.remove }).click();
    await dialog.getByRole("button", { name: w.prove }).click();
    await expect(page.getByText(w.removed)).toBeVisible();
    await expect(page.getByRole("button", { name: w.remove })).toBeHidden();
  });
}
