import { describe, expect, it } from "vitest";
import { addClient } from "@/lib/clients/addClient";
import { clientFor } from "@/lib/clients/clientFor";
import { importClients } from "@/lib/clients/import/importClients";
import { newClientSchema } from "@/lib/clients/schemas";
import { db } from "@/lib/db/client";
import { salon } from "@/tests/support/builders/salon";
import { testDatabase } from "@/tests/support/run/testDatabase";

await testDatabase("empty");

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
