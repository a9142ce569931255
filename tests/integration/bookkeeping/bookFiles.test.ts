import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { usualAccounts } from "@/lib/bookkeeping/accounts";
import { exportMovements } from "@/lib/bookkeeping/exportMovements";
import { exportVouchers } from "@/lib/bookkeeping/exportVouchers";
import { loadAccounts, saveAccounts } from "@/lib/bookkeeping/ownAccounts";
import { db } from "@/lib/db/client";
import type { LedgerKind } from "@/lib/db/generated/enums";
import { apply, changeOf, type Model, step } from "@/lib/ledger/model.testing";
import { stripeBalance, vatOfPeriod } from "@/lib/ledger/sums";
import { addDays } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { applyInDatabase, type LedgerPlace } from "../../support/builders/ledgerSteps";
import { book, type Salon, salon } from "../../support/builders/salon";
import { type ReadSie, readSie } from "../../support/calls/readSie";
import { howMany } from "../../support/depth";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");
/** All that random steps reach, and the clock of the run, by which refunds are dated. An export reads each month on its own. */
const always = { from: "2026-01-01", to: addDays(localDateOf(Date.now(), HOME_TIME_ZONE), 366) };
const november = { from: "2026-11-01", to: "2026-11-30" };

const vouchersIn = async (place: Salon, period = always) =>
  readSie(await exportVouchers(place.id, period, nowMs));

/** What is booked on accounts, in öre. */
const bookedOn = ({ vouchers }: ReadSie, ...accounts: string[]) =>
  vouchers
    .flatMap(({ lines }) => lines)
    .reduce((sum, { account, ore }) => (accounts.includes(account) ? sum + ore : sum), 0) + 0;

async function ledgerOf(place: Salon, ...kinds: LedgerKind[]): Promise<number> {
  const rows = await db().ledgerEntry.findMany({ where: { providerId: place.id, kind: { in: kinds } } });
  return rows.reduce((sum, { amountOre }) => sum + amountOre, 0);
}

async function twoPeople(): Promise<LedgerPlace> {
  const place = await salon();
  const { id } = await db().staffMember.create({ data: { providerId: place.id, name: "Amir", sort: 1 } });
  return { place, staffIds: [place.staffId, id], serviceIds: [place.serviceId] };
}

/** Stripe's fees and payouts, which no step makes. */
async function addStripeRows({ id: providerId }: Salon): Promise<void> {
  const paid = await db().payment.findMany({ where: { providerId, status: "paid" } });
  const fees = paid.map(({ bookingId, id }) => ({
    ...{ providerId, bookingId, paymentId: id, kind: "stripe_fee" as const, amountOre: -317 },
    ...{ source: `stripe_fee:${id}`, occurredAt: new Date(nowMs) },
  }));
  const payout = { providerId, kind: "payout" as const, occurredAt: new Date(nowMs) };
  await db().ledgerEntry.createMany({
    data: [...fees, { ...payout, amountOre: -12_345, source: `payout:${providerId}` }],
  });
}

it("vouchers of random bookings balance one by one, and are the ledger's sums to the öre", async () => {
  const steps = fc.array(step, { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const at = await twoPeople();
      const { place } = at;
      const model: Model = { nowMs, bookings: [] };
      for (const each of given) {
        const change = changeOf(model, each);
        if (change === null) continue;
        await applyInDatabase(at, change, model.nowMs);
        apply(model, change);
      }
      await addStripeRows(place);
      const file = await vouchersIn(place);
      for (const { lines } of file.vouchers) expect(lines.reduce((sum, { ore }) => sum + ore, 0)).toBe(0);

      const { stripe, bank, cash, commission, stripe_fee, ...rest } = usualAccounts;
      const sales = [rest.sales_25, rest.sales_12, rest.sales_6, rest.sales_0];
      const vat = [rest.vat_25, rest.vat_12, rest.vat_6];
      expect(bookedOn(file, stripe)).toBe(await stripeBalance(place.id));
      expect(bookedOn(file, bank)).toBe(-(await ledgerOf(place, "payout")));
      expect(bookedOn(file, cash)).toBe(await ledgerOf(place, "on_site"));
      expect(bookedOn(file, stripe_fee)).toBe(-(await ledgerOf(place, "stripe_fee")) + 0);
      expect(bookedOn(file, commission)).toBe(
        -(await ledgerOf(place, "commission", "commission_returned")) + 0,
      );
      const turnover = await ledgerOf(place, "payment", "on_site", "refund", "dispute");
      expect(bookedOn(file, ...sales, ...vat)).toBe(-turnover + 0);

      // Once every visit was, the VAT is that of the words.
      const afterAll = { providerId: place.id, timeZone: "Europe/Stockholm", period: always };
      const rates = await vatOfPeriod({ ...afterAll, nowMs: Date.parse("2100-01-01T00:00:00Z") });
      const vatOf = (rate: number) => rates.find((each) => each.rate === rate)?.vatOre ?? 0;
      expect([25, 12, 6].map((rate, index) => bookedOn(file, vat[index] ?? "") + vatOf(rate))).toEqual([
        0, 0, 0,
      ]);
    }),
    { numRuns: howMany(3, 8), endOnFailure: true },
  );
}, 240_000);

