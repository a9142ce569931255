import { describe, expect, it } from "vitest";
import { ANYBODY } from "@/lib/availability/anybody";
import { refusedPlaceSchema } from "@/lib/business/calendar/changeSchemas";
import { db } from "@/lib/db/client";
import { businessMoveAvailability } from "@/lib/visits/moveAvailability";
import { scheduleBooking } from "@/lib/visits/schedule/scheduleBooking";
import { moveDay, onMoveDay, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { drawn, ownerOf, refusalOf, schedule, scheduled, undo } from "../../support/builders/schedules";
import { addPerson, letDo } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

/** Maria has a booking at ten; Leo and Noor, in this order, could do it, too. */
async function bookedWithMaria() {
  const place = await salon();
  const leo = await addPerson(place, { name: "Leo", sort: 1 });
  const noor = await addPerson(place, { name: "Noor", sort: 2 });
  const id = await book(place, { at: onMoveDay("10:00") });
  return { place, maria: place.staffId, leo, noor, id };
}

const toAnybody = (place: Salon, id: string, time: string) =>
  scheduled(place, id, { at: onMoveDay(time), staffId: ANYBODY });
const whoHas = async (id: string) => (await stateOf(id)).staffMemberId;
const away = (place: Salon, staffMemberId: string, [from, until]: [string, string]) =>
  db().unavailableTime.create({
    data: {
      providerId: place.id,
      staffMemberId,
      startsAt: new Date(onMoveDay(from)),
      endsAt: new Date(onMoveDay(until)),
    },
  });

describe("a booking that the business moves to anybody", () => {
  it("stays with whoever has it where they are free, however much they have that day", async () => {
    const { place, maria, id } = await bookedWithMaria();
    await book(place, { at: onMoveDay("08:00"), minutes: 120 });
    await toAnybody(place, id, "14:00");
    expect(await whoHas(id)).toBe(maria);
  });

  it("goes to the least booked of that day where whoever has it is booked, and back by its undo", async () => {
    const { place, maria, leo, noor, id } = await bookedWithMaria();
    await book(place, { at: onMoveDay("14:00") });
    await book(place, { at: onMoveDay("09:00"), staffId: leo });
    const token = await toAnybody(place, id, "14:00");
    expect(await whoHas(id)).toBe(noor);
    expect((await drawn(place, id)).staff_id).toBe(noor);
    await undo(place, token);
    expect(await whoHas(id)).toBe(maria);
    // Two visits, as long as Leo's one.
    await book(place, { at: onMoveDay("08:00"), minutes: 15, staffId: noor });
    await book(place, { at: onMoveDay("09:00"), minutes: 15, staffId: noor });
    await toAnybody(place, id, "14:00");
    expect(await whoHas(id)).toBe(leo);
  });

  it("goes to nobody who is away then, is closed or does not do the service", async () => {
    const { place, maria, leo, noor, id } = await bookedWithMaria();
    await away(place, maria, ["13:30", "15:00"]);
    await letDo(place, leo, []);
    await book(place, { at: onMoveDay("08:00"), minutes: 120, staffId: noor });
    await toAnybody(place, id, "14:00");
    expect(await whoHas(id)).toBe(noor);
  });

  it("leaves whoever does the service no more, also at the same time", async () => {
    const { place, maria, leo, id } = await bookedWithMaria();
    await letDo(place, maria, []);
    await toAnybody(place, id, "10:00");
    expect(await stateOf(id)).toMatchObject({
      staffMemberId: leo,
      startsAt: new Date(onMoveDay("10:00")),
    });
  });

  it("is refused where nobody is free, with what whoever has it has then", async () => {
    const { place, maria, leo, noor, id } = await bookedWithMaria();
    for (const staffId of [maria, leo, noor]) await book(place, { at: onMoveDay("14:00"), staffId });
    const refusal = await refusalOf(toAnybody(place, id, "14:00"));
    expect(refusal.code).toBe("slot_taken");
    expect(refusedPlaceSchema.parse(refusal.details).in_the_way).toMatchObject([
      { kind: "booking", staff_id: maria },
    ]);
    expect(await stateOf(id)).toMatchObject({ staffMemberId: maria, sequence: 0 });
  });

  it("goes outside the hours only when that is meant, then also to the least booked", async () => {
    const { place, leo, id } = await bookedWithMaria();
    await book(place, { at: onMoveDay("16:30") });
    const late = { at: onMoveDay("16:30"), staffId: ANYBODY };
    expect((await refusalOf(schedule(place, id, late))).code).toBe("slot_taken");
    await scheduled(place, id, { ...late, outsideHours: true });
    expect(await whoHas(id)).toBe(leo);
  });

  it("takes the place of a hold that ran out", async () => {
    const { place, maria, leo, noor, id } = await bookedWithMaria();
    for (const staffId of [maria, noor]) await book(place, { at: onMoveDay("14:00"), staffId });
    const holdExpiresAt = new Date(Date.now() - 600_000);
    await book(place, {
      at: onMoveDay("14:00"),
      staffId: leo,
      status: "pending",
      payment: null,
      holdExpiresAt,
    });
    await toAnybody(place, id, "14:00");
    expect(await whoHas(id)).toBe(leo);
  });

  it("of a member stays with them", async () => {
    const { place, maria, id } = await bookedWithMaria();
    await book(place, { at: onMoveDay("14:00") });
    const reach = { ...ownerOf(place), staffMemberId: maria };
    const change = { bookingId: id, staffId: ANYBODY, outsideHours: false, userId: place.ownerId, nowMs };
    const to = (time: string) =>
      scheduleBooking(reach, { ...change, startMs: Date.parse(onMoveDay(time)), sequence: 0 });
    expect((await refusalOf(to("14:00"))).code).toBe("slot_taken");
    await to("15:00");
    expect(await whoHas(id)).toBe(maria);
  });
});

describe("the times at which a business can give a booking to anybody", () => {
  it("have the time that it has only where whoever has it is not free then any more", async () => {
    const { place, maria, id } = await bookedWithMaria();
    const isOffered = async () => {
      const range = { from: moveDay, to: moveDay, staffId: ANYBODY, nowMs };
      const { days } = await businessMoveAvailability(ownerOf(place), id, range);
      const slots = days.flatMap((day) => day.slots);
      return slots.find(({ startTime }) => Date.parse(startTime) === Date.parse(onMoveDay("10:00")))
        ?.available;
    };
    expect(await isOffered()).toBe(false);
    await away(place, maria, ["09:00", "11:00"]);
    expect(await isOffered()).toBe(true);
    await scheduled(place, id, { staffId: ANYBODY });
    expect(await whoHas(id)).not.toBe(maria);
  });
});
