import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { RefundStatus } from "@/lib/db/generated/enums";
import { recordOnSite } from "@/lib/ledger/recordOnSite";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const at = "2040-01-02T10:00:00Z";

async function rowsOf(bookingId: string): Promise<[string, number][]> {
  const rows = await db().ledgerEntry.findMany({ where: { bookingId }, orderBy: { id: "asc" } });
  return rows.map(({ kind, amountOre }) => [kind, amountOre]);
}

async function refund(place: Salon, bookingId: string, amountOre: number): Promise<string> {
  const { id: paymentId } = await db().payment.findFirstOrThrow({ where: { bookingId } });
  const data = { providerId: place.id, paymentId, amountOre, reason: "cancelled_by_customer" };
  return (await db().refund.create({ data })).id;
}

const change = (id: string, data: { status?: RefundStatus; amountOre?: number }) =>
  db().refund.update({ where: { id }, data });

test("a payment writes its amount and the commission, once", async () => {
  const id = await book(await salon(), { at });
  await db().payment.updateMany({ where: { bookingId: id }, data: { status: "paid" } });
  expect(await rowsOf(id)).toEqual([
    ["payment", 42_000],
    ["commission", -2_100],
  ]);
});

test("a hold that is not paid writes nothing", async () => {
  expect(await rowsOf(await book(await salon(), { at, status: "pending" }))).toEqual([]);
});

test("refunds return the commission in proportion, rounded once for the whole payment", async () => {
  const place = await salon();
  const id = await book(place, { at });
  for (const amountOre of [333, 333, 41_334]) await refund(place, id, amountOre);
  const rows = await rowsOf(id);
  const sum = (wanted: string) =>
    rows.reduce((total, [kind, ore]) => (kind === wanted ? total + ore : total), 0);
  // 2,100 × 333 / 42,000 = 16.65, and 33.3 for both.
  expect(rows.slice(2, 6)).toEqual([
    ["refund", -333],
    ["commission_returned", 17],
    ["refund", -333],
    ["commission_returned", 16],
  ]);
  expect([sum("refund"), sum("commission_returned")]).toEqual([-42_000, 2_100]);
});

test("a refund that fails is corrected by rows of its own, and its commission with it", async () => {
  const place = await salon();
  const id = await book(place, { at });
  const refundId = await refund(place, id, 42_000);
  await change(refundId, { status: "failed" });
  await change(refundId, { status: "failed" });
  expect((await rowsOf(id)).slice(2)).toEqual([
    ["refund", -42_000],
    ["commission_returned", 2_100],
    ["refund", 42_000],
    ["commission_returned", -2_100],
  ]);
});

test("a request that is reduced is corrected by the difference", async () => {
  const place = await salon();
  const id = await book(place, { at });
  await change(await refund(place, id, 42_000), { amountOre: 21_000 });
  expect((await rowsOf(id)).slice(4)).toEqual([
    ["refund", 21_000],
    ["commission_returned", -1_050],
  ]);
});

test("what was paid on the spot, and what of it was recorded by mistake, are rows of their own", async () => {
  const place = await salon();
  const bookingId = await book(place, { at, source: "desk" });
  const paid = { providerId: place.id, bookingId, method: "swish", recordedBy: place.ownerId } as const;
  await db().$transaction(async (tx) => {
    await recordOnSite(tx, { ...paid, amountOre: 42_000, occurredAt: new Date(at) });
    await recordOnSite(tx, { ...paid, amountOre: -42_000, occurredAt: new Date(at) });
  });
  expect(await rowsOf(bookingId)).toEqual([
    ["on_site", 42_000],
    ["on_site", -42_000],
  ]);
});

test("rows of the ledger can be neither changed nor removed", async () => {
  const bookingId = await book(await salon(), { at });
  const where = { bookingId };
  await expect(db().ledgerEntry.updateMany({ where, data: { amountOre: 1 } })).rejects.toThrow(/only added/);
  await expect(db().ledgerEntry.deleteMany({ where })).rejects.toThrow(/only added/);
});
