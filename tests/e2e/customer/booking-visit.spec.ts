import { freshEmail, inbox, tokenIn } from "../../support/calls/auth";
import { demoAccount } from "../../support/calls/business";
import { anyFreeSlot } from "../../support/calls/checkout";
import { bookingWords, fillContact, openForm, payByCard } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { openByLink } from "../../support/pages/ownBooking";
import {
  expectAccessible,
  expectNoOverflow,
  openPage,
  pressByKeys,
  signInPage,
} from "../../support/pages/page";
import { sql } from "../../support/run/sql";

/* What is said of a visit with a booking: a comment to the business, and who comes. */

const words = {
  sv: {
    ...bookingWords.sv,
    comment: /^Hälsning till Salong Norr/,
    attendee: "Åt någon annan",
    who: "Vem kommer?",
  },
  en: {
    ...bookingWords.en,
    comment: /^Message to Salong Norr/,
    attendee: "For someone else",
    who: "Who is coming?",
  },
} as const;

const comment = "<b>Porten</b> är låst.\nRing på hos Ek.";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`in ${language}, a comment and an attendee are typed by keyboard where they are asked for, and read by the business alone, which finds them by the number`, {
    tag,
  }, async ({ page, browser }) => {
    const { service, startTime } = await anyFreeSlot(undefined, "Salong Norr");
    const email = freshEmail();
    const form = await openForm(page, w, service.id, startTime);
    await fillContact(form, w, email);
    await pressByKeys(page, form.getByRole("button", { name: w.comment }));
    await expect(form.getByLabel(w.comment)).toBeFocused();
    await page.keyboard.type(comment);
    await pressByKeys(page, form.getByRole("button", { name: w.attendee }));
    await expect(form.getByLabel(w.who)).toBeFocused();
    await page.keyboard.type("Vera Ek");
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(decodeURIComponent(page.url())).not.toMatch(/Porten|Vera/);
    await page.reload();
    await expect(form.getByLabel(w.comment)).toHaveValue(comment);
    await page.getByRole("button", { name: w.pay }).click();
    await payByCard(page, w);
    await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
    const number = (await page.locator("dd .tracking-wide").last().textContent()) ?? "";

    const subject = language === "sv" ? "Din tid är bokad" : "Your time is booked";
    const token = await tokenIn(email, subject);
    const mail = await inbox().waitFor(email, subject);
    expect(JSON.stringify(mail)).not.toMatch(/Porten|Vera Ek/);
    const [booking] = await sql<{ id: string }>("SELECT id FROM bookings WHERE customer_email = $1", [email]);
    const id = booking?.id ?? "";
    await openByLink(page, w, { id, token });
    await expect(page.getByText("<b>Porten</b> är låst.")).toBeVisible();
    await expect(page.getByText("Vera Ek")).toBeVisible();

    const owners = await browser.newPage();
    await signInPage(owners, { ...demoAccount("Salong Norr"), role: "provider" });
    await openPage(owners, `/provider/bookings?q=${number.toLowerCase()}`);
    await expect(owners.getByText(number).first()).toBeVisible();
    await openPage(owners, `/provider/bookings?booking=${id}`);
    const dialog = owners.getByRole("dialog");
    await expect(dialog.getByText("<b>Porten</b> är låst.")).toBeVisible();
    await expect(dialog.getByText("Vera Ek")).toBeVisible();
    await owners.close();
  });
}
