import { usualAccounts } from "@/lib/bookkeeping/accounts";
import { daysBetween, type LocalDate } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { freshEmail } from "../../support/calls/auth";
import { type OwnSalon, ownSalon } from "../../support/calls/business";
import { type ReadSie, readSie } from "../../support/calls/readSie";
import { cancelOpened } from "../../support/pages/bookingDialog";
import { expect, test } from "../../support/pages/browserTest";
import { pressPlace } from "../../support/pages/dayGrid";
import {
  bookOnline,
  dayWords,
  dragElsaOntoBo,
  giveGoodwill,
  moveElsa,
  payByLink,
} from "../../support/pages/dayInTheLife";
import { deskWords, fillNewCustomer, openNewBooking, ownBookings } from "../../support/pages/desk";
import {
  earnedOnOverview,
  fetchFile,
  figuresOf,
  financeWords,
  sumsOfTable,
} from "../../support/pages/financePage";
import { pairwise } from "../../support/pages/languages";
import { openPage, pressChoice, signInPage, todayForATest } from "../../support/pages/page";
import { byNow } from "../../support/pages/timeLimits";
import { password } from "../../support/password";
import { sharedApp } from "../../support/run/context";
import { daysLater, readChargesNow } from "../../support/run/sql";
import { balanceTransactions, intentOf, steerStripe } from "../../support/run/standIn";
import { dayGridWords } from "../../support/words/dayGrid";

/*
 * A business's day, from its bookings to its books: every visit costs 420 kr, of which the product takes 21 kr online and
 * nothing of what the business books itself. All is done on the pages, but for the passing of time and what the bank does.
 */

/** What Stripe takes of a card payment of 420 kr, and for a dispute. */
const [chargeFeeOre, disputeFeeOre] = [810, 20_000];

/** Anna, Bo and Cilla paid online, Moa by her link, Nils on the spot; Cilla got it all back, Anna 120.50 kr. */
const ledger = {
  payment: 4 * 42_000,
  on_site: 42_000,
  commission: -3 * 2_100,
  // 21 kr of Cilla's, and of Anna's 21 × 120.50 / 420 = 6.025 kr.
  commission_returned: 2_100 + 603,
  refund: -42_000 - 12_050,
  dispute: -42_000,
  stripe_fee: -4 * chargeFeeOre - disputeFeeOre,
};
const { on_site: onSiteOre, stripe_fee: _fee, ...moved } = ledger;
const soldOre = ledger.payment + ledger.on_site + ledger.refund + ledger.dispute;
const earnedOre = soldOre + ledger.commission + ledger.commission_returned;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

/** What the stand-in says of the balance, in the ledger's words. */
async function stripesOwn(account: string) {
  const all = await balanceTransactions(account);
  const ofType = (type: string) =>
    sumOf(all.filter((each) => each.type === type).map(({ amount }) => amount));
  const fees = (type: string) =>
    -sumOf(
      all.flatMap(({ fee_details }) =>
        fee_details.filter((fee) => fee.type === type).map((fee) => fee.amount),
      ),
    );
  return {
    sums: {
      payment: ofType("charge"),
      commission: fees("application_fee"),
      commission_returned: ofType("application_fee_refund"),
      refund: ofType("refund"),
      dispute: ofType("adjustment"),
      stripe_fee: fees("stripe_fee"),
    },
    balanceOre: sumOf(all.map(({ net }) => net)),
  };
}

const bookedOn = ({ vouchers }: ReadSie, account: string) =>
  sumOf(
    vouchers.flatMap(({ lines }) => lines.filter((line) => line.account === account).map(({ ore }) => ore)),
  );

