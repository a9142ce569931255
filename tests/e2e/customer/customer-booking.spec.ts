import type { Page } from "@playwright/test";
import { formatSek } from "@/lib/money/format";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { bookAsGuest, type Held } from "../../support/builders/bookedTimes";
import { inbox } from "../../support/calls/auth";
import { postCheckout, wish } from "../../support/calls/checkout";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { bookingStatus, openByLink, ownBookingWords } from "../../support/pages/ownBooking";
import { expectSound } from "../../support/pages/page";
import { sql } from "../../support/run/sql";

const words = {
  sv: {
    prefix: "",
    ...ownBookingWords.sv,
    keep: "Behåll tiden",
    refund: (amount: string) => `Du får tillbaka ${amount}`,
    /** The worker may have had the refund made already. */
    goesBack: (amount: string) => new RegExp(`${amount} är (på väg tillbaka|återbetalda)`),
    isCancelled: "Bokningen är avbokad",
    move: "Flytta tiden",
    choose: "Välj en ny tid",
    present: "Din tid nu",
    next: "Nästa lediga",
    moveTo: /^Flytta från .+ till /,
    moved: "Tiden är flyttad",
    justTaken: /just bokad av någon annan\. Din bokning står kvar/,
  },
  en: {
    prefix: "/en",
    ...ownBookingWords.en,
    keep: "Keep the time",
    refund: (amount: string) => `You get ${amount} back`,
    goesBack: (amount: string) => new RegExp(`${amount} (is on its way back|has been refunded)`),
    isCancelled: "The booking is cancelled",
    move: "Move",
    choose: "Choose a new time",
    present: "Your time",
    next: "Next free",
    moveTo: /^Move from .+ to /,
    moved: "Your booking has been moved",
    justTaken: /just booked that time\. Your booking is unchanged/,
  },
} as const;

const board = (page: Page) => page.locator("section.on-board").first();
const priceOf = ({ service }: Held, language: string) =>
  formatSek(service.price * 100, language === "en" ? "en" : "sv");

/** Holds a time with everybody who could do it, so that it is taken for whoever has it on the screen. */
const takeAll = ({ service }: Held, startTime: string) =>
  Promise.all(Array.from({ length: 6 }, () => postCheckout(wish(service, startTime))));

/** Picks the first free time that is offered; returns its instant. */
async function pickFirstTime(page: Page): Promise<string> {
  const free = page.locator("[name=startTime]:enabled");
  const slot = page.getByRole("dialog").locator("label").filter({ has: free }).first();
  await slot.click();
  const chosen = slot.locator("input");
  await expect(chosen).toBeChecked();
  return new Date(Number(await chosen.inputValue())).toISOString();
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`one's own booking in ${language}`, { tag }, () => {
    test("is cancelled by the link of its mail, with the refund told before", async ({ page }) => {
      const booked = await bookAsGuest();
      const amount = priceOf(booked, language);
      await openByLink(page, w, booked);
      await expectSound(page);
      const button = page.getByRole("button", { name: w.cancel, exact: true });
      await button.click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText(booked.service.name);
      await expect(dialog).toContainText(w.refund(amount));
      await expectSound(page);
      await dialog.getByRole("button", { name: w.keep }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await dialog.getByRole("button", { name: w.cancel, exact: true }).click();
      await expect(page.getByText(w.isCancelled)).toHaveCount(1);
      await expect(dialog).toBeHidden();
      await expect(bookingStatus(page)).toContainText(w.cancelled);
      await expect(bookingStatus(page)).toContainText(w.goesBack(amount));
      await expect(bookingStatus(page)).toBeFocused();
      await expect(button).toHaveCount(0);
      await expectSound(page);

      const mail = await inbox().waitFor(booked.email, "Avbokat");
      expect(mail.text).toContain(priceOf(booked, "sv"));
      const [owner] = await sql<{ email: string }>("SELECT email FROM providers WHERE id = $1", [
        booked.service.provider.id,
      ]);
      await inbox().waitFor(owner?.email ?? "", "Avbokat");
    });

    test("is moved in two taps, with the nearest times when one was just taken", async ({ page }) => {
      const booked = await bookAsGuest();
      await openByLink(page, w, booked);
      await page.getByRole("button", { name: w.move, exact: true }).click();
      const drawer = page.getByRole("dialog");
      await expect(drawer.getByRole("button", { name: w.choose })).toBeDisabled();
      const present = page.locator(`input[value="${Date.parse(booked.startTime)}"]`);
      await expect(drawer.locator("label").filter({ has: present })).toContainText(w.present);
      await expect(present).toBeDisabled();
      await drawer.getByRole("button", { name: w.next }).click();
      const wanted = await pickFirstTime(page);
      const confirm = drawer.getByRole("button", { name: w.moveTo });
      await expect(confirm).toBeEnabled();
      await expectSound(page);

      await takeAll(booked, wanted);
      await confirm.click();
      const gone = drawer.getByRole("alert").filter({ hasText: w.justTaken });
      await expect(gone).toBeVisible();
      await expectSound(page);
      await expect(gone.getByRole("button").first()).toBeFocused();
      await gone.getByRole("button").first().click();
      await expect(confirm).toBeFocused();
      await confirm.click();
      await expect(page.getByText(w.moved)).toHaveCount(1);
      await expect(drawer).toBeHidden();
      await expect(bookingStatus(page)).toBeFocused();

      const [row] = await sql<{ starts_at: Date; time_zone: string }>(
        "SELECT starts_at, time_zone FROM bookings WHERE id = $1",
        [booked.id],
      );
      const movedMs = row?.starts_at.getTime() ?? 0;
      const timeZone = row?.time_zone ?? "";
      expect(new Date(movedMs).toISOString()).not.toBe(booked.startTime);
      const locale = language === "en" ? "en" : "sv";
      await expect(board(page)).toContainText(formatDay(localDateOf(movedMs, timeZone), locale));
      await expect(board(page)).toContainText(formatTime(movedMs, timeZone));
      await inbox().waitFor(booked.email, "Ny tid");
    });
  });
}

const w = words.sv;

test("a purchase is withdrawn from in two steps, with a receipt by mail @phone", async ({ page }) => {
  const booked = await bookAsGuest();
  await sql("UPDATE bookings SET free_cancellation_until = now() - interval '1 hour' WHERE id = $1", [
    booked.id,
  ]);
  await openByLink(page, w, booked);
  const dialog = page.getByRole("alertdialog");
  await page.getByRole("button", { name: w.cancel, exact: true }).click();
  await expect(dialog).toContainText("Ångrar du köpet i stället för att avboka får du tillbaka");
  await expect(page.getByRole("button", { name: "Ångra köpet här", includeHidden: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Ångra köpet i stället" }).click();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Fortsätt" }).click();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Bekräfta att jag ångrar köpet" }).click();
  await expect(bookingStatus(page)).toContainText("Du ångrade köpet");
  await expect(bookingStatus(page)).toBeFocused();
  const kinds = await sql<{ kind: string }>("SELECT kind FROM outbox_mails WHERE booking_id = $1", [
    booked.id,
  ]);
  expect(kinds.map(({ kind }) => kind)).toContain("booking_cancelled");
});
