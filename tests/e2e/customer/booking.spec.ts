import type { Page } from "@playwright/test";
import { maskedEmail } from "@/lib/bookings/customer/maskedEmail";
import { formatTime } from "@/lib/time/format";
import { freshEmail } from "../../support/calls/auth";
import { anyFreeSlot } from "../../support/calls/checkout";
import { bookingWords, fillContact, openForm, payByCard } from "../../support/pages/bookingForm";
import { expect, test } from "../../support/pages/browserTest";
import { pairwise } from "../../support/pages/languages";
import { expectAccessible, expectNoOverflow, openPage, whenLive } from "../../support/pages/page";
import { expectSaidOnce } from "../../support/pages/saidOnce";
import { sharedApp } from "../../support/run/context";
import { Inbox } from "../../support/run/inbox";

const words = {
  sv: {
    ...bookingWords.sv,
    stopped: "Du avbröt betalningen",
    payNow: "Betala nu",
    edit: "Ändra uppgifterna",
    chosen: /^Vald tid: /,
    subject: "Din tid är bokad",
    held: "hålls åt dig",
    noLonger: "inte ledig längre",
    whom: (email: string) => `För Test Testsson, ${email}`,
    until: "till",
    untilAlone: "Till",
    waiting: "Tiden väntar på betalning",
    see: "Se bokningen",
  },
  en: {
    ...bookingWords.en,
    stopped: "You stopped the payment",
    payNow: "Pay now",
    edit: "Change the details",
    chosen: /^Chosen time: /,
    subject: "Your time is booked",
    held: "is held for you",
    noLonger: "is no longer free",
    whom: (email: string) => `For Test Testsson, ${email}`,
    until: "until",
    untilAlone: "Until",
    waiting: "Your time is waiting for payment",
    see: "View the booking",
  },
} as const;

