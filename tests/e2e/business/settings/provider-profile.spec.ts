import { ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound } from "../../../support/pages/page";
import { fieldLabelled, openProfile } from "../../../support/pages/profilePage";
import { pressSave } from "../../../support/pages/settingsPage";
import { profileWords } from "../../../support/words/profile";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = profileWords[language];

  test.describe(`the profile in ${language}`, { tag }, () => {
    test("what is typed stands on the card at once, and on the page once it is saved", async ({ page }) => {
      const salon = await ownSalon();
      await openProfile(page, salon.email, w);
      await expectSound(page);
      const card = page.getByRole("region", { name: w.card });
      await fieldLabelled(page, w.description).fill("Klipper barn utan tårar.");
      await fieldLabelled(page, w.phone).fill("031-12 34 56");
      await fieldLabelled(page, w.email).fill("hej@exempel.se");
      await fieldLabelled(page, w.street).fill("Storgatan 1");
      await fieldLabelled(page, w.city).fill("Goteborg");
      await expect(
        page.getByText(language === "sv" ? /mitten av Goteborg/ : /middle of Goteborg/),
      ).toBeVisible();
      await fieldLabelled(page, w.city).fill("Göteborg");
      await expect(page.getByText(w.town)).toBeVisible();
      await expect(card.getByText("Klipper barn utan tårar.")).toBeVisible();
      await expect(card.getByText("Göteborg")).toBeVisible();
      await pressSave(page, w);
      await page.getByRole("link", { name: w.seePage }).click();
      await expect(page.getByText(w.live)).toBeVisible();
      await expect(page.getByText("Klipper barn utan tårar.")).toBeVisible();
      await expect(page.getByRole("link", { name: "hej@exempel.se" })).toBeVisible();
      await expect(page.getByText("Storgatan 1").first()).toBeVisible();
      // The point is the middle of the town, not the business's address.
      await expect(page.getByRole("link", { name: w.directions })).toHaveCount(0);
      await page.getByRole("link", { name: w.toProfile }).click();
      await expect(fieldLabelled(page, w.city)).toHaveValue("Göteborg");
    });
  });
}
