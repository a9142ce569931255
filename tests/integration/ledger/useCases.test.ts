import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { usualAccounts } from "@/lib/bookkeeping/accounts";
import { exportMovements } from "@/lib/bookkeeping/exportMovements";
import { exportVouchers } from "@/lib/bookkeeping/exportVouchers";
import { loadFigures } from "@/lib/business/dashboard/figures";
import { loadFinance } from "@/lib/business/finance/loadFinance";
import { db } from "@/lib/db/client";
import { stripeBalance, sumOfPeriod, sumsOfPeriod } from "@/lib/ledger/sums";
import { addMoney, type Money } from "@/lib/ledger/words";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { readSie } from "../../support/calls/readSie";
import { howMany } from "../../support/depth";
import {
  type Business,
  balanceOf,
  moneyOf,
  rowsOf,
  type Step,
  step,
  type Visit,
} from "../../support/ledger/visitModel";
import { type Place, placeAt, readCharges, takeStep } from "../../support/ledger/visitSteps";
import { ownStripe } from "../../support/run/ownStripe";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");
const standIn = await ownStripe({ STRIPE_STANDIN_ASYNC_SECONDS: "3600" });

const timeZone = "Europe/Stockholm";
/**
 * Each is a transaction or several, a tenth of them with calls to the stand-in, so that 10,000 take minutes of two cores:
 * `LEDGER_STEPS=10000` takes so many.
 */
const wanted = howMany(240, 1_500, process.env.LEDGER_STEPS);
/** Businesses side by side, and the steps of each; as many follow as it takes. */
const [lanes, steps] = [4, howMany(60, 125)];
const runs = Math.ceil(wanted / lanes / steps);
/** Everything is compared after so many of them. */
const batch = 25;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
const moneyOnly = ({ bookedOre, earnedOre, keptOre, unpaidOre }: Money): Money => ({
  ...{ bookedOre, earnedOre, keptOre, unpaidOre },
});
const withoutZeros = (sums: readonly (readonly [string, number])[]) =>
  Object.fromEntries(sums.filter(([, ore]) => ore !== 0).toSorted(([a], [b]) => a.localeCompare(b)));

/** The rows of each booking and kind, and of payouts, as PostgreSQL has them. */
async function rowsIn(providerId: string) {
  const by = ["bookingId", "kind"] as const;
  const rows = await db().ledgerEntry.groupBy({
    by: [...by],
    where: { providerId },
    _sum: { amountOre: true },
  });
  return withoutZeros(rows.map(({ bookingId, kind, _sum }) => [`${bookingId} ${kind}`, _sum.amountOre ?? 0]));
}

const expectedRows = ({ visits, payoutsOre }: Business) =>
  withoutZeros([
    ...visits.flatMap((visit) =>
      Object.entries(rowsOf(visit)).map(([kind, ore]) => [`${visit.id} ${kind}`, ore] as const),
    ),
    ["null payout", -sumOf(payoutsOre)],
  ]);

/** What the stand-in itself has in the account's balance. */
async function atStripe({ account }: Place): Promise<number> {
  const { available, pending } = await standIn.stripe.balance.retrieve({}, { stripeAccount: account });
  return sumOf([...available, ...pending].map(({ amount }) => amount));
}

async function sumOfTable(place: Place, period: { from: string; to: string }): Promise<number> {
  const pieces: string[] = [];
  for await (const piece of exportMovements(place.id, { period, locale: "en" })) pieces.push(piece);
  const rows: Record<string, string>[] = parse(pieces.join(""), { bom: true, columns: true, delimiter: ";" });
  return sumOf(rows.map((row) => Math.round(Number((row.Amount ?? "").replace(",", ".")) * 100)));
}