/** Records the text of every live region, on every page of the tab. */
const noteWhatIsSaid = (page: Page) =>
  page.addInitScript(() => {
    const note = () => {
      const said = [...document.querySelectorAll("[role=status], [role=alert]")].map(
        (each) => each.textContent,
      );
      sessionStorage.setItem("said", `${sessionStorage.getItem("said") ?? ""}${said.join()}`);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
const whatWasSaid = (page: Page) => page.evaluate(() => sessionStorage.getItem("said") ?? "");

/** The line that says where the confirmation went: nothing else on the page names the address. */
const mailedTo = (page: Page, email: string) => page.getByText(email);

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`booking in ${language}`, { tag }, () => {
    test("from the directory to the mail and the business's day", async ({ page, browser }) => {
      const { service, startTime } = await anyFreeSlot();
      const email = freshEmail();
      const form = await openForm(page, w, service.id, startTime);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await fillContact(form, w, email);
      await page.getByRole("button", { name: w.pay }).click();
      await page.waitForURL(/\/c\/|\/pay\/|checkout/);
      await payByCard(page, w);
      await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
      await expect(mailedTo(page, email)).toBeVisible();
      await expectSaidOnce(page, [service.name, service.provider.company_name]);
      await expectAccessible(page);
      await expectNoOverflow(page);

      const mail = await new Inbox(sharedApp().mailboxUrl).waitFor(email);
      expect(mail.subject).toContain(w.subject);
      expect(mail.text).toMatch(/ org\D+\d{6}-\d{4}/);
      expect(mail.attachments.some(({ filename }) => filename.endsWith(".ics"))).toBe(true);
      const link = /https?:\/\/\S+\/bookings\/\S+token=\S+/.exec(mail.text)?.[0] ?? "";
      const guest = await browser.newContext();
      const other = await guest.newPage();
      await other.goto(link);
      await expect(other.getByRole("heading", { level: 1, name: service.name })).toBeVisible();
      await guest.close();
    });

    test("the browser's back button from the payment page finds the held time, not a taken one, which is paid by another card when one is declined", async ({
      page,
    }) => {
      const { service, startTime } = await anyFreeSlot();
      await noteWhatIsSaid(page);
      const form = await openForm(page, w, service.id, startTime);
      await fillContact(form, w, freshEmail());
      await page.getByRole("button", { name: w.pay }).click();
      await expect(page.getByLabel(w.card[0])).toBeVisible();
      await page.goBack();
      const held = form.getByRole("status").filter({ hasText: w.held });
      await expect(held).toBeVisible();
      expect(await whatWasSaid(page)).not.toContain(w.noLonger);
      await expect(page.getByRole("button", { name: w.payNow })).toBeInViewport({ ratio: 1 });
      await held.getByRole("link").click();
      const pay = page.getByRole("link", { name: w.payNow });
      await expect(pay).toBeVisible();
      await expect(page).toHaveURL(/\/customer\/bookings\/cancel\?/);
      const stopped = page.url();
      await pay.click();
      await payByCard(page, w, "4000 0000 0000 0002");
      await expect(page.getByRole("alert").first()).toBeVisible();
      await payByCard(page, w);
      await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
      // The tab has the summary of this very checkout.
      const sessionId = new URL(page.url()).searchParams.get("session_id");
      const summary = await page.evaluate((id) => sessionStorage.getItem(`stund:checkout:${id}`), sessionId);
      expect(JSON.parse(summary ?? "{}")).toMatchObject({
        service: service.name,
        provider: service.provider.company_name,
        time: formatTime(Date.parse(startTime), "Europe/Stockholm"),
      });
      // What was typed has served its purpose.
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem("stund:booking-contact")))
        .toBeNull();
      // The page for those who did not pay does not say so to those who did.
      await page.goto(stopped);
      await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
      // What is paid is not offered again.
      await page.goto(`${w.prefix}/customer/services?focus=${service.id}`);
      await expect(form.locator("[name=startTime]").first()).toBeAttached();
      await expect(held).toHaveCount(0);
      await openPage(page, `${w.prefix}/customer`);
      await expect(page.locator("html")).not.toHaveAttribute("data-held");
    });

    test("a mistyped address is put right after going back, and the mail goes to the right one @deep", async ({
      page,
    }) => {
      test.slow();
      const { service, startTime } = await anyFreeSlot();
      const [typo, email] = [freshEmail(), freshEmail()];
      const form = await openForm(page, w, service.id, startTime);
      await fillContact(form, w, typo);
      await page.getByRole("button", { name: w.pay }).click();
      await expect(page.getByLabel(w.card[0])).toBeVisible();
      await page.goBack();
      // The form says for whom it is held and until when, and so does the page where it is paid or released.
      const held = form.getByRole("status").filter({ hasText: w.held });
      await expect(held).toContainText(new RegExp(`${w.whom(typo)}, ${w.until} \\d\\d:\\d\\d`));
      const [until = ""] =
        new RegExp(`${w.until} \\d\\d:\\d\\d`).exec((await held.textContent()) ?? "") ?? [];
      await held.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1, name: w.waiting })).toBeVisible();
      await expect(page.getByText(w.whom(typo))).toBeVisible();
      await expect(page.getByText(until.replace(w.until, w.untilAlone), { exact: true })).toBeVisible();
      await page.goBack();
      await held.getByRole("button", { name: w.edit }).click();
      await expect(form.getByLabel(w.name, { exact: true })).toBeFocused();
      await expect(form.getByRole("status").filter({ hasText: w.chosen })).toHaveCount(1);
      await page.getByRole("button", { name: w.pay }).click();
      await page.locator("a.back").click();
      await expect(page.getByRole("heading", { level: 1, name: w.stopped })).toBeVisible();
      await whenLive(page);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole("button", { name: w.edit }).click();
      await expect(form.getByRole("status").filter({ hasText: w.chosen })).toHaveCount(1);
      await expect(form.getByLabel(w.email, { exact: true })).toHaveValue(typo);
      await form.getByLabel(w.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: w.pay }).click();
      await payByCard(page, w);
      await expect(mailedTo(page, email)).toBeVisible();
      await whenLive(page);
      await page.getByRole("link", { name: w.see }).click();
      await expect(page.getByText(`Test Testsson, ${maskedEmail(email)}`)).toBeVisible();
      const inbox = new Inbox(sharedApp().mailboxUrl);
      expect((await inbox.waitFor(email)).subject).toContain(w.subject);
    });
  });
}
