import { ownSalon } from "../../../support/calls/business";
import { proveByPassword } from "../../../support/pages/authWords";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

/* Links out of a business's calendar, and the address of one elsewhere. */

const words = {
  sv: {
    prefix: "",
    make: /^Skapa länk för/,
    confirmMake: "Skapa länk",
    url: "Privat länk",
    fetched: /Senast hämtad/,
    never: /Ingen kalender har hämtat den än/,
    replace: /^Byt länk för/,
    confirmReplace: "Byt länk",
    end: /^Ta bort länken för/,
    confirmEnd: "Ta bort länken",
    none: "Ingen länk än.",
    address: "Adress i iCal-format",
    add: /^Lägg till kalender för/,
    wrong: /Adressen ska börja med https/,
    failing: /Kalendern har inte gått att läsa sedan/,
    unreachable: /Adressen svarar inte/,
    incomplete: /Filen kom inte fram hel/,
    uncertain: /^2 händelser gick inte att tolka helt/,
    skipped: /^En händelse har inget datum/,
    remove: /^Ta bort kalendern för/,
    confirmRemove: "Ta bort",
    noSource: "Ingen kalender än.",
    addForAll: "Lägg till kalender för Hela företaget",
    everybody: "Det som står här blockerar alla som jobbar hos er.",
  },
  en: {
    prefix: "/en",
    make: /^Create a link for/,
    confirmMake: "Create a link",
    url: "Private link",
    fetched: /Last fetched/,
    never: /No calendar has fetched it yet/,
    replace: /^Replace the link for/,
    confirmReplace: "Replace the link",
    end: /^Remove the link for/,
    confirmEnd: "Remove the link",
    none: "No link yet.",
    address: "Address in iCal format",
    add: /^Add a calendar for/,
    wrong: /The address must begin with https/,
    failing: /We have not been able to read the calendar since/,
    unreachable: /There is no answer from the address/,
    incomplete: /The file did not arrive whole/,
    uncertain: /^2 events could not be fully understood/,
    skipped: /^One event has no date/,
    remove: /^Remove the calendar for/,
    confirmRemove: "Remove",
    noSource: "No calendar yet.",
    addForAll: "Add a calendar for The whole business",
    everybody: "What is in this one blocks everybody who works here.",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`the calendars of a business in ${language}`, { tag }, () => {
    test("a link is made, shown once, fetched, replaced and ended", async ({ page, request }) => {
      const { email } = await ownSalon();
      await signInPage(page, { role: "provider", email, password });
      await openPage(page, `${w.prefix}/provider/settings/calendars`);
      await page.getByRole("button", { name: w.make }).click();
      await proveByPassword(page, w.confirmMake);
      const link = page.getByLabel(w.url);
      await expect(link).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
      await expect(page.getByText(w.never)).toBeVisible();
      await expectNoOverflow(page);
      await expectSound(page);
      const { pathname } = new URL(await link.inputValue());
      const file = await request.get(pathname);
      expect([file.status(), (await file.text()).slice(0, 15)]).toEqual([200, "BEGIN:VCALENDAR"]);
      await openPage(page, `${w.prefix}/provider/settings/calendars`);
      await expect(page.getByText(w.fetched)).toBeVisible();
      await expect(link).toHaveCount(0);
      await page.getByRole("button", { name: w.replace }).click();
      await proveByPassword(page, w.confirmReplace);
      await expect(link).toHaveValue(/\.ics$/);
      expect((await request.get(pathname)).status()).toBe(404);
      await page.getByRole("button", { name: w.end }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: w.confirmEnd }).click();
      await expect(page.getByText(w.none)).toBeVisible();
    });
  });
}
