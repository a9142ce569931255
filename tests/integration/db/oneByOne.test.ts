import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { book, salon } from "../../support/builders/salon";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

it("a transaction sends one query after the other, also for several relations and for questions asked at once", async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on("warning", note);
  const place = await salon();
  const id = await book(place, { at: "2026-11-25T09:00:00Z" });
  const ledgerRows = await db().ledgerEntry.count({ where: { bookingId: id } });
  const found = await db().$transaction(async (tx) => {
    const booking = await tx.booking.findUniqueOrThrow({
      where: { id },
      include: { lines: true, ledger: true, links: true, provider: true, service: true, payment: true },
    });
    const counts = await Promise.all([
      tx.booking.count({ where: { providerId: place.id } }),
      tx.staffMember.count({ where: { providerId: place.id } }),
      tx.ledgerEntry.count({ where: { bookingId: id } }),
    ]);
    return { service: booking.service.id, counts };
  });
  // Warnings are told on the next turn.
  await new Promise(setImmediate);
  process.off("warning", note);
  expect(found).toEqual({ service: place.serviceId, counts: [1, 1, ledgerRows] });
  expect(warnings.filter((text) => text.includes("already executing"))).toEqual([]);
});

it("a query that fails ends its own transaction alone, whatever waits behind it", async () => {
  const place = await salon();
  const renamed = db().$transaction(async (tx) => {
    await tx.provider.update({ where: { id: place.id }, data: { companyName: "Tillfällig" } });
    await Promise.all([tx.$queryRaw`SELECT 1 / 0`, tx.provider.count(), tx.service.count()]);
  });
  await expect(renamed).rejects.toThrow("division by zero");
  const { companyName } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
  expect(companyName).not.toBe("Tillfällig");
});
