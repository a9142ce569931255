import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { inbox } from "../../support/calls/auth";
import { bookTimeOf, ownSalon } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { addAli, openPeople } from "../../support/pages/people";
import { password } from "../../support/password";
import { peopleWords } from "../../support/words/people";

const words = {
  sv: {
    prefix: "",
    move: "Flytta",
    confirm: "Flytta bokningen",
    day: "Ny dag",
    time: "Ny tid",
    person: "Hos",
    needsTime: "Välj en ny tid.",
    moved: (time: string) => new RegExp(`^Flyttad till .*${time}$`),
    taken: "Test Testsson har 15:00, 30 min saknas.",
  },
  en: {
    prefix: "/en",
    move: "Move",
    confirm: "Move the booking",
    day: "New day",
    time: "New time",
    person: "With",
    needsTime: "Choose a new time.",
    moved: (time: string) => new RegExp(`^Moved to .*${time}$`),
    taken: "Test Testsson has 15:00, 30 min short.",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`the business moves a booking, and is told when somebody was faster, in ${language}`, { tag }, async ({
    page,
  }) => {
    const salon = await ownSalon();
    const day = workdayAhead(8);
    const booking = await bookTimeOf(salon.service, timeOn(day, 10));
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/bookings?booking=${booking.id}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: w.move, exact: true }).click();
    await dialog.getByLabel(w.day).waitFor();
    await dialog.getByRole("button", { name: w.confirm }).click();
    await expect(dialog.getByText(w.needsTime)).toBeVisible();
    await expectSound(page);

    await dialog.getByLabel(w.day).selectOption({ value: day });
    await dialog.getByLabel(w.time).selectOption({ value: timeOn(day, 15) });
    await bookTimeOf(salon.service, timeOn(day, 15));
    await dialog.getByRole("button", { name: w.confirm }).click();
    await expect(page.getByText(w.taken)).toBeVisible();
    await expect(dialog.getByText("10:00–10:30").first()).toBeVisible();
    await expect(dialog.getByLabel(w.day)).toHaveValue(day);

    await dialog.getByLabel(w.time).selectOption({ value: timeOn(day, 16) });
    await dialog.getByRole("button", { name: w.confirm }).click();
    await expect(page.getByRole("status").getByText(w.moved("16:00"))).toBeVisible();
    await expect(dialog.getByText("16:00–16:30").first()).toBeVisible();
    const letter = await inbox().waitFor(booking.email, "Ny tid");
    expect(letter.text).toContain("16:00");
  });

  test(`the business gives a booking to somebody else, in ${language}`, { tag }, async ({ page }) => {
    const salon = await ownSalon();
    await openPeople(page, salon.email, peopleWords[language]);
    await addAli(page, peopleWords[language]);
    const start = timeOn(workdayAhead(8), 10);
    const booking = await bookTimeOf(salon.service, start);
    const whose = async () => {
      const { body } = await salon.own.get<{ staff: { name: string } }>(
        `/providers/me/bookings/${booking.id}`,
      );
      return body.staff.name;
    };
    const other = (await whose()) === "Ali" ? "Maja" : "Ali";
    await openPage(page, `${w.prefix}/provider/bookings?booking=${booking.id}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: w.move, exact: true }).click();
    await dialog.getByLabel(w.person, { exact: true }).selectOption({ label: other });
    await dialog.getByLabel(w.day).selectOption({ value: workdayAhead(8) });
    await dialog.getByLabel(w.time).selectOption({ value: start });
    await expectSound(page);
    await dialog.getByRole("button", { name: w.confirm }).click();
    await expect(page.getByRole("status").getByText(w.moved("10:00"))).toBeVisible();
    expect(await whose()).toBe(other);
  });
}
