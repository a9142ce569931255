import type { Page } from "@playwright/test";
import { freshEmail, linkIn, password } from "../support/auth";
import { expect, test } from "../support/browserTest";
import { bookTimeOf, ownSalon } from "../support/business";
import { timeOn, workdayAhead } from "../support/daysAhead";
import { addColleague } from "../support/members";
import { expectSound, open, signInPage, whenLive } from "../support/page";
import { pairwise } from "../support/spread";
import { sql } from "../support/sql";

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
    onTheDay: "Visas samma dag som besöket",
    owners: "Det här sköter ägaren",
    toDay: "Till min dag",
    addAbsence: "Lägg till frånvaro",
    save: "Spara",
    saved: "Sparat",
    end: "Avsluta inloggningen för Vera",
    confirmEnd: "Avsluta",
    none: "Ingen inloggning",
    gone: "Inbjudan gäller inte längre",
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
    absences: "Absences",
    onTheDay: "Shown on the day of the visit",
    owners: "The owner takes care of this",
    toDay: "To my day",
    addAbsence: "Add absence",
    save: "Save",
    saved: "Saved",
    end: "End the sign-in of Vera",
    confirmEnd: "End",
    none: "No sign-in",
    gone: "The invitation no longer works",
  },
} as const;

for (const { language, tag } of pairwise) {
  const w = words[language];
  const at = (path: string) => `${w.prefix}/provider${path}`;

  /** The links of the header, which are folded on phones, by name. */
  const navigation = (page: Page) =>
    page.locator("header nav a").evaluateAll((links) => links.map((link) => link.textContent?.trim() ?? ""));

  test.describe(`a sign-in by invitation in ${language}`, { tag }, () => {
    test("leads from the mail to one's own day, shows only what is one's own, and ends at once", async ({
      page,
      browser,
    }) => {
      const { own, service, email: owner } = await ownSalon();
      const vera = await addColleague(own, "Vera");
      const day = workdayAhead(9);
      const [hers, others] = [
        await bookTimeOf(service, timeOn(day, 10)),
        await bookTimeOf(service, timeOn(day, 11)),
      ];
      await sql("UPDATE bookings SET staff_member_id = $2 WHERE id = $1", [hers.id, vera]);

      // The owner invites.
      await signInPage(page, { role: "provider", email: owner, password });
      await open(page, at("/settings/access"));
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
      await open(hersPage, new URL(invitation, page.url()).href);
      await expectSound(hersPage);
      await hersPage.getByLabel(w.password, { exact: true }).fill(password);
      await hersPage.getByRole("button", { name: w.accept }).click();
      await hersPage.waitForURL((url) => url.pathname === at("/dashboard"));
      await whenLive(hersPage);
      expect([...new Set(await navigation(hersPage))]).toEqual([w.myDay, w.bookings, w.absences]);
      await expectSound(hersPage);

      // Her own booking, without amount and contact; not her colleague's.
      const bookings = new URL(`${at("/bookings")}?date=${day}`, page.url()).href;
      await open(hersPage, bookings);
      await expect(hersPage.locator("main")).toContainText(hers.id.slice(0, 8).toUpperCase());
      await expect(hersPage.locator("main")).not.toContainText(others.id.slice(0, 8).toUpperCase());
      await expect(hersPage.locator("main")).not.toContainText(/\d kr|SEK/);
      await open(hersPage, `${bookings}&booking=${hers.id}`);
      await expect(hersPage.getByRole("dialog").getByText(w.onTheDay)).toBeVisible();
      await expect(hersPage.getByRole("dialog")).not.toContainText(/\d kr|SEK/);
      await expectSound(hersPage);

      // Her own absence.
      await open(hersPage, new URL(at("/settings/absences"), page.url()).href);
      await hersPage.getByRole("button", { name: w.addAbsence }).click();
      await expectSound(hersPage);
      await hersPage.getByRole("button", { name: w.save, exact: true }).click();
      await expect(hersPage.getByText(w.saved, { exact: true })).toBeVisible();

      // What is the owner's.
      const answer = await hersPage.goto(new URL(at("/services"), page.url()).href);
      expect(answer?.status()).toBe(403);
      await expect(hersPage.getByRole("heading", { name: w.owners })).toBeVisible();
      await expectSound(hersPage);
      await hersPage.getByRole("link", { name: w.toDay }).click();
      await hersPage.waitForURL((url) => url.pathname === at("/dashboard"));

      // The link has done its part.
      await open(hersPage, new URL(invitation, page.url()).href);
      await expect(hersPage.getByText(w.gone)).toBeVisible();
      await open(hersPage, new URL(at("/dashboard"), page.url()).href);

      // The owner ends it.
      await open(page, at("/settings/access"));
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
