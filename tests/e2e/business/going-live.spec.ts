import { readFile } from "node:fs/promises";
import { formatDayLong, formatTime } from "@/lib/time/format";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { freshEmail, inbox, password, registered } from "../../support/calls/auth";
import { demoAccount, ownSalon } from "../../support/calls/business";
import { words as authWords } from "../../support/pages/authWords";
import { bookingWords, fillContact, payByCard } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { everyPair, pairwise } from "../../support/pages/languages";
import { expectAccessible, expectNoOverflow, expectSound, open, signInPage } from "../../support/pages/page";
import { connectPayouts } from "../../support/pages/payoutForm";
import {
  addFromList,
  closeOnHolidays,
  openWeek,
  priceService,
  register,
} from "../../support/pages/setUpByPages";

/* From registering to the first booking, and sharing the page. */

const words = {
  sv: {
    steps: "Steg för att komma i gång",
    addService: "Lägg upp en tjänst",
    setHours: "Ange öppettider",
    absences: "Frånvaro",
    details: /^Visa detaljer för/,
    noOffer: /^Ingen av dina tjänster går att boka än/,
    toServices: "Till tjänsterna",
    changeService: "Ändra: Lägg upp din första tjänst",
    trail: "Kom i gång",
    progress: (done: number) => `${done} av 6 steg klara`,
    noTimes: /^Det finns inga tider att boka än\./,
    live: "Nu kan kunder boka dig",
    promises: /Nu kan kunder boka dig|Du kan ta emot bokningar|Syns för kunder just nu/,
    copyLink: "Kopiera länken",
    linkCopied: "Länken är kopierad",
    text: "Text för sociala medier",
    copyText: "Kopiera texten",
    textCopied: "Texten är kopierad",
    download: "Ladda ner QR-koden",
    toSign: "Skylt att skriva ut",
    share: "Dela din sida",
    scan: "Boka tid här",
    notLive: "Kunder kan se sidan men inte boka än.",
    toSteps: "Se vad som återstår",
    print: "Skriv ut skylten",
  },
  en: {
    steps: "Steps to get started",
    addService: "Add a service",
    setHours: "Set opening hours",
    absences: "Time off",
    details: /^View details for/,
    noOffer: /^None of your services can be booked yet/,
    toServices: "To the services",
    changeService: "Change: Add your first service",
    trail: "Getting started",
    progress: (done: number) => `${done} of 6 steps done`,
    noTimes: /^There are no times to book yet\./,
    live: "Customers can book you now",
    promises: /customers can book you now|You can take bookings|Customers see it right now/i,
    copyLink: "Copy the link",
    linkCopied: "The link is copied",
    text: "Text for social media",
    copyText: "Copy the text",
    textCopied: "The text is copied",
    download: "Download the QR code",
    toSign: "A sign to print",
    share: "Share your page",
    scan: "Book a time here",
    notLive: "Customers can see the page, but not book yet.",
    toSteps: "See what is left",
    print: "Print the sign",
  },
} as const;

