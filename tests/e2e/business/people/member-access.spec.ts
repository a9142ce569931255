import type { Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, linkIn } from "../../../support/calls/auth";
import { bookTimeOf, ownSalon, signInBusiness } from "../../../support/calls/business";
import { dialogWords } from "../../../support/pages/bookingDialog";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, whenLive } from "../../../support/pages/page";
import { addPersonByPage, amount, openPeople } from "../../../support/pages/people";
import { password } from "../../../support/password";
import { peopleWords } from "../../../support/words/people";
import { settingsWords as settings } from "../../../support/words/settings";

const words = {
  sv: {
    prefix: "",
    invite: "Bjud in Vera",
    email: "E-post",
    send: "Skicka inbjudan",
    badEmail: /giltig e-postadress/,
    waiting: "Väntar på svar",
    password: "Lösenord",
    accept: "Tacka ja",
    myDay: "Min dag",
    bookings: "Bokningar",
    absences: "Frånvaro",
    calendars: "Kalendrar",
    onTheDay: "Visas samma dag som besöket, om du inte själv har flyttat det dit",
    owners: "Det här sköter ägaren",
    toDay: "Till min dag",
    save: "Spara",
    saved: "Sparat",
    end: "Avsluta inloggningen för Vera",
    confirmEnd: "Avsluta",
    none: "Ingen inloggning",
    gone: "Inbjudan gäller inte längre",
    menu: "Meny",
    account: "Konto",
    ownAccount: "Mitt konto",
    parts: ["E-post", "Lösenord", "Passkeys", "Här är du inloggad", "Språk", "Dina uppgifter"],
  },
  en: {
    prefix: "/en",
    invite: "Invite Vera",
    email: "Email",
    send: "Send invitation",
    badEmail: /valid email/,
    waiting: "Waiting for an answer",
    password: "Password",
    accept: "Accept",
    myDay: "My day",
    bookings: "Bookings",
    absences: "Time off",
    calendars: "Calendars",
    onTheDay: "Shown on the day of the visit, unless you moved it there yourself",
    owners: "The owner takes care of this",
    toDay: "To my day",
    save: "Save",
    saved: "Saved",
    end: "End the sign-in of Vera",
    confirmEnd: "End",
    none: "No sign-in",
    gone: "The invitation no longer works",
    menu: "Menu",
    account: "Account",
    ownAccount: "My account",
    parts: ["Email", "Password", "Passkeys", "Where you are signed in", "Language", "Your data"],
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];
  const at = (path: string) => `${w.prefix}/provider${path}`;

  /** The links of the header, which are folded on phones, by name. */
  const navigation = (page: Page) =>
    page.locator("header nav a").evaluateAll((links) => links.map((link) => link.textContent?.trim() ?? ""));

  test.describe(`a sign-in by invitation in ${language}`, { tag }, () => {
    test("opens the member's own bookings and absences alone, and ends with the next request once the owner ends it", async ({
      page,
      browser,
    }) => {
      test.slow();
      const { own, service, email: owner } = await ownSalon();
      await openPeople(page, owner, peopleWords[language]);
      await addPersonByPage(page, peopleWords[language], { ownName: "Maja", name: "Vera" });
      const [maja, vera] = (await own.get<{ id: string }[]>("/providers/me/staff")).body;
      const day = workdayAhead(9);
      const [elsewhere] = (
        await (await signInBusiness("Salong Norr")).get<[{ id: string }]>("/providers/me/bookings?limit=1")
      ).body;
      const [hers, others] = [
        await bookTimeOf(service, timeOn(day, 10), vera?.id),
        await bookTimeOf(service, timeOn(day, 11), maja?.id),
      ];

      // The owner invites.
      await openPage(page, at("/settings/access"));
      await expectSound(page);
      await page.getByRole("button", { name: w.invite }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(w.email).fill("vera");
      await dialog.getByRole("button", { name: w.send }).click();
      await expect(dialog.getByText(w.badEmail)).toBeVisible();
      await expectSound(page);
      const email = freshEmail();
      await dialog.getByLabel(w.email).fill(email);
      await dialog.getByRole("button", { name: w.send }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(w.waiting)).toBeVisible();
      await expectSound(page);

      // She accepts by the link of the mail.
      const context = await browser.newContext();
      const hersPage = await context.newPage();
      const link = new URL(await linkIn(email));
      const invitation = `${at("/invitation")}${link.search}`;
      await openPage(hersPage, new URL(invitation, page.url()).href);
      await expectSound(hersPage);
      await hersPage.getByLabel(w.password, { exact: true }).fill(password);
      await hersPage.getByRole("button", { name: w.accept }).click();
      await hersPage.waitForURL((url) => url.pathname === at("/dashboard"));
      await whenLive(hersPage);
      expect([...new Set(await navigation(hersPage))]).toEqual([
        w.myDay,
        w.bookings,
        w.absences,
        w.calendars,
      ]);
      await expectSound(hersPage);

      // Her own booking, without amount and contact; not her colleague's.
      const bookings = new URL(`${at("/bookings")}?date=${day}`, page.url()).href;
      await openPage(hersPage, bookings);
      await expect(hersPage.locator("main")).toContainText(hers.id.slice(0, 8).toUpperCase());
      await expect(hersPage.locator("main")).not.toContainText(others.id.slice(0, 8).toUpperCase());
      await expect(hersPage.locator("main")).not.toContainText(amount);
      await openPage(hersPage, `${bookings}&booking=${hers.id}`);
      await expect(hersPage.getByRole("dialog").getByText(w.onTheDay)).toBeVisible();
      await expect(hersPage.getByRole("dialog")).not.toContainText(amount);
      await expectSound(hersPage);

      // Her colleague's is no booking of hers, nor is one of another business.
      for (const { id } of [others, elsewhere]) {
        await openPage(hersPage, `${bookings}&booking=${id}`);
        await expect(hersPage.getByRole("dialog").getByText(dialogWords[language].missing)).toBeVisible();
        const answer = await hersPage.request.get(new URL(`/providers/me/bookings/${id}`, page.url()).href);
        expect(answer.status()).toBe(404);
      }

      // Her own absence.
      await openPage(hersPage, new URL(at("/settings/absences"), page.url()).href);
      await hersPage.getByRole("button", { name: settings[language].addAbsence }).click();
      await expectSound(hersPage);
      const from = hersPage.getByLabel(settings[language].from, { exact: true });
      const today = await from.inputValue();
      await from.fill("2026-03-02");
      await hersPage.getByRole("button", { name: w.save, exact: true }).press("Enter");
      await expect(from).toHaveAccessibleDescription(settings[language].dayOver);
      await from.fill(today);
      await hersPage.getByRole("button", { name: w.save, exact: true }).press("Enter");
      await expect(hersPage.getByText(w.saved, { exact: true })).toBeVisible();
      await expect(hersPage.getByRole("heading", { level: 1 })).toBeFocused();

      // Her own account, with nothing of the business.
      const banner = hersPage.getByRole("banner");
      await banner
        .locator("summary")
        .and(hersPage.getByLabel(tag === "@phone" ? w.menu : email))
        .click();
      await banner.getByRole("link", { name: w.account, exact: true }).filter({ visible: true }).click();
      await hersPage.waitForURL((url) => url.pathname === at("/settings/account"));
      const main = hersPage.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(w.ownAccount);
      await expect(main.getByRole("heading", { level: 2 })).toHaveText([...w.parts]);
      await expect(main.locator("a[download]")).toHaveCount(0);
      await expectSound(hersPage);

      // A page of the owner's.
      const answer = await hersPage.goto(new URL(at("/services"), page.url()).href);
      expect(answer?.status()).toBe(403);
      await expect(hersPage.getByRole("heading", { name: w.owners })).toBeVisible();
      await expectSound(hersPage);
      await hersPage.getByRole("link", { name: w.toDay }).click();
      await hersPage.waitForURL((url) => url.pathname === at("/dashboard"));

      // The link has been used.
      await openPage(hersPage, new URL(invitation, page.url()).href);
      await expect(hersPage.getByText(w.gone)).toBeVisible();
      await openPage(hersPage, new URL(at("/dashboard"), page.url()).href);

      // The owner ends it.
      await openPage(page, at("/settings/access"));
      await page.getByRole("button", { name: w.end }).click();
      const question = page.getByRole("alertdialog");
      await expectSound(page);
      await question.getByRole("button", { name: w.confirmEnd, exact: true }).click();
      await expect(page.getByText(w.none)).toBeVisible();
      await hersPage.reload();
      await hersPage.waitForURL((url) => url.pathname === at("/auth"));
      await context.close();
    });
  });
}
