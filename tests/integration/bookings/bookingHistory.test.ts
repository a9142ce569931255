import { expect, it } from "vitest";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { customerEvents } from "@/lib/bookings/customer/customerEvents";
import { db } from "@/lib/db/client";
import { markVisit } from "@/lib/visits/marks/markVisit";
import { move, onMoveDay, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { ofAli, salonOfTwo } from "../../support/builders/personMails";
import { ownerOf, schedule, scheduled, undo } from "../../support/builders/schedules";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

type Place = Awaited<ReturnType<typeof salonOfTwo>>;

/** The last event of a booking as its business is told it. */
async function lastOf(place: Place, id: string, atMs = nowMs) {
  const row = await findProviderBooking(ownerOf(place), id, atMs);
  if (row === null) throw new Error("It is not theirs");
  return serializeBookingDetail(row, atMs).events.at(-1);
}

const none = { start_change: null, person_change: null, length_change: null, mark_change: null };
const at = (time: string) => new Date(onMoveDay(time)).toISOString();

it("the history of a booking that the business changes tells start, person and length before and after", async () => {
  const place = await salonOfTwo();
  const id = await ofAli(place);
  await schedule(place, id, { at: onMoveDay("13:00") });
  const moved = { from: at("10:00"), to: at("13:00") };
  expect(await lastOf(place, id)).toMatchObject({ kind: "rescheduled", ...none, start_change: moved });

  const { name: owner } = await db().staffMember.findUniqueOrThrow({ where: { id: place.majaId } });
  await schedule(place, id, { staffId: place.majaId });
  expect(await lastOf(place, id)).toMatchObject({ ...none, person_change: { from: "Ali", to: owner } });

  const { durationMinutes: from } = await stateOf(id);
  const token = await scheduled(place, id, { durationMinutes: from + 15 });
  expect(await lastOf(place, id)).toMatchObject({ ...none, length_change: { from, to: from + 15 } });

  await undo(place, token);
  expect(await lastOf(place, id)).toMatchObject({
    kind: "undone",
    ...none,
    length_change: { from: from + 15, to: from },
  });
});

it("the history of a booking that its customer moves tells the person too where it became another one", async () => {
  const place = await salonOfTwo();
  const id = await ofAli(place);
  await ofAli(place, { at: onMoveDay("13:00") });
  await move(id, onMoveDay("13:00"));
  const { name: owner } = await db().staffMember.findUniqueOrThrow({ where: { id: place.majaId } });
  const told = {
    start_change: { from: at("10:00"), to: at("13:00") },
    person_change: { from: "Ali", to: owner },
  };
  expect(await lastOf(place, id)).toMatchObject({ actor: "guest", ...none, ...told });

  await db().bookingEvent.updateMany({ where: { bookingId: id }, data: { data: {} } });
  expect(await lastOf(place, id)).toMatchObject({ kind: "rescheduled", ...none });
});

it("the history of a visit that is marked names the mark, and its customer's does not", async () => {
  const place = await salonOfTwo();
  const id = await ofAli(place);
  const visitMs = Date.parse(onMoveDay("10:05"));
  const by = { bookingId: id, userId: place.ownerId, nowMs: visitMs };
  await markVisit(ownerOf(place), { ...by, mark: "no_show" });
  expect(await lastOf(place, id, visitMs)).toMatchObject({
    kind: "marked",
    ...none,
    mark_change: { to: "no_show" },
  });
  await markVisit(ownerOf(place), { ...by, mark: null });
  expect(await lastOf(place, id, visitMs)).toMatchObject({
    kind: "marked",
    ...none,
    mark_change: { to: null },
  });

  const { events } = await stateOf(id);
  expect(events.slice(-2).flatMap(customerEvents)).toEqual([]);
});
