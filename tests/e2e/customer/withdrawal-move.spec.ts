import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { bookTimeOf, ownSalon } from "../../support/calls/business";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { bookingStatus, openByLink } from "../../support/pages/ownBooking";
import { expectSound } from "../../support/pages/page";
import { byNow } from "../../support/pages/timeLimits";
import { sql } from "../../support/run/sql";

/* A customer moves a visit into the time in which the purchase can be withdrawn from. */

const words = {
  sv: {
    prefix: "",
    move: "Flytta tiden",
    earlier: "Tidigare dagar",
    moveTo: /^Flytta från .+ till /,
    ask: /^Jag vill att besöket blir av under ångerfristen/,
    missing: "Kryssa i rutan för att gå vidare. Besöket ligger inom ångerfristen.",
    moved: "Tiden är flyttad",
  },
  en: {
    prefix: "/en",
    move: "Move",
    earlier: "Earlier days",
    moveTo: /^Move from .+ to /,
    ask: /^I want the visit to take place within the withdrawal period/,
    missing: "Tick the box to go on. The visit is within the withdrawal period.",
    moved: "Your booking has been moved",
  },
} as const;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a visit is moved into the withdrawal period only by whoever asks for that, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const booked = await bookTimeOf(salon.service, timeOn(workdayAhead(30), 10));
    const token = await tokenIn(booked.email, "Din tid är bokad");
    await openByLink(page, w, { id: booked.id, token });
    await page.getByRole("button", { name: w.move, exact: true }).click();
    const drawer = page.getByRole("dialog");
    const day = drawer.locator(`label:has([value="${workdayAhead(5)}"])`);
    const earlier = drawer.getByRole("button", { name: w.earlier });
    await expect(async () => {
      if ((await day.count()) === 0) await earlier.click();
      await expect(day).toBeVisible(byNow);
    }).toPass();
    await day.click();
    const wanted = Date.parse(timeOn(workdayAhead(5), 11));
    await drawer.locator(`label:has([value="${wanted}"])`).click();
    const confirm = drawer.getByRole("button", { name: w.moveTo });
    await confirm.click();
    const box = drawer.getByRole("checkbox", { name: w.ask });
    await expect(box).toBeFocused();
    await expect(drawer.getByText(w.missing)).toBeInViewport();
    await expectSound(page);
    await box.check();
    await confirm.click();
    await expect(page.getByText(w.moved)).toHaveCount(1);
    await expect(bookingStatus(page)).toBeFocused();
    const kept = await sql("SELECT starts_at, early_start_version FROM bookings WHERE id = $1", [booked.id]);
    expect(kept).toEqual([{ starts_at: new Date(wanted), early_start_version: earlyStartVersion }]);
  });
}
