import type { Browser, Page } from "@playwright/test";
import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, linkIn } from "../../../support/calls/auth";
import { bookTimeOf, ownSalon, signInBusiness } from "../../../support/calls/business";
import { authWords } from "../../../support/pages/authWords";
import { dialogWords } from "../../../support/pages/bookingDialog";
import { bookingWords, fillContact, openForm, payByCard } from "../../../support/pages/bookingForm";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import {
  expectAccessible,
  expectNoOverflow,
  openPage,
  signInPage,
  whenLive,
} from "../../../support/pages/page";
import { addPersonByPage, amount, openPeople, salonOfThree } from "../../../support/pages/people";
import { addServices, openServices } from "../../../support/pages/services";
import { password } from "../../../support/password";
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
    taken: /just bokad av någon annan/,
    details: (time: string) => new RegExp(`^Visa detaljer för .*${time}`),
    invite: `Bjud in ${ali}`,
    send: "Skicka inbjudan",
    waiting: "Väntar på svar",
    accept: "Tacka ja",
    owners: "Det här sköter ägaren",
  },
  en: {
    ...bookingWords.en,
    who: "With whom",
    anybody: "Anyone",
    service: "Service",
    subject: "Your time is booked",
    taken: /just booked that time/,
    details: (time: string) => new RegExp(`^View details for .*${time}`),
    invite: `Invite ${ali}`,
    send: "Send invitation",
    waiting: "Waiting for an answer",
    accept: "Accept",
    owners: "The owner takes care of this",
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

    test("with one person free, lets one of two simultaneous customers pay, and keeps what the other typed", async ({
      browser,
    }) => {
      const salon = await ownSalon();
      const [majaId] = await salonOfThree(browser, salon, [maja, ali, noor]);
      const startTime = timeOn(workdayAhead(9), 10);
      await bookTimeOf(salon.service, startTime, majaId);
      const guests = await Promise.all([strangersTab(browser), strangersTab(browser)]);
      const [first, second] = guests;
      for (const guest of guests) {
        const form = await openForm(guest, w, salon.service.id, startTime);
        // One asks for Ali, the other takes anybody: it is the same calendar.
        if (guest === first) await form.getByText(ali, { exact: true }).click();
        await expect(form.locator("[name=startTime]:checked")).toHaveCount(1);
        await fillContact(form, w, freshEmail());
      }
      await Promise.all(guests.map((guest) => guest.getByRole("button", { name: w.pay }).click()));
      const cardOf = (guest: Page) => guest.getByLabel(w.card[0]);
      const takenOf = (guest: Page) => guest.getByRole("alert").filter({ hasText: w.taken });
      for (const guest of guests) await expect(cardOf(guest).or(takenOf(guest))).toBeVisible();
      const isPaying = await Promise.all(guests.map((guest) => cardOf(guest).isVisible()));
      expect(isPaying.toSorted()).toEqual([false, true]);
      const loser = isPaying[0] ? second : first;
      await expect(takenOf(loser)).toBeVisible();
      const form = loser.getByRole("form", { name: w.form });
      await expect(form.getByLabel(w.name, { exact: true })).toHaveValue("Test Testsson");
      await expect(form.getByLabel(w.email, { exact: true })).toHaveValue(/@/);
      await expect(takenOf(loser).getByRole("button").first()).toBeFocused();
      await expectNoOverflow(loser);
      await expectAccessible(loser);
      for (const guest of guests) await guest.context().close();
    });

    test("shows a member their own bookings: no colleague's, no amounts, no pages of the owner", async ({
      page,
      browser,
    }) => {
      const salon = await ownSalon();
      const [majaId, aliId] = await salonOfThree(browser, salon, [maja, ali, noor]);
      const day = workdayAhead(9);
      const mine = await bookTimeOf(salon.service, timeOn(day, 10), aliId);
      const colleagues = await bookTimeOf(salon.service, timeOn(day, 11), majaId);
      const elsewhere = await signInBusiness("Salong Norr");
      const [other] = (await elsewhere.get<{ id: string }[]>("/providers/me/bookings?limit=1")).body;
      const numberOf = ({ id }: { id: string }) => id.slice(0, 8).toUpperCase();

      await signInPage(page, { role: "provider", email: salon.email, password });
      await openPage(page, at("/settings/access"));
      await page.getByRole("button", { name: w.invite }).click();
      const email = freshEmail();
      const a = authWords[language];
      await page.getByRole("dialog").getByLabel(a.email).fill(email);
      await page.getByRole("dialog").getByRole("button", { name: w.send }).click();
      await expect(page.getByText(w.waiting)).toBeVisible();
      // The owner has both, with what they bring.
      await openPage(page, `${at("/bookings")}?date=${day}`);
      for (const booking of [mine, colleagues])
        await expect(page.getByRole("main")).toContainText(numberOf(booking));
      await expect(page.getByRole("main")).toContainText(amount);

      const member = await strangersTab(browser);
      const main = member.getByRole("main");
      await openPage(member, at(`/invitation${new URL(await linkIn(email)).search}`));
      await main.getByLabel(a.password, { exact: true }).fill(password);
      await main.getByRole("button", { name: w.accept }).click();
      await member.waitForURL((url) => url.pathname === at("/dashboard"));

      // Another day, another browser.
      await member.context().clearCookies();
      await openPage(member, at("/auth"));
      await main.getByLabel(a.email, { exact: true }).fill(email);
      await main.getByLabel(a.password, { exact: true }).fill(password);
      await main.getByRole("button", { name: a.signIn, exact: true }).click();
      await member.waitForURL((url) => url.pathname === at("/dashboard"));
      await whenLive(member);
      await expect(main).toContainText(numberOf(mine));
      await expect(main).not.toContainText(amount);

      const bookings = `${at("/bookings")}?date=${day}`;
      await openPage(member, bookings);
      await expect(main).toContainText(numberOf(mine));
      await expect(main).not.toContainText(numberOf(colleagues));
      await expect(main).not.toContainText(amount);
      for (const id of [colleagues.id, other?.id]) {
        await openPage(member, `${bookings}&booking=${id}`);
        await expect(member.getByRole("dialog").getByText(dialogWords[language].missing)).toBeVisible();
        const answer = await member.request.get(`/providers/me/bookings/${id}`);
        expect(answer.status()).toBe(404);
      }
      for (const path of ["/invoices", "/services", "/settings", "/settings/people"]) {
        expect((await member.goto(at(path)))?.status()).toBe(403);
        await expect(member.getByRole("heading", { name: w.owners })).toBeVisible();
      }
      await member.context().close();
    });
  });
}
