import type { Page } from "@playwright/test";
import { freshEmail } from "../../../support/calls/auth";
import { anyFreeSlot, type BookableService } from "../../../support/calls/checkout";
import { bookingWords, fillContact, openForm } from "../../../support/pages/bookingForm";
import { expect, test } from "../../../support/pages/browserTest";
import { holdCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, pressByKeys, whenLive } from "../../../support/pages/page";

/* A time that is held and not paid stands on the home page of whoever left its payment, as long as it is held. */

const words = {
  sv: {
    ...bookingWords.sv,
    back: "Välkommen tillbaka",
    waits: /^Väntar på betalning, hålls till \d\d:\d\d$/,
    payNow: "Betala nu",
    release: "Släpp tiden",
    released: "Tiden är släppt och syns för andra igen.",
    over: "Tiden hålls inte längre",
  },
  en: {
    ...bookingWords.en,
    back: "Welcome back",
    waits: /^Waiting for payment, yours until \d\d:\d\d$/,
    payNow: "Pay now",
    release: "Release the time",
    released: "The time has been released, and others can see it again.",
    over: "The time is no longer held",
  },
} as const;

type Words = (typeof words)["sv" | "en"];

const part = (page: Page, w: Words) => page.getByRole("region", { name: w.back });
const home = (w: Words) => `${w.prefix}/customer`;

/** A guest presses pay, and is on the payment page. Returns its address. */
async function leadToPayment(page: Page, w: Words): Promise<{ service: BookableService; payPage: string }> {
  const { service, startTime } = await anyFreeSlot();
  await fillContact(await openForm(page, w, service.id, startTime), w, freshEmail());
  await page.getByRole("button", { name: w.pay }).click();
  await expect(page.getByLabel(w.card[0])).toBeVisible();
  return { service, payPage: page.url() };
}

/** Opens home, and expects that nothing is asked and no place kept for a hold. */
async function expectNothingHeld(page: Page, w: Words): Promise<void> {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(request.url());
  });
  await openPage(page, home(w));
  await expect(part(page, w)).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-held");
  expect(posted).toEqual([]);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`an unpaid hold on the home page in ${language}`, { tag }, () => {
    test("leads a guest back to the same payment, moves nothing when it comes, and is gone once released", async ({
      page,
    }) => {
      await expectNothingHeld(page, w);
      const { service, payPage } = await leadToPayment(page, w);
      await page.goBack();
      const answer = await holdCalls(page, /\/customer$/, "POST");
      await openPage(page, home(w));
      const title = page.getByRole("heading", { level: 1 });
      const before = await title.boundingBox();
      answer();
      const own = part(page, w);
      await expect(own.getByRole("heading", { name: w.waits })).toBeVisible();
      await expect(own).toContainText(service.name);
      await expect.poll(() => title.boundingBox()).toEqual(before);
      await expectSound(page);
      await pressByKeys(page, own.getByRole("link", { name: w.payNow }));
      await expect(page).toHaveURL(payPage);
      await expect(page.getByLabel(w.card[0])).toBeVisible();

      await openPage(page, home(w));
      await pressByKeys(page, own.getByRole("link").filter({ has: page.locator("time") }));
      await expect(page).toHaveURL(/\/customer\/bookings\/cancel\?/);
      await whenLive(page);
      await page.getByRole("button", { name: w.release }).click();
      await expect(page.getByText(w.released).first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(w.over);
      await expectNothingHeld(page, w);
    });
  });
}
