import { expect, test } from "vitest";
import { db, pool } from "@/lib/db/client";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const at = "2040-01-02T10:00:00Z";

test("the source of a booking cannot be changed, whoever writes it", async () => {
  const place = await salon();
  const id = await book(place, { at, source: "phone" });
  await expect(
    db().booking.update({ where: { id }, data: { source: "online", paymentWay: "checkout" } }),
  ).rejects.toThrow(/settled when it is made/);
});

test("an online booking cannot be confirmed without a payment", async () => {
  const place = await salon();
  await expect(book(place, { at, payment: null })).rejects.toThrow(/confirmed by its payment/);
  const id = await book(place, { at, status: "pending" });
  const confirm = db().booking.update({ where: { id }, data: { status: "confirmed" } });
  await expect(confirm).rejects.toThrow(/confirmed by its payment/);
});

test.each([
  ["online, paid on the spot", { source: "online", paymentWay: "on_site" }, "bookings_way_of_source"],
  ["by phone, paid by a payment page", { source: "desk", paymentWay: "checkout" }, "bookings_way_of_source"],
  ["by phone, as a hold", { status: "pending", holdExpiresAt: new Date() }, "bookings_own_are_no_holds"],
  ["by phone, with a commission", { commissionOre: 100 }, "bookings_own_cost_no_commission"],
  ["a mark without its time", { visitMark: "arrived" }, "bookings_mark_of_visit"],
] as const)("a booking %s is refused by the database", async (_name, change, constraint) => {
  const place = await salon();
  const { id: _id, ...row } = await db().booking.findUniqueOrThrow({
    where: { id: await book(place, { at, source: "phone" }) },
  });
  const later = { startsAt: new Date("2040-01-03T10:00:00Z"), endsAt: new Date("2040-01-03T10:30:00Z") };
  const times = { ...later, blockedFrom: later.startsAt, blockedUntil: later.endsAt };
  await expect(db().booking.create({ data: { ...row, ...times, ...change } })).rejects.toThrow(constraint);
});

test("a booking that the business made does not count as popular", async () => {
  const place = await salon();
  const counted = async () => {
    const { rows } = await pool().query<{ business: number; service: number }>(
      `SELECT p.booking_count AS business, s.booking_count AS service
       FROM providers p JOIN service_search s ON s.provider_id = p.id WHERE p.id = $1`,
      [place.id],
    );
    return rows;
  };
  const id = await book(place, { at, source: "desk" });
  expect(await counted()).toEqual([{ business: 0, service: 0 }]);
  await db().booking.update({
    where: { id },
    data: { status: "cancelled", cancelReason: "by_provider", cancelledAt: new Date() },
  });
  expect(await counted()).toEqual([{ business: 0, service: 0 }]);
  await book(place, { at });
  expect(await counted()).toEqual([{ business: 1, service: 1 }]);
});

test("a visit that was not paid through the product cannot be reviewed", async () => {
  const place = await salon();
  const bookingId = await book(place, { at, source: "phone", status: "completed" });
  const review = { providerId: place.id, bookingId, serviceId: place.serviceId, rating: 5 };
  await expect(db().review.create({ data: review })).rejects.toThrow(/needs a payment/);
});