async function paidPlace() {
  const place = await salon();
  const id = await book(place, { at: "2026-11-25T09:00:00Z", paidAt: new Date(nowMs) });
  return { place, id };
}

it("the file has its records in the order of the format, in code page 437", async () => {
  const { place } = await paidPlace();
  await db().provider.update({
    where: { id: place.id },
    data: { companyName: 'Åsas "Ö" – é', organisationNumber: "5560125790" },
  });
  const { head } = await vouchersIn(place);
  expect(head).toEqual([
    ["#FLAGGA", "0"],
    ["#PROGRAM", "Stund", "1"],
    ["#FORMAT", "PC8"],
    ["#GEN", "20261120"],
    ["#SIETYP", "4"],
    ["#ORGNR", "556012-5790"],
    ["#FNAMN", 'Åsas "Ö" - é'],
  ]);
});

it("a payout is a voucher of its own, on the day on which the bank gets it", async () => {
  const { place } = await paidPlace();
  const payout = { providerId: place.id, amountOre: 39_000, status: "in_transit" };
  const stripePayoutId = `po_${place.id}`;
  const made = new Date("2026-11-28T09:00:00Z");
  await db().payout.create({
    data: {
      ...{ ...payout, stripePayoutId, stripeAccountId: `acct_${place.id}` },
      ...{ madeAt: made, arrivesAt: new Date("2026-12-01T00:00:00Z") },
    },
  });
  const row = { providerId: place.id, kind: "payout" as const };
  await db().ledgerEntry.createMany({
    data: [
      { ...row, amountOre: -39_000, source: `payout:${stripePayoutId}`, occurredAt: made },
      // One that came back: 00:30 on the second of December in Stockholm.
      {
        ...{ ...row, amountOre: 39_000, source: `payout_returned:${stripePayoutId}` },
        occurredAt: new Date("2026-12-01T23:30:00Z"),
      },
    ],
  });
  const december = { from: "2026-12-01", to: "2026-12-31" };
  const voucher = (day: string, number: string, ore: number) => ({
    ...{ series: "S", number, day, text: "Utbetalning från Stripe" },
    lines: [
      { account: "1580", ore: -ore, day, text: "Utbetalt" },
      { account: "1930", ore, day, text: "Utbetalt" },
    ],
  });
  expect((await vouchersIn(place, december)).vouchers).toEqual([
    voucher("20261201", "1", 39_000),
    voucher("20261202", "2", -39_000),
  ]);
  expect(bookedOn(await vouchersIn(place, november), "1930")).toBe(0);
  // The table has the ledger's rows, by when the money moved.
  expect((await tableOf(place)).filter(([, , what]) => what === "Utbetalt").map(([day]) => day)).toEqual([
    "2026-11-28",
  ]);
});

it("vouchers are booked on the accounts that the business has chosen, until it takes the usual ones again", async () => {
  const { place } = await paidPlace();
  await saveAccounts(place.id, { ...usualAccounts, stripe: "1687", sales_25: "3051" });
  const file = await vouchersIn(place);
  expect([bookedOn(file, "1687"), bookedOn(file, "1580"), bookedOn(file, "3051")]).toEqual([
    39_900, 0, -33_600,
  ]);
  await saveAccounts(place.id, usualAccounts);
  expect(await loadAccounts(place.id)).toEqual(usualAccounts);
});

