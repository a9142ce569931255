import type { Browser, Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, linkIn } from "../../../support/calls/auth";
import { ownSalon } from "../../../support/calls/business";
import { bookingWords, fillContact, openForm, payByCard } from "../../../support/pages/bookingForm";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectAccessible, expectNoOverflow, openPage } from "../../../support/pages/page";
import { addPersonByPage, openPeople } from "../../../support/pages/people";
import { addServices, openServices } from "../../../support/pages/services";
import { peopleWords } from "../../../support/words/people";
import { serviceWords } from "../../../support/words/services";

/* A salon of three: Maja and Ali do colour, Noor does not. */

const colour = "Färg";
const [maja, ali, noor] = ["Maja Lind", "Ali Demir", "Noor Amin"];

const words = {
  sv: {
    ...bookingWords.sv,
    who: "Hos vem",
    anybody: "Vem som helst",
    service: "Tjänst",
    subject: "Din tid är bokad",
    details: (time: string) => new RegExp(`^Visa detaljer för .*${time}`),
  },
  en: {
    ...bookingWords.en,
    who: "With whom",
    anybody: "Anyone",
    service: "Service",
    subject: "Your time is booked",
    details: (time: string) => new RegExp(`^View details for .*${time}`),
  },
} as const;

type Words = (typeof words)[keyof typeof words];

/** A tab of somebody else's browser. */
const strangersTab = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

type Wish = { serviceId: string; startTime: string; who?: string };

/** Books as a guest in a browser of their own, with whoever is asked for. @returns the guest's address and what is open */
async function bookAsNewGuest(browser: Browser, w: Words, { serviceId, startTime, who }: Wish) {
  const page = await strangersTab(browser);
  const email = freshEmail();
  const form = await openForm(page, w, serviceId, startTime);
  await form.getByText(who ?? w.anybody, { exact: true }).click();
  await expect(form.getByRole("radio", { name: who ?? w.anybody })).toBeChecked();
  // The times of the person are asked for, and the same one is chosen again.
  await expect(form.locator("[name=startTime]:checked")).toHaveCount(1);
  await fillContact(form, w, email);
  await page.getByRole("button", { name: w.pay }).click();
  await payByCard(page, w);
  await expect(page.getByRole("heading", { level: 1, name: w.done })).toBeVisible();
  return { page, email };
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];
  const at = (path: string) => `${w.prefix}/provider${path}`;

  test.describe(`a salon of three in ${language}`, { tag }, () => {
    test("set up by its owner, is booked with the person asked for, and for anybody with the least booked one", async ({
      page,
      browser,
    }) => {
      test.slow();
      const salon = await ownSalon();
      await openServices(page, serviceWords[language], salon.email);
      await addServices(page, serviceWords[language], colour);
      const p = peopleWords[language];
      await openPeople(page, salon.email, p);
      await addPersonByPage(page, p, { ownName: maja, name: ali });
      await addPersonByPage(page, p, { name: noor, without: [colour] });
      await expect(page.getByRole("row").filter({ hasText: noor })).toContainText(p.someServices);

      // The guest finds colour at the business, and who does it.
      const day = workdayAhead(8);
      const look = await strangersTab(browser);
      await openPage(look, `${w.prefix}/customer/providers/${salon.service.provider.id}`);
      await look.getByRole("heading", { name: colour }).getByRole("link").click();
      const form = look.getByRole("form", { name: w.form });
      const who = form.getByRole("group", { name: w.who });
      await expect(who.getByRole("radio", { name: maja })).toBeAttached();
      await expect(who.getByRole("radio", { name: noor })).toHaveCount(0);
      const serviceId = await form.getByLabel(w.service, { exact: true }).inputValue();
      await form.getByLabel(w.service, { exact: true }).selectOption({ value: salon.service.id });
      await expect(who.getByRole("radio", { name: noor })).toBeAttached();
      await expectNoOverflow(look);
      await expectAccessible(look);
      await look.context().close();

      // Maja is the first of the list, and asked for; the next one gets Ali, then it is even and Maja's turn.
      const expected = [
        { hour: 10, who: maja, whose: maja },
        { hour: 14, whose: ali },
        { hour: 16, whose: maja },
      ];
      for (const { hour, whose, ...wish } of expected) {
        const startTime = timeOn(day, hour);
        const { page: guest, email } = await bookAsNewGuest(browser, w, { serviceId, startTime, ...wish });
        await expect(guest.getByRole("main").getByText(whose).first()).toBeVisible();
        if (wish.who) {
          await openPage(guest, await linkIn(email, w.subject));
          await expect(guest.getByRole("heading", { level: 1, name: colour })).toBeVisible();
          await expect(guest.getByRole("main").getByText(whose).first()).toBeVisible();
        }
        await guest.context().close();
      }

      await openPage(page, `${at("/bookings")}?date=${day}`);
      for (const { hour, whose } of expected) {
        const details = page.getByRole("link", { name: w.details(`${hour}:00`) });
        await expect(page.getByRole("listitem").filter({ has: details })).toContainText(whose);
      }
    });
  });
}
