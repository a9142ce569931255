import { describe, expect, it } from "vitest";
import { eraseClientsOf, eraseDueClients } from "@/lib/account/eraseClients";
import { clientsOfBookings } from "@/lib/business/clients/allergies";
import { clientCard } from "@/lib/business/clients/clientCard";
import { clientPage, hasClients } from "@/lib/business/clients/clientList";
import { exportClients } from "@/lib/business/clients/exportClients";
import { assertReached } from "@/lib/business/clients/reachedClient";
import { addClient } from "@/lib/clients/addClient";
import { addNote } from "@/lib/clients/notes";
import { newClientSchema } from "@/lib/clients/schemas";
import { db } from "@/lib/db/client";
import { book, type Salon, salon } from "@/tests/support/builders/salon";
import { team } from "@/tests/support/builders/team";
import { customer } from "@/tests/support/calls/customer";
import { sharedDatabase } from "@/tests/support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-26T09:00:00Z");
const add = (place: Salon, given: object) => addClient(place.id, newClientSchema.parse(given));
const owner = (place: Salon) => ({ providerId: place.id, staffMemberId: null, userId: place.ownerId });

describe("the list of clients", () => {
  it("begins with who comes next, then who was here last, then who never was, over all pages", async () => {
    const place = await salon();
    const visits = {
      Sen: "2026-12-24T10:00:00Z",
      Snart: "2026-11-27T10:00:00Z",
      Nyss: "2026-11-20T10:00:00Z",
      Förr: "2026-01-20T10:00:00Z",
    };
    await add(place, { name: "Bo utan besök" });
    await add(place, { name: "Anna utan besök" });
    for (const [name, at] of Object.entries(visits)) {
      await book(place, { at, clientId: await add(place, { name }) });
    }
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await clientPage(place.id, {}, { limit: 4, cursor, nowMs });
      expect(page.total).toBe(6);
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual(["Snart", "Sen", "Nyss", "Förr", "Anna utan besök", "Bo utan besök"]);
  });

  it("finds a name with an apostrophe or a hyphen by whichever sign is typed", async () => {
    const place = await salon();
    await add(place, { name: "Sean O'Brien" });
    await add(place, { name: "Maeve O’Brien" });
    await add(place, { name: "Anna-Lena Ek" });
    const found = async (search: string) =>
      (await clientPage(place.id, { search }, { limit: 10, nowMs })).items.map(({ name }) => name).sort();
    for (const typed of ["O’Brien", "o'brien"])
      expect(await found(typed)).toEqual(["Maeve O’Brien", "Sean O'Brien"]);
    expect(await found("Anna–Lena")).toEqual(["Anna-Lena Ek"]);
  });

  it("finds and shows an address at a domain with letters of its own, and a number as it was pasted", async () => {
    const place = await salon();
    await add(place, {
      name: "Elsa",
      email: "elsa&bo/x@Räksmörgås.se",
      phone: "\u202a070\u2013174\u00a006\u00a030\u202c",
    });
    for (const search of ["elsa&bo/x@räksmörgås.se", "tel:070.174.06.30"]) {
      const { items } = await clientPage(place.id, { search }, { limit: 10, nowMs });
      expect(items).toMatchObject([
        { email: "elsa&bo/x@räksmörgås.se", phone: "070-174 06 30", phone_e164: "+46701740630" },
      ]);
    }
    expect(await db().client.findFirstOrThrow({ where: { providerId: place.id } })).toMatchObject({
      email: "elsa&bo/x@xn--rksmrgs-5wao1o.se",
    });
  });

  it.each(["070-174", "+46 70 17", "0701740630", "åsa ö", "ASA", "asa@ex", "stam", "%"])(
    "finds by “%s”, whatever the writing, and of the own business alone",
    async (search) => {
      const [place, other] = [await salon(), await salon()];
      const asa = {
        name: "Åsa 100% Öberg",
        phone: "070-174 06 30",
        email: "asa@example.com",
        tags: ["Stamkund"],
      };
      await add(place, asa);
      await add(place, { name: "Nils Ek", phone: "0729999999" });
      await add(other, asa);
      const { items } = await clientPage(place.id, { search }, { limit: 50, nowMs });
      expect(items.map(({ name }) => name)).toEqual([asa.name]);
    },
  );

  it("leaves hidden clients out, but for who searches", async () => {
    const place = await salon();
    expect(await hasClients(place.id)).toBe(false);
    const id = await add(place, { name: "Elsa" });
    await db().client.update({ where: { id }, data: { hiddenAt: new Date() } });
    expect(await hasClients(place.id)).toBe(true);
    expect((await clientPage(place.id, {}, { limit: 5, nowMs })).items).toEqual([]);
    expect((await clientPage(place.id, { search: "els" }, { limit: 5, nowMs })).items).toHaveLength(1);
  });
});