for (const { language } of everyPair) {
  const w = words[language];
  const a = authWords[language];
  const dashboard = `${a.prefix}/provider/dashboard`;

  test.describe(`set up in ${language}`, () => {
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

      const company = await register(page, language);
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
      await open(visit, `${b.prefix}${address.pathname}`);
      await expect(visit.getByRole("heading", { level: 1, name: company })).toBeVisible();
      await visit.getByRole("heading", { name: service }).getByRole("link").click();
      const form = visit.getByRole("form", { name: b.form });
      const time = form.locator("[name=startTime]:enabled").first();
      await time.check({ force: true });
      const startMs = Number(await time.inputValue());
      await fillContact(form, b, guestEmail);
      await form.getByRole("button", { name: b.pay }).click();
      await payByCard(visit, b);
      await expect(visit.getByRole("heading", { level: 1, name: b.done })).toBeVisible();
      await visit.context().close();

      // The agenda opens on the visit's day by itself, as the first that has one.
      await open(page, `${a.prefix}/provider/bookings`);
      const day = page.getByRole("region", {
        name: formatDayLong(localDateOf(startMs, HOME_TIME_ZONE), language),
      });
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

for (const { language, tag } of pairwise) {
  const w = words[language];
  const a = authWords[language];
  const dashboard = `${a.prefix}/provider/dashboard`;

  test.describe(`going live in ${language}`, { tag }, () => {
    test("the dashboard names each missing step in turn, and says that customers can book only after the last", async ({
      page,
    }) => {
      test.slow();
      const main = page.getByRole("main");
      const steps = page.getByRole("list", { name: w.steps });
      const promised = main.getByText(w.promises);
      await register(page, language);
      await expect(steps).toBeVisible();
      await expectSound(page);
      await steps.getByRole("button", { name: a.finishOnboarding }).click();
      await connectPayouts(page);
      await page.waitForURL((url) => url.pathname === dashboard);

      await steps.getByRole("link", { name: w.addService }).click();
      const service = await addFromList(page, language);
      await expectSound(page);
      // The public page says that there is no price yet, not that the service is free of charge.
      await open(page, `${a.prefix}/provider/share`);
      await main.getByRole("link", { name: /\/customer\/providers\// }).click();
      await expect(page.getByRole("listitem").filter({ hasText: service })).toContainText("Inget pris än");
      await open(page, dashboard);
      await expect(steps.getByText(w.noOffer)).toBeVisible();
      await steps.getByRole("link", { name: w.toServices }).click();
      await priceService(page, language, service, "450");

      // A quarter of an hour a day, and the service takes longer.
      await open(page, `${a.prefix}/provider/settings/hours`);
      await openWeek(page, language, { closes: "09:15" });
      await open(page, dashboard);
      await expect(steps.getByText(w.noTimes)).toBeVisible();
      await expect(promised).toHaveCount(0);

      await open(page, `${a.prefix}/provider/settings/hours`);
      await openWeek(page, language, { closes: "17:00" });
      await open(page, dashboard);
      await expect(page.getByRole("region", { name: w.live })).toBeVisible();
    });

    test("the way to the page is copied, downloaded and printed", async ({ page, context, browser }) => {
      const { email, service } = await ownSalon();
      const company = service.provider.company_name;
      await signInPage(page, { role: "provider", email, password });
      await open(page, dashboard);
      const card = page.getByRole("region", { name: w.live });
      await expectSound(page);

      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await card.getByRole("button", { name: w.copyLink }).click();
      await expect(card.getByText(w.linkCopied).first()).toBeAttached();
      const address = await copied();
      await card.getByLabel(w.text).fill(`Boka hos oss: ${address}`);
      await card.getByRole("button", { name: w.copyText }).click();
      await expect(card.getByText(w.textCopied).first()).toBeAttached();
      expect(await copied()).toBe(`Boka hos oss: ${address}`);

      const started = page.waitForEvent("download");
      await card.getByRole("link", { name: w.download }).click();
      const file = await started;
      expect(file.suggestedFilename()).toMatch(/^qr-salong.*\.svg$/);
      expect(await readFile(await file.path(), "utf8")).toMatch(/^<svg [^>]*viewBox=/);

      await card.getByRole("link", { name: w.toSign }).click();
      await expect(page.getByRole("heading", { level: 1, name: w.share })).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(w.scan)).toBeVisible();
      await expect(page.getByRole("button", { name: w.print })).toBeHidden();
      await expect(page.getByRole("banner")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await expectSound(page);

      const visit = await (await browser.newContext()).newPage();
      await visit.goto(address);
      await expect(visit.getByRole("heading", { level: 1, name: company })).toBeVisible();
      await expect(visit.getByText("Klippning").first()).toBeVisible();
      await visit.context().close();
    });

    test("the page to share, before customers can book, says so and leads to the steps", async ({ page }) => {
      await signInPage(page, { role: "provider", email: await registered("provider"), password });
      await open(page, `${a.prefix}/provider/share`);
      await expect(page.getByText(w.notLive)).toBeVisible();
      await page.getByRole("link", { name: w.toSteps }).click();
      await expect(page.getByRole("list", { name: w.steps })).toBeVisible();
    });

    test("the link that confirms the address is sent anew from its step", async ({ page }) => {
      const email = await registered("provider", { "Accept-Language": language });
      await expect.poll(async () => (await inbox().list(email)).length, { timeout: 20_000 }).toBe(1);
      await signInPage(page, { role: "provider", email, password });
      await open(page, dashboard);
      const step = page.getByRole("listitem").filter({ hasText: email });
      await step.getByRole("button", { name: a.sendAgain }).press("Enter");
      await expect(page.getByText(a.sentAgain)).toBeVisible();
      await expect.poll(async () => (await inbox().list(email)).length, { timeout: 20_000 }).toBe(2);
    });

    test("the steps and the page to share fit the narrowest phone, with twice the text too", async ({
      page,
    }) => {
      await signInPage(page, { role: "provider", email: await registered("provider"), password });
      await page.setViewportSize({ width: 320, height: 700 });
      for (const path of ["dashboard", "services", "share", "invoices"]) {
        await open(page, `${a.prefix}/provider/${path}`);
        await expectNoOverflow(page);
        await page.addStyleTag({ content: "html { font-size: 200% }" });
        await expectNoOverflow(page);
      }
    });
  });
}

test("a business that can be booked already is shown no steps @desktop", async ({ page }) => {
  await signInPage(page, { role: "provider", ...demoAccount("Salong Norr") });
  for (const path of ["services", "settings"]) {
    await open(page, `/provider/${path}`);
    await expect(page.getByRole("navigation", { name: words.sv.trail })).toHaveCount(0);
  }
  await open(page, "/provider/dashboard");
  await page.getByRole("link", { name: "Text, QR-kod och skylt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.sv.share })).toBeVisible();
  await expectAccessible(page);
});
