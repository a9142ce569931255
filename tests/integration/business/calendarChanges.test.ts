import { describe, expect, it } from "vitest";
import { calendarChanges, calendarCursor } from "@/lib/business/calendar/changes";
import { db } from "@/lib/db/client";
import { markVisit } from "@/lib/visits/marks/markVisit";
import { onMoveDay } from "../../support/builders/moves";
import { book, type Salon, salon } from "../../support/builders/salon";
import { ownerOf, schedule } from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const changesSince = async (place: Salon, cursor: string) =>
  calendarChanges(ownerOf(place), cursor, Date.now());

const day = "2026-11-23";

const doings: [string, string[] | null, (place: Salon, booking: string) => Promise<unknown>][] = [
  ["a new booking", [day], (place) => book(place, { at: onMoveDay("10:00") })],
  ["a hold", [day], (place) => book(place, { at: onMoveDay("10:00"), status: "pending" })],
  [
    "a move to another day",
    [day, "2026-11-24"],
    (place, id) => schedule(place, id, { at: "2026-11-24T10:00:00Z" }),
  ],
  [
    "a mark",
    [day],
    (place, bookingId) =>
      markVisit(ownerOf(place), {
        bookingId,
        mark: "arrived",
        userId: place.ownerId,
        nowMs: Date.parse(onMoveDay("09:00")),
      }),
  ],
  [
    "money given back",
    [day],
    (_place, bookingId) => db().payment.updateMany({ where: { bookingId }, data: { refundedOre: 100 } }),
  ],
  [
    "an absence of two days",
    [day, "2026-11-24"],
    (place) =>
      db().unavailableTime.create({
        data: {
          providerId: place.id,
          startsAt: new Date(onMoveDay("09:00")),
          endsAt: new Date("2026-11-24T10:00:00Z"),
        },
      }),
  ],
  [
    "other hours",
    null,
    (place) => db().openingHours.updateMany({ where: { providerId: place.id }, data: { closeMinute: 900 } }),
  ],
  ["another person", null, (place) => addPerson(place, { name: "Sam" })],
];

describe("what changed in a calendar", () => {
  it.each(doings)("names the days of %s", async (_what, dates, work) => {
    const [place, other] = [await salon(), await salon()];
    const booking = await book(place, { at: onMoveDay("09:00") });
    const cursor = await calendarCursor(Date.now());
    expect(await changesSince(place, cursor)).toMatchObject({ has_changed: false, dates: [] });
    await work(place, booking);
    const changes = await changesSince(place, cursor);
    expect(changes).toMatchObject({ has_changed: true, dates });
    expect(await changesSince(place, changes.cursor)).toMatchObject({ has_changed: false });
    expect(await changesSince(other, cursor)).toMatchObject({ has_changed: false });
  });

  it("is told also where it began before the cursor and was committed after it", async () => {
    const place = await salon();
    const booking = await book(place, { at: onMoveDay("09:00") });
    let late = "";
    await db().$transaction(async (tx) => {
      await tx.booking.update({ where: { id: booking }, data: { customerName: "Ny" } });
      const cursor = await calendarCursor(Date.now());
      await book(place, { at: "2026-11-25T10:00:00Z" });
      const early = await changesSince(place, cursor);
      expect(early.dates).toEqual(["2026-11-25"]);
      late = early.cursor;
    });
    expect((await changesSince(place, late)).dates).toEqual([day]);
  });

  it("says that anything may have changed to a cursor that is old or none of ours", async () => {
    const place = await salon();
    const old = await calendarCursor(Date.now() - 2 * 60 * 60_000);
    const strange = ["x", "", Buffer.from(`${Date.now()}.9:1:`).toString("base64url")];
    for (const cursor of [old, ...strange]) {
      const changes = await changesSince(place, cursor);
      expect(changes).toMatchObject({ has_changed: true, dates: null });
      expect(await changesSince(place, changes.cursor)).toMatchObject({ has_changed: false });
    }
  });
});
