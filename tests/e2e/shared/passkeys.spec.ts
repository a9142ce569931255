import { confirm, registered } from "../../support/calls/auth";
import { expect, test } from "../../support/pages/browserTest";
import { addAuthenticator, addPasskey, passkeyWords } from "../../support/pages/deviceWithPasskeys";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage, whenLive } from "../../support/pages/page";
import { password } from "../../support/password";

const words = {
  sv: {
    ...passkeyWords.sv,
    signIn: "Logga in med passkey",
    saveByPasskey: "Spara och bekräfta med passkey",
    removed: "Passkeyn är borttagen",
  },
  en: {
    ...passkeyWords.en,
    signIn: "Sign in with a passkey",
    saveByPasskey: "Save and confirm with a passkey",
    removed: "The passkey is removed",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a passkey is added, signs in, proves and is removed, in ${language}`, { tag }, async ({ page }) => {
    const email = await registered();
    await confirm(email);
    await addAuthenticator(page);
    await signInPage(page, { role: "customer", email, password });
    await addPasskey(page, w, "/customer/profile");
    await expectSound(page);
    const proving = page.getByRole("main").getByRole("button", { name: w.saveByPasskey });
    await expect(proving).toBeVisible();
    // Sent by the server, so that nothing moves when it comes.
    const sent = await page.request.get(page.url());
    expect(await sent.text()).toContain(`>${w.saveByPasskey}</span>`);

    const profile = `${w.prefix}/customer/profile`;
    await page.context().clearCookies();
    await openPage(page, `${w.prefix}/customer/auth?redirectTo=${encodeURIComponent(profile)}`);
    await page.getByRole("button", { name: w.signIn }).click();
    await page.waitForURL(`**${profile}`);
    await whenLive(page);

    await page.getByRole("button", { name: w.remove }).click();
    await page.getByRole("dialog").getByRole("button", { name: w.prove }).click();
    await expect(page.getByText(w.removed)).toBeVisible();
    await expect(page.getByRole("button", { name: w.remove })).toBeHidden();
    await expect(proving).toBeHidden();
  });
}