it("accounts that are saved twice at once are those of one of the two", async () => {
  const { place } = await paidPlace();
  const [first, second] = [
    { ...usualAccounts, stripe: "1687", bank: "1940" },
    { ...usualAccounts, stripe: "1688", bank: "1941" },
  ];
  await Promise.all([saveAccounts(place.id, first), saveAccounts(place.id, second)]);
  expect([first, second]).toContainEqual(await loadAccounts(place.id));
});

async function tableOf(place: Salon, period = november): Promise<string[][]> {
  const pieces: string[] = [];
  for await (const piece of exportMovements(place.id, { period, locale: "sv" })) pieces.push(piece);
  return z.array(z.array(z.string())).parse(parse(pieces.join(""), { bom: true, delimiter: ";" }));
}

it("the table has each amount with its VAT, service and person, and adds up to the ledger", async () => {
  const { place, id } = await paidPlace();
  await db().booking.update({ where: { id }, data: { serviceName: "=1+1" } });
  const paidAt = new Date("2026-11-20T12:00:00Z");
  const own = await book(place, { at: "2026-11-18T09:00:00Z", source: "desk" });
  await db().ledgerEntry.create({
    data: {
      ...{ providerId: place.id, bookingId: own, kind: "on_site", method: "swish", amountOre: 12_345 },
      ...{ source: `on_site:${own}`, occurredAt: paidAt, recordedBy: place.ownerId },
    },
  });
  const [heads = [], ...rows] = await tableOf(place, always);
  expect(heads.slice(1, 6)).toEqual(["Tid", "Vad", "Betalsätt", "Belopp", "Varav moms 25 %"]);
  const cells = (what: string) => rows.find((row) => row[2] === what)?.slice(3, 6);
  expect(cells("Kunden betalade")).toEqual(["", "420", "84"]);
  expect(cells("Betalt på plats")).toEqual(["Swish", "123,45", "24,69"]);
  expect(rows.find((row) => row[2] === "Kunden betalade")?.[10]).toBe("'=1+1");
  const ore = rows.map((row) => Math.round(Number((row[4] ?? "").replace(",", ".")) * 100));
  expect(ore.reduce((sum, each) => sum + each, 0)).toBe(
    await ledgerOf(place, "payment", "commission", "on_site"),
  );
});

it("another business's rows are in neither file", async () => {
  const { place } = await paidPlace();
  const other = await salon();
  expect((await vouchersIn(other)).vouchers).toEqual([]);
  expect(await tableOf(other, always)).toHaveLength(1);
  expect((await vouchersIn(place)).vouchers).not.toEqual([]);
});

it("a fee of the account itself has a line of its own in both files, which add up with it", async () => {
  const place = await salon();
  const bookingId = await book(place, { at: "2026-11-05T09:00:00Z", status: "completed" });
  const fee = {
    providerId: place.id,
    kind: "stripe_fee" as const,
    occurredAt: new Date("2026-11-12T09:00:00Z"),
  };
  await db().ledgerEntry.createMany({
    data: [
      { ...fee, bookingId, amountOre: -810, source: `stripe_fee:${place.id}` },
      { ...fee, amountOre: -1_250, source: `account_fee:acct_1:${place.id}` },
    ],
  });
  const file = await vouchersIn(place);
  const onFees = file.vouchers
    .flatMap(({ lines }) => lines)
    .filter(({ account }) => account === usualAccounts.stripe_fee);
  expect(onFees.map(({ ore, text }) => [text, ore])).toEqual([
    ["Stripes avgift", 810],
    ["Stripes avgift för kontot", 1_250],
  ]);
  expect(bookedOn(file, usualAccounts.stripe)).toBe(await stripeBalance(place.id));
  const rows = (await tableOf(place)).map((row) => [row[2], row[4]]);
  expect(rows).toContainEqual(["Stripes avgift", "-8,1"]);
  expect(rows).toContainEqual(["Stripes avgift för kontot", "-12,5"]);
});
