import { linkIn, registered } from "../../../support/calls/auth";
import { asSignedIn } from "../../../support/calls/business";
import { cookiesOf } from "../../../support/calls/http";
import { addColleague, loginAtBusiness } from "../../../support/calls/members";
import { authWords } from "../../../support/pages/authWords";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

const words = {
  sv: {
    prefix: "",
    first: "Bekräfta din e-postadress först",
    again: "Skicka mejlet igen",
    sent: /Vi har skickat en ny länk/,
    invite: "Bjud in Vera",
  },
  en: {
    prefix: "/en",
    first: "Confirm your email address first",
    again: "Send the email again",
    sent: /We have sent a new link/,
    invite: "Invite Vera",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];
  const { verify, verified } = authWords[language];

  test.describe(`inviting in ${language}`, { tag }, () => {
    test("is offered once the owner's address is confirmed, and sends the link for that before", async ({
      page,
    }) => {
      const email = await registered("provider", { "Accept-Language": language });
      await addColleague(asSignedIn(cookiesOf(await loginAtBusiness(email))), "Vera");
      await signInPage(page, { role: "provider", email, password });
      const access = `${w.prefix}/provider/settings/access`;
      await openPage(page, access);
      const main = page.getByRole("main");
      await expect(main.getByText(w.first)).toBeVisible();
      await expect(main.getByRole("button", { name: w.invite })).toHaveCount(0);
      await expectSound(page);
      await main.getByRole("button", { name: w.again }).click();
      await expect(main.getByText(w.sent)).toBeVisible();
      await expectSound(page);

      await openPage(page, await linkIn(email));
      await main.getByRole("button", { name: verify, exact: true }).click();
      await expect(page.getByText(verified)).toBeVisible();
      await openPage(page, new URL(access, page.url()).href);
      await expect(main.getByRole("button", { name: w.invite })).toBeVisible();
      await expect(main.getByText(w.first)).toHaveCount(0);
    });
  });
}