/** Each voucher balances; what they book on an account. */
async function vouchersOf(place: Place, period: { from: string; to: string }, nowMs: number) {
  const { vouchers } = readSie(await exportVouchers(place.id, period, nowMs));
  for (const { lines } of vouchers) expect(sumOf(lines.map(({ ore }) => ore))).toBe(0);
  const lines = vouchers.flatMap((voucher) => voucher.lines);
  return (account: string) => sumOf(lines.filter((line) => line.account === account).map(({ ore }) => ore));
}

/** Rows, sums, both pages, both files and the stand-in say what follows from the facts. */
async function agree(place: Place, business: Business): Promise<void> {
  await readCharges(place);
  const { nowMs, visits } = business;
  const today = localDateOf(nowMs, timeZone);
  const period = { from: addDays(today, -400), to: addDays(today, 400) };
  const question = { providerId: place.id, timeZone, period, nowMs };
  const month = today.slice(0, 7);
  const dayOf = ({ startMs }: Visit) => localDateOf(startMs, timeZone);
  const moneyIn = (some: readonly Visit[]) => addMoney(some.map((visit) => moneyOf(visit, nowMs)));
  const total = moneyIn(visits);

  expect(await rowsIn(place.id)).toEqual(expectedRows(business));
  expect(moneyOnly(await sumOfPeriod(question))).toEqual(total);
  const days = await sumsOfPeriod(question, "day");
  expect(Object.fromEntries(days.map((day) => [day.key, moneyOnly(day)]))).toEqual(
    Object.fromEntries([...Map.groupBy(visits, dayOf)].map(([day, some]) => [day, moneyIn(some)])),
  );
  expect(await loadFigures(place.id, { today, timeZone, nowMs })).toMatchObject({
    ...{ earnedOre: total.earnedOre, bookedOre: total.bookedOre, unpaidOre: total.unpaidOre },
  });
  const balanceOre = balanceOf(business);
  const finance = await loadFinance(place.id, { timeZone, month, by: "day", nowMs });
  const inMonth = moneyIn(visits.filter((visit) => dayOf(visit).startsWith(month)));
  expect([moneyOnly(finance.sum), finance.balanceOre]).toEqual([inMonth, balanceOre]);
  expect(addMoney(finance.groups)).toEqual(inMonth);
  expect([await stripeBalance(place.id), await atStripe(place)]).toEqual([balanceOre, balanceOre]);

  const onSiteOre = sumOf(visits.map((visit) => rowsOf(visit).on_site));
  expect(await sumOfTable(place, period)).toBe(balanceOre + onSiteOre);
  const bookedOn = await vouchersOf(place, period, nowMs);
  const { stripe, bank, cash, card, stripe_fee, commission } = usualAccounts;
  const kinds = (kind: keyof ReturnType<typeof rowsOf>) => sumOf(visits.map((visit) => rowsOf(visit)[kind]));
  expect(bookedOn(stripe)).toBe(balanceOre);
  // What was paid by Swish is in the bank, as payouts are.
  expect(bookedOn(bank) + bookedOn(cash) + bookedOn(card)).toBe(onSiteOre + sumOf(business.payoutsOre));
  expect([bookedOn(commission), bookedOn(stripe_fee)]).toEqual([
    -kinds("commission") - kinds("commission_returned") + 0,
    -kinds("stripe_fee") + 0,
  ]);
}

async function runBusiness(given: readonly Step[]): Promise<void> {
  const place = await placeAt(standIn);
  const business: Business = { nowMs: Date.now(), visits: [], payoutsOre: [], nextSlot: 0 };
  for (const [index, each] of given.entries()) {
    await takeStep(place, business, each);
    if ((index + 1) % batch === 0) await agree(place, business);
  }
}

it(
  "rows, figures, files and Stripe agree to the öre after random steps of the use cases",
  async () => {
    const lane = () =>
      fc.assert(fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps }), runBusiness), {
        numRuns: runs,
        endOnFailure: true,
      });
    await Promise.all(Array.from({ length: lanes }, lane));
  },
  Math.max(600_000, wanted * 150),
);
