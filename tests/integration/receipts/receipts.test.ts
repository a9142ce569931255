import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { manageToken } from "@/lib/bookings/links";
import { db } from "@/lib/db/client";
import { addRefund } from "@/lib/payments/addRefund";
import { receiptsOfBusiness, receiptsOfCustomer } from "@/lib/receipts/receipts";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");

const receiptsOf = async (place: Salon, id: string) => (await receiptsOfBusiness(place.id, id, nowMs)) ?? [];

async function payOnSite(place: Salon, bookingId: string, amountOre: number, source: string): Promise<void> {
  await db().ledgerEntry.create({
    data: {
      ...{ providerId: place.id, bookingId, kind: "on_site", method: "cash", amountOre },
      ...{ source: `${source}:${bookingId}`, occurredAt: new Date(nowMs), recordedBy: place.ownerId },
    },
  });
}

async function refund(bookingId: string, amountOre: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const payment = await tx.payment.findFirstOrThrow({ where: { bookingId } });
    await addRefund(tx, payment, amountOre, "cancelled_by_provider");
  });
}

describe("a receipt", () => {
  it("is offered as a wellness receipt only where all that was done can be paid by the allowance", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T09:00:00Z", status: "completed" });
    const offered = async () => (await receiptsOf(place, id)).map(({ isForWellness }) => isForWellness);
    expect(await offered()).toEqual([false]);

    const { categoryId } = await db().subcategory.findFirstOrThrow();
    const named = { nameSv: "Massage", nameEn: "Massage", sort: 2, wellness: "treatment" as const };
    const massage = await db().subcategory.create({
      data: { categoryId, slug: `massage-${randomUUID()}`, ...named },
    });
    const { id: _id, ...service } = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
    const { id: massageId } = await db().service.create({ data: { ...service, subcategoryId: massage.id } });
    await db().booking.update({ where: { id }, data: { serviceId: massageId } });
    expect(await offered()).toEqual([true]);

    const line = { providerId: place.id, bookingId: id, durationMinutes: 15, vatPercent: 25 };
    const priced = { priceOre: 21_000, bookedPriceOre: 21_000 };
    await db().bookingLine.createMany({
      data: [
        { ...line, ...priced, position: 0, serviceId: massageId, serviceName: "Massage" },
        { ...line, ...priced, position: 1, serviceId: place.serviceId, serviceName: "Klippning" },
      ],
    });
    expect(await offered()).toEqual([false]);
  });

  it("says what was sold with its VAT when it is issued, and stays so", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T09:00:00Z", status: "completed", name: "Elsa" });
    const [first] = await receiptsOf(place, id);
    expect(first).toMatchObject({
      number: 1,
      buyerName: "Elsa",
      content: {
        seller: { name: "Salongen" },
        services: [{ name: "Klippning", priceOre: 42_000, vatPercent: 25 }],
        amounts: [{ kind: "payment", amountOre: 42_000 }],
        vat: [{ rate: 25, amountOre: 42_000, vatOre: 8_400 }],
        totalOre: 42_000,
      },
    });
    await db().provider.update({ where: { id: place.id }, data: { companyName: "Nya salongen" } });
    expect(await receiptsOf(place, id)).toEqual([first]);
  });

  it("of what was paid later or given back is another with the next number", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T09:00:00Z", status: "completed" });
    await receiptsOf(place, id);
    await refund(id, 10_000);
    const own = await book(place, { at: "2026-11-20T10:00:00Z", source: "desk", status: "completed" });
    await payOnSite(place, own, 20_000, "a");
    await receiptsOf(place, own);
    await payOnSite(place, own, 22_000, "b");
    const totals = async (booking: string) =>
      (await receiptsOf(place, booking)).map(({ number, content }) => [number, content.totalOre]);
    expect(await totals(own)).toEqual([
      [3, 22_000],
      [2, 20_000],
    ]);
    expect(await totals(id)).toEqual([
      [4, -10_000],
      [1, 42_000],
    ]);
  });

  it("of several services divides VAT by their rates", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T09:00:00Z", totalOre: 10_000 });
    const line = { providerId: place.id, bookingId: id, serviceId: place.serviceId, durationMinutes: 10 };
    await db().bookingLine.createMany({
      data: [
        {
          ...line,
          position: 0,
          serviceName: "Klippning",
          priceOre: 3_333,
          bookedPriceOre: 3_333,
          vatPercent: 25,
        },
        {
          ...line,
          position: 1,
          serviceName: "Träning",
          priceOre: 6_667,
          bookedPriceOre: 6_667,
          vatPercent: 6,
        },
      ],
    });
    const [receipt] = await receiptsOf(place, id);
    expect(receipt?.content.services.map(({ name }) => name)).toEqual(["Klippning", "Träning"]);
    expect(receipt?.content.vat).toEqual([
      { rate: 25, amountOre: 3_333, vatOre: 667 },
      { rate: 6, amountOre: 6_667, vatOre: 377 },
    ]);
  });

  it("is not issued of nothing", async () => {
    const place = await salon();
    const unpaid = await book(place, { at: "2026-11-20T09:00:00Z", source: "desk" });
    expect(await receiptsOf(place, unpaid)).toEqual([]);
  });

  it("of what all went back before anybody asked has payment and refund, and the sum 0", async () => {
    const place = await salon();
    const back = await book(place, { at: "2026-11-20T10:00:00Z", status: "cancelled", refundedOre: 42_000 });
    const amounts = [
      { kind: "payment", amountOre: 42_000 },
      { kind: "refund", amountOre: -42_000 },
    ];
    const issued = await receiptsOf(place, back);
    expect(issued).toMatchObject([{ number: 1, content: { amounts, vat: [], totalOre: 0 } }]);
    expect(await receiptsOf(place, back)).toEqual(issued);
  });

  it("asked for by many at once is one, and the numbers of the business have no gap", async () => {
    const place = await salon();
    const ids = await Promise.all(
      ["09", "10", "11", "13", "14"].map((hour) => book(place, { at: `2026-11-20T${hour}:00:00Z` })),
    );
    await Promise.all([...ids, ...ids, ...ids].map((id) => receiptsOf(place, id)));
    const numbers = (await Promise.all(ids.map((id) => receiptsOf(place, id)))).map((each) =>
      each.map(({ number }) => number),
    );
    expect(numbers.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  it("is opened by the mail's link, not by a wrong one, nor by another business", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T09:00:00Z" });
    const proof = (token: string) => ({ token, customerId: null });
    const found = await receiptsOfCustomer(id, proof(manageToken({ id, linkVersion: 0 })), nowMs);
    expect(found).toHaveLength(1);
    expect(await receiptsOfCustomer(id, proof("wrong"), nowMs)).toBeNull();
    expect(await receiptsOfBusiness((await salon()).id, id, nowMs)).toBeNull();
  });

  it("cannot be changed or removed", async () => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-20T09:00:00Z" });
    await receiptsOf(place, id);
    const where = { bookingId: id };
    await expect(db().receipt.updateMany({ where, data: { number: 9 } })).rejects.toThrow("only added");
    await expect(db().receipt.deleteMany({ where })).rejects.toThrow("only added");
  });
});
