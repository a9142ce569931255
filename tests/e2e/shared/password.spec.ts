import { fromNewAddress } from "../../support/calls/addresses";
import { freshEmail, login, registered } from "../../support/calls/auth";
import { authWords } from "../../support/pages/authWords";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage } from "../../support/pages/page";

/** What the meter says, from bad to good. */
const meter = {
  sv: {
    short: "För kort än så länge.",
    own: /^Lätt att gissa: det är gjort av ditt namn/,
    weak: "Lätt att gissa. Lägg till ett par ord.",
    strong: "Starkt lösenord.",
    refused: /^Lösenordet är lätt att gissa: det är gjort av ditt namn/,
  },
  en: {
    short: "Too short so far.",
    own: /^Easy to guess: it is made of your name/,
    weak: "Easy to guess. Add a couple of words.",
    strong: "Strong password.",
    refused: /^This password is easy to guess: it is made of your name/,
  },
};

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = authWords[language];
  const says = meter[language];

  test(`a new password is rated while it is typed, in ${language}`, { tag }, async ({ page }) => {
    await openPage(page, `${w.prefix}/customer/auth?mode=register`);
    const main = page.getByRole("main");
    const password = main.getByLabel(w.password, { exact: true });
    const status = main.getByRole("status");
    await main.getByLabel(w.name, { exact: true }).fill("Kajsa Åström");
    await main.getByLabel(w.email, { exact: true }).fill(freshEmail());
    await expect(status).toHaveText("");
    for (const [typed, said] of [
      ["kort", says.short],
      ["fotbollar", says.weak],
      ["kajsa.astrom85", says.own],
      ["fyra blå båtar seglar", says.strong],
    ] as const) {
      await password.fill(typed);
      await expect(status).toHaveText(said);
    }
    await password.fill("kajsa.astrom85");
    await expectNoOverflow(page);
    await expectSound(page);

    // It advises; what is refused is said by the server, at the field.
    await main.getByRole("button", { name: w.register, exact: true }).click();
    await expect(main.getByText(says.refused)).toBeVisible();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(says.refused);
    await password.fill("fotbollar");
    await main.getByRole("button", { name: w.register, exact: true }).click();
    await expect(page.getByText(w.created).first()).toBeVisible();
  });
}

test("too many wrong passwords say how long to wait, and lead to a new one @desktop", async ({ page }) => {
  const email = await registered();
  const place = fromNewAddress();
  for (let tries = 0; tries < 10; tries += 1) await login({ email, password: "fel" }, place);
  await page.setExtraHTTPHeaders(place);
  await openPage(page, "/customer/auth");
  const main = page.getByRole("main");
  await main.getByLabel(authWords.sv.email, { exact: true }).fill(email);
  await main.getByLabel(authWords.sv.password, { exact: true }).fill("fel igen");
  await main.getByRole("button", { name: authWords.sv.signIn, exact: true }).click();
  await expect(
    main.getByText(/^Det blev för många försök\. Försök igen om ungefär 1\d minuter\.$/),
  ).toBeVisible();
  await main.getByRole("link", { name: "Välj ett nytt lösenord, så kommer du in direkt" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/customer/auth/forgot");
});
