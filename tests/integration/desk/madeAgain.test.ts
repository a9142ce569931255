import { expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { listMadeAgain } from "@/lib/desk/madeAgain";
import { bookAtDesk, deskWish, moa, onDeskDay } from "../../support/builders/desk";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const day = 24 * 60 * 60_000;
const found = async ({ id }: Salon) => {
  const now = Date.now();
  const range = { from: new Date(now - 30 * day), until: new Date(now + day) };
  const pairs = await listMadeAgain(pool(), range);
  return pairs.filter(({ providerId }) => providerId === id).map(({ by }) => by);
};

async function cancelled(place: Salon, daysAgo: number, contact: { email?: string; phone?: string } = {}) {
  const id = await book(place, {
    at: onDeskDay("10:00"),
    status: "cancelled",
    cancelledAt: new Date(Date.now() - daysAgo * day),
    email: contact.email ?? "nobody@exempel.se",
  });
  if (contact.phone) await db().booking.update({ where: { id }, data: { customerPhone: contact.phone } });
  return id;
}

it("a booking by hand is listed when the same customer's online booking was cancelled within a week", async () => {
  const place = await salon();
  await cancelled(place, 6, { phone: "+46 70-174 06 30" });
  await bookAtDesk(place, deskWish(place, "14:00"));
  expect(await found(place)).toEqual(["phone"]);
});

it("the same is found by the address, in any case of letters", async () => {
  const place = await salon();
  await cancelled(place, 1, { email: "Moa@Exempel.se" });
  const client = { ...moa, phone: null, email: "moa@exempel.se" };
  await bookAtDesk(place, deskWish(place, "14:00", { client }));
  expect(await found(place)).toEqual(["email"]);
});

it("another customer, an older cancellation and another business are not listed", async () => {
  const [place, other] = [await salon(), await salon()];
  await cancelled(place, 1, { phone: "070-999 99 99" });
  await cancelled(place, 8, { phone: "070-174 06 30" });
  await cancelled(other, 1, { phone: "070-174 06 30" });
  await bookAtDesk(place, deskWish(place, "14:00"));
  expect(await found(place)).toEqual([]);
});

it("the same is found by the business's own client, also with another number and address", async () => {
  const place = await salon();
  const { id: clientId } = await db().client.create({
    data: { providerId: place.id, name: "Moa Lind", phone: "070-555 55 55" },
  });
  const onlineId = await cancelled(place, 1, { phone: "070-174 06 30" });
  await db().booking.update({ where: { id: onlineId }, data: { clientId } });
  await bookAtDesk(place, deskWish(place, "14:00", { client: { id: clientId } }));
  expect(await found(place)).toEqual(["client"]);
});

it("with other contacts it is found by the start and person, or by the name for the same service and day", async () => {
  const place = await salon();
  await cancelled(place, 1);
  const other = { name: "Någon Annan", phone: "070-999 99 99", email: null };
  await bookAtDesk(place, deskWish(place, "10:00", { client: other }));
  expect(await found(place)).toEqual(["slot"]);
  await bookAtDesk(place, deskWish(place, "13:00", { client: other }));
  await bookAtDesk(place, deskWish(place, "14:00", { client: { ...other, name: "ELSA lindqvist" } }));
  expect(await found(place)).toEqual(["slot", "name"]);
  const nextDay = { client: { ...other, name: "Elsa Lindqvist" }, startTimes: ["2026-11-28T14:00:00+01:00"] };
  await bookAtDesk(place, deskWish(place, "14:00", nextDay));
  expect(await found(place)).toEqual(["slot", "name"]);
});