/** Yesterday is the day that the bookings were made for. */
async function dayPasses(salon: OwnSalon, day: LocalDate): Promise<LocalDate> {
  const today = localDateOf(Date.now(), HOME_TIME_ZONE);
  const all = await ownBookings(salon);
  expect(all).toHaveLength(6);
  for (const { id } of all) await daysLater(id, daysBetween(today, day) + 1);
  return localDateOf(Date.parse(timeOn(today, 12)) - 86_400_000, HOME_TIME_ZONE);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const [w, grid, desk, money] = [
    dayWords[language],
    dayGridWords[language],
    deskWords[language],
    financeWords[language],
  ];

  test(`a day in the life of a salon ends with pages, books and Stripe agreeing to the öre, in ${language}`, {
    tag,
  }, async ({ page, browser, isMobile }) => {
    test.slow();
    await todayForATest();
    const salon = await ownSalon();
    const day = workdayAhead(8);
    const idOf = async (name: string) =>
      (await ownBookings(salon)).find((booking) => booking.customer_name === name)?.id ?? "";
    /** The form is left once it is booked: another address that is opened before that would be interrupted. */
    const isBooked = async () => {
      await expect(page.getByText(desk.booked)).toBeVisible();
      await page.waitForURL((url) => !url.searchParams.has("new"));
    };
    const dayPage = (date: LocalDate, id = "") =>
      openPage(page, `${grid.prefix}/provider/bookings?date=${date}${id === "" ? "" : `&booking=${id}`}`);

    await test.step("three customers book and pay online", async () => {
      for (const [name, hour] of [
        ["Anna Al", 9],
        ["Bo Ek", 11],
        ["Cilla Dahl", 14],
      ] as const)
        await bookOnline(browser, salon, { language, startTime: timeOn(day, hour), name });
    });

    await test.step("one books by phone, one walks in and pays by Swish, one is sent a link and pays it", async () => {
      const phone = await openNewBooking(page, desk, salon, `${day}T10:00`);
      await fillNewCustomer(phone, desk, { name: "Elsa Berg", phone: "070-174 06 30" });
      await phone.getByRole("button", { name: desk.book("420") }).click();
      await isBooked();

      const walkIn = await openNewBooking(page, desk, salon, `${day}T13:00`);
      await fillNewCustomer(walkIn, desk, { name: "Nils Ek", phone: "070-174 06 31" });
      await walkIn.getByText(desk.paid, { exact: true }).click();
      await walkIn.getByText(desk.swish, { exact: true }).click();
      await pressChoice(walkIn.locator("[name=source][value=desk]"));
      await walkIn.getByRole("button", { name: desk.book("420") }).click();
      await isBooked();

      const email = freshEmail();
      const link = await openNewBooking(page, desk, salon, `${day}T15:00`);
      await fillNewCustomer(link, desk, { name: "Moa Lind", email });
      await link.getByText(desk.link, { exact: true }).click();
      await link.getByRole("button", { name: desk.book("420") }).click();
      await isBooked();
      await payByLink(browser, email, language);
    });

    await test.step("one is moved, and cannot be moved onto another", async () => {
      await moveElsa(page, language, { id: await idOf("Elsa Berg"), day, isMobile });
      await dragElsaOntoBo(page, language, isMobile);
    });

    await test.step("an absence falls on a booking, which is cancelled and paid back", async () => {
      await signInPage(page, { role: "provider", email: salon.email, password });
      await dayPage(day);
      await pressPlace(page, 0, 13 * 60 + 45, isMobile);
      await page.getByRole("button", { name: grid.block, exact: true }).click();
      const blocking = page.getByRole("dialog");
      // The gap ends where the next booking begins; the absence does not.
      await blocking.getByLabel(w.from, { exact: true }).fill("13:45");
      await blocking.getByLabel(w.to, { exact: true }).fill("14:45");
      await blocking.getByRole("button", { name: grid.save, exact: true }).click();
      await expect(page.getByRole("status").getByText(w.blockedOver)).toBeVisible();
      await dayPage(day, await idOf("Cilla Dahl"));
      await cancelOpened(page, language);
    });

    const visited = await dayPasses(salon, day);

    await test.step("one did not come, and one gets a part back", async () => {
      await dayPage(visited, await idOf("Elsa Berg"));
      const missed = page.getByRole("dialog").getByRole("button", { name: grid.missed });
      await missed.click();
      // It is pressed before the server has answered, and leaving the page would take the call back.
      await expect(page.getByRole("status").getByText(grid.missedTold("Elsa Berg"))).toBeVisible();
      await dayPage(visited, await idOf("Anna Al"));
      await giveGoodwill(page, language);
    });

    await test.step("the bank of one disputes the payment, which the business is shown", async () => {
      const bo = await idOf("Bo Ek");
      await steerStripe(sharedApp().stripeUrl, `charges/${await intentOf(bo)}/dispute`);
      await expect(async () => {
        await dayPage(visited, bo);
        await expect(page.getByRole("dialog").getByText(w.disputed, { exact: true })).toBeVisible(byNow);
      }).toPass();
    });

    await test.step("the page, the overview, both files and Stripe agree", async () => {
      const commission = ledger.commission + ledger.commission_returned;
      await expect(async () => {
        await readChargesNow();
        expect(await figuresOf(page, money, visited.slice(0, 7))).toEqual({
          ...{ payment: ledger.payment, on_site: onSiteOre, refund: ledger.refund, dispute: ledger.dispute },
          ...{ sold: soldOre, commission, earned: earnedOre, stripe_fee: ledger.stripe_fee },
          // A fifth of each payment, less that of what went back of it.
          vat: 42_000 / 5 + 42_000 / 5 + (42_000 - 12_050) / 5,
        });
      }).toPass();

      const thisMonth = localDateOf(Date.now(), HOME_TIME_ZONE).slice(0, 7);
      await openPage(page, `${grid.prefix}/provider/dashboard`);
      await expect(page.getByText(w.answerBank).first()).toBeVisible();
      expect(await earnedOnOverview(page, money)).toEqual({
        all: Math.round(earnedOre / 100) * 100,
        month: visited.startsWith(thisMonth) ? earnedOre : 0,
      });

      // Files go by the day on which the money moved, which is today.
      await figuresOf(page, money, thisMonth);
      const table = await fetchFile(page, money.csv);
      expect(sumsOfTable(table.bytes, money)).toEqual(ledger);

      const { body } = await salon.own.get<{ stripe_account_id: string }>("/providers/me");
      const stripe = await stripesOwn(body.stripe_account_id);
      expect(stripe.sums).toEqual({ ...moved, stripe_fee: ledger.stripe_fee });

      const books = readSie((await fetchFile(page, money.sie)).bytes);
      for (const { lines } of books.vouchers) expect(sumOf(lines.map(({ ore }) => ore))).toBe(0);
      const accounts = usualAccounts;
      expect({
        stripe: bookedOn(books, accounts.stripe),
        swish: bookedOn(books, accounts.swish),
        commission: bookedOn(books, accounts.commission),
        stripeFee: bookedOn(books, accounts.stripe_fee),
        sold: bookedOn(books, accounts.sales_25) + bookedOn(books, accounts.vat_25),
      }).toEqual({
        stripe: stripe.balanceOre,
        swish: onSiteOre,
        commission: -commission,
        stripeFee: -ledger.stripe_fee,
        sold: -soldOre,
      });
    });
  });
}
