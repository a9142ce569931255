import { formatDayLong, formatTime } from "@/lib/time/format";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { confirmedProvider, freshEmail } from "../../support/calls/auth";
import { authWords } from "../../support/pages/authWords";
import { bookingWords, fillContact, payByCard } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { everyPair, pairwise } from "../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, pressChoice, signInPage } from "../../support/pages/page";
import { connectPayouts } from "../../support/pages/payoutForm";
import {
  addFromList,
  closeOnHolidays,
  goingLiveWords,
  openWeek,
  priceService,
  registerByPage,
} from "../../support/pages/setUpByPages";
import { password } from "../../support/password";

/* From registering to the first booking, and sharing the page. */

for (const { language, tag } of everyPair) {
  const w = goingLiveWords[language];
  const a = authWords[language];
  const dashboard = `${a.prefix}/provider/dashboard`;

  test.describe(`set up in ${language}`, { tag }, () => {
    test("a business sets itself up in its pages alone, and the first guest books it", async ({
      page,
      context,
      browser,
    }) => {
      test.slow();
      const main = page.getByRole("main");
      const steps = page.getByRole("list", { name: w.steps });
      const trail = page.getByRole("navigation", { name: w.trail });
      const promised = main.getByText(w.promises);
      const backToSteps = async (done: number) => {
        await trail.getByRole("link", { name: w.progress(done) }).click();
        await page.waitForURL((url) => url.pathname === dashboard);
        await expect(promised).toHaveCount(0);
      };

      const company = await registerByPage(page, language);
      await expect(steps).toBeVisible();
      await expect(promised).toHaveCount(0);

      await steps.getByRole("link", { name: w.addService }).click();
      const service = await addFromList(page, language, "450");
      await backToSteps(3);
      await expect(steps.getByRole("link", { name: w.changeService })).toBeVisible();

      await steps.getByRole("link", { name: w.setHours }).click();
      await openWeek(page, language, { withLunch: true });
      await main.getByRole("link", { name: w.absences, exact: true }).click();
      await closeOnHolidays(page, language);
      await backToSteps(4);

      await steps.getByRole("button", { name: a.finishOnboarding }).click();
      await connectPayouts(page);
      await page.waitForURL((url) => url.pathname === dashboard);
      const card = page.getByRole("region", { name: w.live });
      await expect(card).toBeVisible();
      await expect(steps).toHaveCount(0);
      await expectSound(page);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await card.getByRole("button", { name: w.copyLink }).click();
      await expect(card.getByText(w.linkCopied).first()).toBeAttached();
      const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));

      const b = bookingWords[language];
      const guestEmail = freshEmail();
      const visit = await (await browser.newContext()).newPage();
      await openPage(visit, `${b.prefix}${address.pathname}`);
      await expect(visit.getByRole("heading", { level: 1, name: company })).toBeVisible();
      await visit.getByRole("heading", { name: service }).getByRole("link").click();
      const form = visit.getByRole("form", { name: b.form });
      const time = form.locator("[name=startTime]:enabled").first();
      await pressChoice(time);
      const startMs = Number(await time.inputValue());
      await fillContact(form, b, guestEmail);
      await visit.getByRole("button", { name: b.pay }).click();
      await payByCard(visit, b);
      await expect(visit.getByRole("heading", { level: 1, name: b.done })).toBeVisible();
      await visit.context().close();

      // Where the calendar opens on today and nobody has booked it, a link leads to the first day that has bookings.
      await openPage(page, `${a.prefix}/provider/bookings`);
      const day = page.getByRole("region", {
        name: formatDayLong(localDateOf(startMs, HOME_TIME_ZONE), language),
        exact: true,
      });
      const onward = page.getByRole("link", { name: w.goToDay });
      await expect(day.or(onward)).toBeVisible();
      if (await onward.isVisible()) await onward.click();
      const entry = day
        .getByRole("listitem")
        .filter({ hasText: `${formatTime(startMs, HOME_TIME_ZONE)}–` })
        .filter({ hasText: "Test Testsson" });
      await expect(entry).toHaveCount(1);
      await expect(entry).toContainText(service);
      await entry.getByRole("link", { name: w.details }).click();
      const booking = page.getByRole("dialog");
      await expect(booking.getByText(guestEmail)).toBeVisible();
      await expect(booking.getByText(service).first()).toBeVisible();
    });
  });
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = goingLiveWords[language];
  const a = authWords[language];
  const dashboard = `${a.prefix}/provider/dashboard`;

  test.describe(`going live in ${language}`, { tag }, () => {
    test("the dashboard names each missing step in turn, and says that customers can book only after the last @deep", async ({
      page,
    }) => {
      test.slow();
      const main = page.getByRole("main");
      const steps = page.getByRole("list", { name: w.steps });
      const promised = main.getByText(w.promises);
      await registerByPage(page, language);
      await expect(steps).toBeVisible();
      await expectSound(page);
      await steps.getByRole("button", { name: a.finishOnboarding }).click();
      await connectPayouts(page);
      await page.waitForURL((url) => url.pathname === dashboard);

      await steps.getByRole("link", { name: w.addService }).click();
      const service = await addFromList(page, language);
      await expectSound(page);
      // The public page says that there is no price yet, not that the service is free of charge.
      await openPage(page, `${a.prefix}/provider/share`);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(w.scan)).toBeVisible();
      await expect(page.getByRole("button", { name: w.print })).toBeHidden();
      await expect(page.getByRole("banner")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await main.getByRole("link", { name: /\/customer\/providers\// }).click();
      await expect(page.getByRole("listitem").filter({ hasText: service })).toContainText("Inget pris än");
      await openPage(page, dashboard);
      await expect(steps.getByText(w.noOffer)).toBeVisible();
      await steps.getByRole("link", { name: w.toServices }).click();
      await priceService(page, language, service, "450");

      // A quarter of an hour a day, and the service takes longer.
      await openPage(page, `${a.prefix}/provider/settings/hours`);
      await openWeek(page, language, { closes: "09:15" });
      await openPage(page, dashboard);
      await expect(steps.getByText(w.noTimes)).toBeVisible();
      await expect(promised).toHaveCount(0);

      await openPage(page, `${a.prefix}/provider/settings/hours`);
      await openWeek(page, language, { closes: "17:00" });
      await openPage(page, dashboard);
      await expect(page.getByRole("region", { name: w.live })).toBeVisible();
    });

    test("the steps and the page to share fit the narrowest phone, with twice the text too @deep", async ({
      page,
    }) => {
      await signInPage(page, { role: "provider", email: await confirmedProvider(), password });
      await page.setViewportSize({ width: 320, height: 700 });
      for (const path of ["dashboard", "services", "share", "invoices"]) {
        await openPage(page, `${a.prefix}/provider/${path}`);
        await expectNoOverflow(page);
        await page.addStyleTag({ content: "html { font-size: 200% }" });
        await expectNoOverflow(page);
      }
    });
  });
}