describe("a client's card", () => {
  it("sums what was paid less what was given or taken back, and counts visits and no-shows", async () => {
    const place = await salon();
    const clientId = await add(place, { name: "Elsa" });
    await book(place, { at: "2026-11-01T10:00:00Z", clientId, status: "completed" });
    await book(place, { at: "2026-11-02T10:00:00Z", clientId, status: "cancelled", refundedOre: 42_000 });
    const missed = await book(place, { at: "2026-11-03T10:00:00Z", clientId });
    await db().booking.update({
      where: { id: missed },
      data: { visitMark: "no_show", markedAt: new Date() },
    });
    const disputed = await book(place, { at: "2026-11-04T10:00:00Z", clientId, status: "cancelled" });
    await db().ledgerEntry.create({
      data: {
        ...{ providerId: place.id, bookingId: disputed, kind: "dispute", amountOre: -42_000 },
        ...{ source: `dispute:${disputed}`, occurredAt: new Date(nowMs) },
      },
    });
    expect(await clientCard(owner(place), clientId, nowMs)).toMatchObject({
      spent_amount: 840,
      visit_count: 1,
      no_show_count: 1,
      next_visit_at: null,
      visits: [0, 420, 0, 420].map((spent_amount) => ({ spent_amount })),
    });
    await expect(clientCard(owner(await salon()), clientId, nowMs)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("is a member's for the clients of their own visits of today, without amounts", async () => {
    const place = await team();
    const [today, tomorrow, majas] = await Promise.all(
      ["I dag", "I morgon", "Majas"].map((name) => add(place, { name })),
    );
    await addNote(
      { providerId: place.id, clientId: today ?? "", userId: null },
      { kind: "allergy", text: "PPD" },
    );
    const visits = [
      await book(place, { at: "2026-11-26T12:00:00Z", clientId: today ?? "", staffId: place.aliId }),
      await book(place, { at: "2026-11-20T12:00:00Z", clientId: today ?? "", staffId: place.majaId }),
      await book(place, { at: "2026-11-27T12:00:00Z", clientId: tomorrow ?? "", staffId: place.aliId }),
      await book(place, { at: "2026-11-26T13:00:00Z", clientId: majas ?? "", staffId: place.majaId }),
    ];
    const ali = { providerId: place.id, staffMemberId: place.aliId, userId: null };
    const card = await clientCard(ali, today ?? "", nowMs);
    expect(card).toMatchObject({ spent_amount: null, notes: [{ text: "PPD" }] });
    expect(card.visits).toMatchObject([{ booking_id: visits[0], total_amount: null, spent_amount: null }]);
    for (const id of [tomorrow, majas]) {
      await expect(clientCard(ali, id ?? "", nowMs)).rejects.toMatchObject({ code: "not_found" });
      await expect(assertReached(ali, id ?? "", nowMs)).rejects.toMatchObject({ code: "not_found" });
    }
    expect([...(await clientsOfBookings(ali, visits, nowMs))]).toEqual([
      [visits[0], { clientId: today, allergies: ["PPD"] }],
    ]);
    expect((await clientsOfBookings(owner(place), visits, nowMs)).size).toBe(4);
  });

  it("goes into the owner's file without formulas", async () => {
    const place = await salon();
    await add(place, { name: "=cmd()", phone: "+46701234567", tags: ["A", "B"] });
    const pieces: string[] = [];
    for await (const piece of exportClients(place.id, "sv", nowMs)) pieces.push(piece);
    expect(pieces.join("")).toContain(`"'=cmd()";"'+46701234567";;"A, B";0;0;0;`);
  });
});

describe("a person who is erased", () => {
  const erase = (person: { id: string; email: string }) =>
    db().$transaction((tx) => eraseClientsOf(tx, { ...person, isVerified: true }, new Date(nowMs)));

  it("is taken out of the clients of all businesses, with notes; bookings stay without the person", async () => {
    const [place, other] = [await salon(), await salon()];
    const { id: userId, email } = await customer();
    const linked = await add(place, { name: "Elsa" });
    await db().client.update({ where: { id: linked }, data: { userId } });
    const byAddress = await add(other, { name: "Elsa", email });
    const stranger = await add(other, { name: "Elsa" });
    await addNote({ providerId: place.id, clientId: linked, userId: null }, { kind: "note", text: "Kaffe" });
    const phoned = await book(place, {
      at: "2026-11-02T10:00:00Z",
      clientId: linked,
      source: "phone",
      email: "",
      phone: "0701234567",
    });
    await erase({ id: userId, email });
    const left = await db().client.findMany({ where: { id: { in: [linked, byAddress, stranger] } } });
    expect(left.map(({ id }) => id)).toEqual([stranger]);
    expect(await db().booking.findUniqueOrThrow({ where: { id: phoned } })).toMatchObject({
      customerName: "",
      customerPhone: null,
      clientId: null,
      totalOre: 42_000,
    });
  });

  it("keeps name and number with a business that booked a visit to come, until it is over", async () => {
    const place = await salon();
    const { id: userId, email } = await customer();
    const clientId = await add(place, { name: "Elsa", phone: "0701234567", email, tags: ["VIP"] });
    await db().client.update({ where: { id: clientId }, data: { userId } });
    const bookingId = await book(place, {
      at: "2026-11-28T10:00:00Z",
      clientId,
      source: "phone",
      email: "",
      phone: "0701234567",
    });
    await erase({ id: userId, email });
    const row = await db().client.findUniqueOrThrow({ where: { id: clientId } });
    expect(row).toMatchObject({ name: "Elsa", phone: "0701234567", email: null, userId: null, tags: [] });
    expect(await eraseDueClients(new Date(nowMs))).toBe(0);
    expect(await eraseDueClients(new Date("2026-11-29T00:00:00Z"))).toBe(1);
    expect(await db().client.findUnique({ where: { id: clientId } })).toBeNull();
    const { customerName } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    expect(customerName).toBe("");
  });
});
