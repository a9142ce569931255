import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { clientFor, type Person, type TypedBy } from "@/lib/clients/clientFor";
import { doublesOf } from "@/lib/clients/doubles";
import { db, pool } from "@/lib/db/client";
import { book, type Salon, salon } from "@/tests/support/builders/salon";
import { customer } from "@/tests/support/calls/customer";
import { sharedDatabase } from "@/tests/support/run/testDatabase";

await sharedDatabase();

const elsa: Person = {
  name: "Elsa Lindqvist",
  phone: "070-123 45 67",
  email: "elsa@example.com",
  userId: null,
};

const typed = (typedBy: TypedBy) => (place: Salon, person: Partial<Person>) =>
  db().$transaction((tx) => clientFor(tx, place.id, { ...elsa, ...person }, typedBy));
/** By what an owner types, and by what a customer does. */
const find = typed({ role: "owner" });
const findOnline = typed({ role: "customer" });
const rowOf = (id: string) => db().client.findUniqueOrThrow({ where: { id } });
const count = (place: Salon) => db().client.count({ where: { providerId: place.id } });

describe("the client of a booking", () => {
  it("is found by the number, however it is written, and by the address in any case", async () => {
    const place = await salon();
    const id = await find(place, {});
    expect(await find(place, { phone: "+46 (0)70 1234567", email: null })).toBe(id);
    expect(await find(place, { phone: null, email: "ELSA@example.com" })).toBe(id);
    expect(await count(place)).toBe(1);
  });

  it("is added where the business knows nobody like that, and is each business's own", async () => {
    const [place, other] = [await salon(), await salon()];
    const id = await find(place, {});
    expect(await find(place, { phone: "0702222222", email: "x@example.com" })).not.toBe(id);
    expect(await find(other, {})).not.toBe(id);
    expect(await rowOf(id)).toMatchObject({ phoneE164: "+46701234567", name: "Elsa Lindqvist" });
  });

  it("is one, when two bookings of one person are made at the same moment", async () => {
    const place = await salon();
    const { id: userId } = await customer();
    const ids = await Promise.all([
      findOnline(place, { userId }),
      findOnline(place, {}),
      findOnline(place, { phone: null }),
      find(place, {}),
      find(place, { phone: "0046701234567" }),
    ]);
    expect(new Set(ids).size).toBe(1);
    expect(await count(place)).toBe(1);
  });

  it("gets what the business did not know, and nothing of what it knew is overwritten", async () => {
    const place = await salon();
    const id = await find(place, { name: "Elsa", email: null });
    await db().client.update({ where: { id }, data: { hiddenAt: new Date() } });
    await find(place, { name: "E. Lindqvist" });
    expect(await rowOf(id)).toMatchObject({ name: "Elsa", email: "elsa@example.com", hiddenAt: null });
  });

  it("is somebody else, where the one with the number has another account", async () => {
    const place = await salon();
    const [first, second] = [await customer(), await customer()];
    const id = await findOnline(place, { userId: first.id, email: first.email });
    expect(await find(place, { email: null })).toBe(id);
    expect(await findOnline(place, { userId: second.id, email: second.email })).not.toBe(id);
    expect(await findOnline(place, { userId: first.id, email: "annan@example.com" })).toBe(id);
  });

  it("is added and shown as a likely double, when a customer types the number and name of a known one", async () => {
    const place = await salon();
    const id = await find(place, { email: null });
    const stranger = await customer();
    const guests = await findOnline(place, { email: "mal@example.com" });
    const accounts = await findOnline(place, { userId: stranger.id, email: stranger.email });
    expect(new Set([id, guests, accounts]).size).toBe(3);
    expect(await rowOf(id)).toMatchObject({ email: null, userId: null, name: "Elsa Lindqvist" });
    const doubles = await doublesOf(place.id, id);
    expect(new Set(doubles.map((double) => double.id))).toEqual(new Set([guests, accounts]));
    expect(doubles[0]?.same).toEqual(["phone", "name"]);
  });

  it("is linked to an account only where its confirmed address is the client's", async () => {
    const place = await salon();
    const [unproven, proven] = [await customer({ isVerified: false }), await customer()];
    const first = await findOnline(place, { userId: unproven.id, email: unproven.email });
    const again = await findOnline(place, { userId: unproven.id, email: unproven.email });
    expect([again, (await rowOf(first)).userId]).toEqual([first, null]);
    const known = await find(place, { phone: null, email: proven.email });
    expect(await findOnline(place, { userId: unproven.id, email: proven.email })).toBe(known);
    expect((await rowOf(known)).userId).toBeNull();
    expect(await findOnline(place, { userId: proven.id, email: proven.email.toUpperCase() })).toBe(known);
    expect((await rowOf(known)).userId).toBe(proven.id);
  });

  it("gets the number that a customer types where the address is theirs, and no address", async () => {
    const place = await salon();
    const id = await find(place, { phone: null });
    await findOnline(place, {});
    expect(await rowOf(id)).toMatchObject({ phoneE164: "+46701234567" });
    const { id: userId, email } = await customer();
    const own = await findOnline(place, { userId, email, phone: null });
    await db().client.update({ where: { id: own }, data: { email: null } });
    await findOnline(place, { userId, email: "annan@example.com", phone: null });
    expect((await rowOf(own)).email).toBeNull();
    await findOnline(place, { userId, email, phone: null });
    expect((await rowOf(own)).email).toBe(email);
  });

  it("is called by the address until a name is known", async () => {
    const place = await salon();
    const id = await find(place, { name: "", phone: null });
    expect((await rowOf(id)).name).toBe("elsa@example.com");
    await find(place, { phone: null });
    expect((await rowOf(id)).name).toBe("Elsa Lindqvist");
  });
});

describe("bookings made before there were clients", () => {
  it("get theirs by account, number and address, and nothing more the second time", async () => {
    const place = await salon();
    const { id: userId, email } = await customer();
    const at = "2026-10-01T10:00:00Z";
    const ids = [
      await book(place, { at, customerId: userId, email, phone: "070-123 45 67" }),
      await book(place, { at: "2026-10-02T10:00:00Z", email: "hem@example.com", phone: "+46701234567" }),
      await book(place, { at: "2026-10-03T10:00:00Z", email: "nils@example.com", name: "Nils Ek" }),
      await book(place, { at: "2026-10-04T10:00:00Z", email: "NILS@example.com", name: "Nils Ek" }),
    ];
    await pool().query("SELECT add_clients_of_bookings()");
    await pool().query("SELECT add_clients_of_bookings()");
    const rows = await db().booking.findMany({ where: { id: { in: ids } }, orderBy: { startsAt: "asc" } });
    const [first, second, third, fourth] = rows.map(({ clientId }) => clientId);
    expect([second, fourth]).toEqual([first, third]);
    expect(await count(place)).toBe(2);
    expect(await rowOf(first ?? randomUUID())).toMatchObject({ userId, phoneE164: "+46701234567" });
  });
});
