import { expect, it } from "vitest";
import { exportBookings, exportBusiness } from "@/lib/account/export/exportBusiness";
import { businessExportSchema } from "@/lib/account/export/exportBusinessSchemas";
import { db } from "@/lib/db/client";
import { addPicture } from "@/lib/pictures/addPicture";
import { photo } from "../../support/builders/pictures";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");

async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

it("holds everything of one business and nothing of another, in times of its own zone", async () => {
  const place = await salon();
  const other = await salon();
  await book(other, { at: "2026-07-01T08:00:00Z" });
  const paid = await book(place, { at: "2026-07-01T08:00:00Z" });
  const cancelled = await book(place, {
    at: "2026-12-01T08:00:00Z",
    status: "cancelled",
    refundedOre: 42_000,
  });
  await book(place, { at: "2026-12-02T08:00:00Z", status: "pending" });
  await db().booking.update({ where: { id: paid }, data: { visitMark: "no_show", markedAt: new Date() } });
  await db().unavailableTime.create({
    data: {
      providerId: place.id,
      startsAt: new Date("2026-12-07T11:00:00Z"),
      endsAt: new Date("2026-12-07T12:00:00Z"),
      reason: "Tandläkare",
    },
  });
  for (const { id } of [place, other])
    await addPicture(id, await photo("#305080"), { alt: "Salongen", serviceId: null, staffMemberId: null });
  const owner = { providerId: place.id, userId: place.ownerId };
  const key = { credentialId: "Zm9yZXRhZ2V0", publicKey: new Uint8Array([1]), counter: 0 };
  await db().passkey.create({
    data: { ...key, name: "Kassadatorn", userId: place.ownerId, handle: place.ownerId },
  });
  const file = businessExportSchema.parse(JSON.parse(await textOf(await exportBusiness(owner, nowMs))));
  expect(file.business.id).toBe(place.id);
  // The name and the dates alone.
  expect(file.account.passkeys).toEqual([
    { name: "Kassadatorn", createdAt: expect.any(String), lastUsedAt: null },
  ]);
  expect(file.opening_hours).toHaveLength(7);
  expect(file.services).toMatchObject([{ price: 420, category: expect.any(String) }]);
  expect(file.absences).toMatchObject([{ starts_at: "2026-12-07T12:00:00+01:00", reason: "Tandläkare" }]);
  expect(file.bookings).toMatchObject([
    { id: paid, starts_at: "2026-07-01T10:00:00+02:00", visit_mark: "no_show", earned_amount: 399 },
    { id: cancelled, starts_at: "2026-12-01T09:00:00+01:00", refunded_amount: 420, earned_amount: 0 },
  ]);
  expect(file.invoices).toEqual([]);
  expect(file.members).toMatchObject([
    { email: file.account.email, role: "owner", person_id: place.staffId },
  ]);
  expect(file.pictures).toMatchObject([
    { url: expect.stringContaining("/pictures/"), alt: "Salongen", service_id: null, person_id: null },
  ]);
});

it("reads a long list page by page and leaves no booking out", async () => {
  const place = await salon();
  const startMs = Date.parse("2027-01-01T08:00:00Z");
  const count = 501;
  for (let n = 0; n < count; n += 1) {
    await book(place, { at: new Date(startMs + n * 3_600_000).toISOString(), source: "phone" });
  }
  const lines = (await textOf(await exportBookings(place.id, "sv", nowMs))).split("\r\n");
  // The heads, the bookings, and the end of the last line.
  expect(lines).toHaveLength(count + 2);
  expect(new Set(lines).size).toBe(count + 2);
});

it("opens in a Swedish Excel, and runs nobody's name", async () => {
  const place = await salon();
  const id = await book(place, { at: "2026-11-26T13:30:00Z" });
  await db().booking.update({ where: { id }, data: { customerName: "=1+1", customerPhone: "+46 70" } });
  const text = await textOf(await exportBookings(place.id, "sv", nowMs));
  expect(text.startsWith('\u{FEFF}"Bokningsnummer";"Datum";"Börjar";')).toBe(true);
  expect(text).toContain(
    `;"2026-11-26";"14:30";"15:00";"Klippning";;"'=1+1";"elsa@example.com";"'+46 70";"Hos er";"Bekräftad";"Online";"Betald online";420;25;21;420;0;420;0;`,
  );
  expect(await textOf(await exportBookings(place.id, "en", nowMs))).toContain(
    '"Booking number";"Date";"Starts"',
  );
});
