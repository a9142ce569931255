import { describe, expect, it } from "vitest";
import { eraseClient } from "@/lib/account/eraseClient";
import { exportClients } from "@/lib/business/clients/exportClients";
import { clientFor } from "@/lib/clients/clientFor";
import { addNote } from "@/lib/clients/notes";
import { db, pool } from "@/lib/db/client";
import { listMadeAgain } from "@/lib/desk/madeAgain";
import { bookAtDesk, deskWish } from "@/tests/support/builders/desk";
import { book, type Salon, salon } from "@/tests/support/builders/salon";
import { customer } from "@/tests/support/calls/customer";
import { sharedDatabase } from "@/tests/support/run/testDatabase";

await sharedDatabase();

const now = new Date("2026-11-20T08:00:00Z");
const past = "2026-11-02T09:00:00Z";
const elsa = { name: "Elsa Lindqvist", phone: "070-123 45 67", email: "elsa.l@example.com" };

/** A client of a salon with a note, and a visit that is over. */
async function known(place: Salon, more: { customerId?: string } = {}) {
  const { id: clientId } = await db().client.create({
    data: { providerId: place.id, ...elsa, phoneE164: "+46701234567", tags: ["Stamkund"] },
  });
  await addNote(
    { providerId: place.id, clientId, userId: place.ownerId },
    {
      kind: "note",
      text: "Elsas kod",
    },
  );
  const bookingId = await book(place, { at: past, status: "completed", clientId, ...elsa, ...more });
  return { clientId, bookingId };
}

const erase = (place: Salon, clientId: string, more: { name?: string; at?: Date } = {}) =>
  eraseClient(place.id, {
    clientId,
    name: more.name ?? "elsa lindqvist",
    actorUserId: place.ownerId,
    now: more.at ?? now,
  });

