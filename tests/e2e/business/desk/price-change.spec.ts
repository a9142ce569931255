import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { ownSalon } from "../../../support/calls/business";
import { bookByPhone } from "../../../support/calls/desk";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

const words = {
  sv: {
    prefix: "",
    change: "Ändra priset",
    amount: "Nytt pris",
    save: "Spara priset",
    history: "Historik",
    told: "Priset ändrat från 420 kr till 350,50 kr av er",
  },
  en: {
    prefix: "/en",
    change: "Change the price",
    amount: "New price",
    save: "Save the price",
    history: "History",
    told: "Price changed from 420 kr to 350,50 kr by you",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a price that is changed is told in the history with what it was, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const { id } = await bookByPhone(salon, timeOn(workdayAhead(8), 14));
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/bookings?view=week&booking=${id}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: w.change }).click();
    const form = dialog.getByRole("region", { name: w.change });
    await form.getByLabel(w.amount).fill("350,50");
    await form.getByRole("button", { name: w.save, exact: true }).click();
    const newest = dialog.getByRole("region", { name: w.history }).getByRole("listitem").first();
    await expect(newest).toContainText(w.told);
    await expectSound(page);
  });
}
