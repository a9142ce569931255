import { describe, expect, it } from "vitest";
import { eraseClientsOf, eraseDueClients } from "@/lib/account/eraseClients";
import { lockBooking } from "@/lib/bookings/lockBooking";
import { addClient } from "@/lib/clients/addClient";
import { clientFor } from "@/lib/clients/clientFor";
import { importClients } from "@/lib/clients/import/importClients";
import { mergeClients } from "@/lib/clients/mergeClients";
import { newClientSchema } from "@/lib/clients/schemas";
import { db } from "@/lib/db/client";
import { book, salon } from "@/tests/support/builders/salon";
import { sharedDatabase } from "@/tests/support/run/testDatabase";

await sharedDatabase();

const elsa = { name: "Elsa Lindqvist", phone: "070-123 45 67", email: "elsa@example.com" };
const file = new TextEncoder().encode(`Namn,Telefon,E-post\n${elsa.name},${elsa.phone},${elsa.email}`);

/** A place, and a booking of Elsa there that has found her client but is not written yet; `finish` ends its transaction. */
async function confirming() {
  const place = await salon();
  const { promise: mayEnd, resolve: finish } = Promise.withResolvers<void>();
  const { promise: hasClient, resolve: found } = Promise.withResolvers<void>();
  const booking = db().$transaction(async (tx) => {
    const id = await clientFor(tx, place.id, { ...elsa, userId: null }, { role: "customer" });
    found();
    await mayEnd;
    return id;
  });
  await hasClient;
  return { place, booking, finish };
}

const clientsOf = (providerId: string) => db().client.findMany({ where: { providerId } });

/** Until a transaction of this database waits for an advisory lock. */
async function untilOneWaits(): Promise<void> {
  await expect
    .poll(
      async () => {
        const rows = await db().$queryRaw<{ count: number }[]>`
          SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
        return rows[0]?.count;
      },
      { timeout: 4_000 },
    )
    .toBeGreaterThan(0);
}

/** Until a transaction of this database waits for a row that another one has locked. */
async function untilARowIsWaitedFor(): Promise<void> {
  await expect
    .poll(
      async () => {
        const rows = await db().$queryRaw<{ count: number }[]>`
          SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return rows[0]?.count;
      },
      { timeout: 4_000 },
    )
    .toBeGreaterThan(0);
}

describe("a booking that is being changed", () => {
  const merge = (providerId: string, [keptId = "", otherId = ""]: string[]) =>
    mergeClients(providerId, { keptId, otherId, choices: {} });
  const eraseDue = () => eraseDueClients(new Date());
  const eraseOfAccount = async () => {
    const { id, email } = await db().user.findFirstOrThrow({ where: { email: elsa.email } });
    await db().$transaction((tx) => eraseClientsOf(tx, { id, email, isVerified: true }, new Date()));
  };

  it.each([
    ["merged", merge],
    ["erased once their last visit is over", eraseDue],
    ["erased with their account", eraseOfAccount],
  ])("and that of its client, who is %s meanwhile, both end", async (_, change) => {
    const place = await salon();
    await db().user.upsert({
      where: { email: elsa.email },
      create: { email: elsa.email, role: "customer", passwordHash: "", fullName: elsa.name },
      update: {},
    });
    const ids = await Promise.all(
      [null, elsa.email].map(async (email) => {
        const data = { providerId: place.id, name: elsa.name, email };
        return (await db().client.create({ data })).id;
      }),
    );
    const clientId = ids[1] ?? "";
    const bookingId = await book(place, { at: "2026-01-02T10:00:00Z" });
    await db().booking.update({ where: { id: bookingId }, data: { clientId } });
    if (change === eraseDue)
      await db().client.update({ where: { id: clientId }, data: { eraseAfter: new Date(0) } });
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const changing = db().$transaction(async (tx) => {
      await lockBooking(tx, bookingId);
      locked();
      await mayGoOn;
      await tx.$queryRaw`SELECT id FROM clients WHERE id = ${clientId}::uuid FOR KEY SHARE`;
    });
    await isLocked;
    const other = change(place.id, ids);
    await untilARowIsWaitedFor();
    goOn();
    expect(await Promise.allSettled([changing, other])).toMatchObject([
      { status: "fulfilled" },
      { status: "fulfilled" },
    ]);
    expect((await clientsOf(place.id)).map(({ id }) => id)).toEqual(ids.slice(0, 1));
  });
});

describe("a person who books at the same moment", () => {
  it("is not added by hand a second time", async () => {
    const { place, booking, finish } = await confirming();
    const adding = addClient(
      place.id,
      newClientSchema.parse({ ...elsa, phone: "+46701234567", email: null }),
    );
    await untilOneWaits();
    finish();
    const clientId = await booking;
    await expect(adding).rejects.toMatchObject({ code: "client_known", details: { clientId } });
    expect(await clientsOf(place.id)).toHaveLength(1);
  });

  it("is not imported a second time", async () => {
    const { place, booking, finish } = await confirming();
    const importing = importClients({ providerId: place.id, userId: place.ownerId }, file, {
      duplicates: "skip",
    });
    await untilOneWaits();
    finish();
    const clientId = await booking;
    expect(await importing).toMatchObject({ added: 0, skipped: 1 });
    expect((await clientsOf(place.id)).map(({ id }) => id)).toEqual([clientId]);
  });

  it("is one client, whatever comes first of a booking, an import and the form", async () => {
    const place = await salon();
    const book = () =>
      db().$transaction((tx) => clientFor(tx, place.id, { ...elsa, userId: null }, { role: "customer" }));
    await Promise.allSettled([
      addClient(place.id, newClientSchema.parse(elsa)),
      book(),
      importClients({ providerId: place.id, userId: place.ownerId }, file, { duplicates: "skip" }),
      addClient(place.id, newClientSchema.parse(elsa)),
      book(),
    ]);
    expect(await clientsOf(place.id)).toHaveLength(1);
  });
});