/** All columns of all rows of the business that are text, as one string. */
async function everythingOf({ id }: Salon): Promise<string> {
  const tables = [
    "bookings",
    "payments",
    "clients",
    "client_notes",
    "booking_events",
    "outbox_mails",
    "notices",
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      pool().query(
        table === "notices"
          ? "SELECT n.* FROM notices n JOIN bookings b ON b.id = n.booking_id WHERE b.provider_id = $1"
          : `SELECT * FROM ${table} WHERE provider_id = $1`,
        [id],
      ),
    ),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

describe("a client whom the owner erases", () => {
  it("is gone from every row of the business, and the bookings keep time and amount", async () => {
    const place = await salon();
    const { clientId, bookingId } = await known(place);
    const lapsed = await book(place, {
      at: past,
      status: "cancelled",
      confirmedAt: null,
      payment: null,
      ...elsa,
    });
    expect(await erase(place, clientId)).toBe(2);
    expect(await everythingOf(place)).not.toMatch(/Elsa|elsa\.l|123 45 67|46701234567/);
    expect(await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).toMatchObject({
      totalOre: 42_000,
      status: "completed",
      clientId: null,
      startsAt: new Date(past),
    });
    expect((await db().booking.findUniqueOrThrow({ where: { id: lapsed } })).customerEmail).toBe("");
    const lines: string[] = [];
    for await (const piece of exportClients(place.id, "sv", now.getTime())) lines.push(piece);
    expect(lines.join("")).not.toContain("Elsa");
    expect(await db().clientErasure.findMany({ where: { providerId: place.id } })).toMatchObject([
      { erasedBy: place.ownerId, bookings: 2 },
    ]);
  });

  it("is erased by the name alone, and by nobody else", async () => {
    const [place, other] = [await salon(), await salon()];
    const { clientId } = await known(place);
    await expect(erase(place, clientId, { name: "Nils" })).rejects.toMatchObject({ code: "invalid_request" });
    await expect(erase(other, clientId)).rejects.toMatchObject({ code: "not_found" });
    expect(await db().client.count({ where: { id: clientId } })).toBe(1);
  });

  it("stays while a visit is ahead", async () => {
    const place = await salon();
    const { clientId } = await known(place);
    const ahead = await book(place, { at: "2026-11-27T09:00:00Z", clientId, ...elsa });
    await expect(erase(place, clientId)).rejects.toMatchObject({
      code: "client_has_upcoming",
      details: { bookingIds: [ahead] },
    });
    expect(await db().clientNote.count({ where: { clientId } })).toBe(1);
  });

  it("keeps what they booked with an account of their own, and the business sees it without them", async () => {
    const place = await salon();
    const { id: customerId } = await customer();
    const { clientId, bookingId } = await known(place, { customerId });
    await erase(place, clientId);
    expect(await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).toMatchObject({
      customerId,
      customerName: "",
      customerEmail: "",
      clientId: null,
    });
    expect(await everythingOf(place)).not.toContain("Elsa");
    expect(await db().user.findUniqueOrThrow({ where: { id: customerId } })).toMatchObject({
      erasedAt: null,
    });
  });
});

describe("a booking that is confirmed while its client is erased", () => {
  it("is seen by the erasure, which is refused", async () => {
    const place = await salon();
    const { clientId } = await known(place);
    let erasing: Promise<unknown> | undefined;
    await db().$transaction(async (tx) => {
      expect(await clientFor(tx, place.id, { ...elsa, userId: null }, { role: "customer" })).toBe(clientId);
      erasing = erase(place, clientId).catch((error: unknown) => error);
      await expect
        .poll(async () => {
          const rows = await db().$queryRaw<{ waiting: number }[]>`
            SELECT count(*)::int AS waiting FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          return rows[0]?.waiting;
        })
        .toBeGreaterThan(0);
      const id = await book(place, { at: "2026-11-27T09:00:00Z", ...elsa });
      await tx.booking.update({ where: { id }, data: { clientId } });
    });
    expect(await erasing).toMatchObject({ code: "client_has_upcoming" });
    expect(await db().client.count({ where: { id: clientId } })).toBe(1);
  });
});

describe("an online booking that was cancelled and made again by hand", () => {
  const dayMs = 24 * 60 * 60_000;
  const pairsOf = async ({ id }: Salon) => {
    const range = { from: new Date(Date.now() - 60 * dayMs), until: new Date(Date.now() + 60 * dayMs) };
    return (await listMadeAgain(pool(), range)).filter(({ providerId }) => providerId === id);
  };

  it("stays on the operator's list once its client is erased", async () => {
    const place = await salon();
    const { clientId } = await known(place);
    const cancelledAt = new Date();
    await book(place, { at: past, status: "cancelled", cancelledAt, clientId, ...elsa });
    const client = { id: clientId };
    const own = await bookAtDesk(place, deskWish(place, "14:00", { client }));
    expect(await pairsOf(place)).toMatchObject([{ by: "client" }]);
    // Once the visit is over and the week, too.
    const later = new Date(Math.max(cancelledAt.getTime(), Date.parse("2026-11-28T12:00:00Z")) + 8 * dayMs);
    await erase(place, clientId, { at: later });
    expect(own).toBeDefined();
    expect(await pairsOf(place)).toMatchObject([{ by: "client" }]);
    expect(await everythingOf(place)).not.toContain("Elsa");
  });

  it("cannot be hidden by erasing the client in between", async () => {
    const place = await salon();
    const { clientId } = await known(place);
    const cancelledAt = new Date(now.getTime() - dayMs);
    await book(place, { at: past, status: "cancelled", cancelledAt, clientId, ...elsa });
    await expect(erase(place, clientId)).rejects.toMatchObject({
      code: "client_just_cancelled",
      details: { from: new Date(cancelledAt.getTime() + 7 * dayMs).toISOString() },
    });
    await erase(place, clientId, { at: new Date(cancelledAt.getTime() + 7 * dayMs) });
  });
});
