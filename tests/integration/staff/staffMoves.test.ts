import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { listCustomerBookings } from "@/lib/bookings/customer/customerBookings";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { calendarOf } from "@/lib/notifications/calendar";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { moveByBusiness } from "@/lib/visits/moveByBusiness";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { freeUntil, linkProof, onMoveDay, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { addPerson, addService, letDo } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const move = (bookingId: string, to: string, staffId?: string) =>
  rescheduleBooking(bookingId, linkProof(bookingId), { startMs: Date.parse(to), staffId, nowMs });

const byBusiness = (place: Salon, bookingId: string, to: string, staffId?: string) =>
  moveByBusiness(wholeBusiness(place.id), {
    bookingId,
    startMs: Date.parse(to),
    ...(staffId === undefined ? {} : { staffId }),
    actorUserId: place.ownerId,
    nowMs,
  });

/** Maria's booking at ten; Leo is the other one. */
async function bookedWithMaria(isStaffChosen: boolean) {
  const place = await salon();
  const leo = await addPerson(place, { name: "Leo" });
  const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
  await db().booking.update({ where: { id }, data: { isStaffChosen } });
  return { place, maria: place.staffId, leo, id };
}

describe("a move of a booking whose person was asked for", () => {
  it("keeps the person: where she is booked, nobody else takes it", async () => {
    const { place, maria, id } = await bookedWithMaria(true);
    await book(place, { at: onMoveDay("14:00") });
    await expect(move(id, onMoveDay("14:00"))).rejects.toMatchObject({ code: "slot_taken" });
    await move(id, onMoveDay("14:30"));
    expect(await stateOf(id)).toMatchObject({ staffMemberId: maria, isStaffChosen: true });
  });

  it("goes to whoever else is named, also at the same time, and is theirs from then on", async () => {
    const { leo, id } = await bookedWithMaria(true);
    await move(id, onMoveDay("10:00"), leo);
    expect(await stateOf(id)).toMatchObject({
      staffMemberId: leo,
      isStaffChosen: true,
      startsAt: new Date(onMoveDay("10:00")),
      sequence: 1,
    });
  });

  it("goes to anybody when that is said, and first of all to who has it", async () => {
    const { place, maria, leo, id } = await bookedWithMaria(true);
    await book(place, { at: onMoveDay("13:00"), minutes: 60 });
    await move(id, onMoveDay("14:00"), "any");
    expect(await stateOf(id)).toMatchObject({ staffMemberId: maria, isStaffChosen: false });
    await move(id, onMoveDay("13:00"), "any");
    expect((await stateOf(id)).staffMemberId).toBe(leo);
  });

  it("goes to those who do the service, once the person does it no more", async () => {
    const { place, maria, leo, id } = await bookedWithMaria(true);
    await letDo(place, maria, []);
    await move(id, onMoveDay("14:00"));
    expect(await stateOf(id)).toMatchObject({ staffMemberId: leo, isStaffChosen: false });
  });
});

describe("a move of a booking for anybody", () => {
  it("stays with who has it, and goes to somebody else where they are booked", async () => {
    const { place, maria, leo, id } = await bookedWithMaria(false);
    await book(place, { at: onMoveDay("13:00"), minutes: 180 });
    await move(id, onMoveDay("09:00"));
    expect((await stateOf(id)).staffMemberId).toBe(maria);
    await move(id, onMoveDay("14:00"));
    expect((await stateOf(id)).staffMemberId).toBe(leo);
  });
});

describe("a move by the business", () => {
  it("gives the same time to somebody else, and refuses whoever is not its own", async () => {
    const { place, leo, id } = await bookedWithMaria(true);
    const stranger = (await salon()).staffId;
    await expect(byBusiness(place, id, onMoveDay("10:00"), stranger)).rejects.toMatchObject({
      code: "staff_not_found",
    });
    await byBusiness(place, id, onMoveDay("10:00"), leo);
    expect(await stateOf(id)).toMatchObject({ staffMemberId: leo, isStaffChosen: false });
  });
});

describe("asking for the time and the person that a booking has", () => {
  it("is refused once that person is off or does the service no more, by the business and by the customer", async () => {
    const { place, maria, id } = await bookedWithMaria(true);
    const now = onMoveDay("10:00");
    const asked = [() => byBusiness(place, id, now, maria), () => move(id, now, maria)];
    for (const ask of asked) await ask();
    await letDo(place, maria, []);
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: "staff_not_found" });
    const off = { isActive: false, doesAllServices: true };
    await db().staffMember.update({ where: { id: maria }, data: off });
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: "staff_not_found" });
    expect(await stateOf(id)).toMatchObject({ sequence: 0, events: [] });
  });
});

describe("the person of a booking", () => {
  it("is named in the mails to both, the calendar file and the customer's list", async () => {
    const { leo, id } = await bookedWithMaria(false);
    await db().booking.update({ where: { id }, data: { staffMemberId: leo } });
    const { id: customerId } = await db().user.create({
      data: { email: `kund-${id}@example.com`, role: "customer", passwordHash: "x" },
    });
    await db().booking.update({ where: { id }, data: { customerId } });
    const booking = await findBooking(id);
    if (!booking) throw new Error("The booking is gone");
    for (const kind of ["booking_confirmed", "booking_reminder", "provider_new_booking"] as const) {
      const { facts } = bookingLetter(kind, booking, "sv", {});
      expect(facts, kind).toContainEqual({ label: "Hos", value: "Leo" });
    }
    expect(calendarOf([booking], "sv")).toContain("SUMMARY:Klippning · Leo · Salongen");
    const listed = await listCustomerBookings(customerId, { limit: 10, nowMs });
    expect(listed.items[0]?.staffMember).toMatchObject({ id: leo, name: "Leo" });
  });

  it("is not spoken of where one works alone", async () => {
    const place = await salon();
    const booking = await findBooking(await book(place, { at: onMoveDay("10:00") }));
    if (!booking) throw new Error("The booking is gone");
    const { facts } = bookingLetter("booking_confirmed", booking, "sv", {});
    expect(facts?.map(({ label }) => label)).not.toContain("Hos");
    expect(calendarOf([booking], "sv")).toContain("SUMMARY:Klippning · Salongen");
  });
});

describe("a booking of several services", () => {
  it("is moved only to who does all of them, by the customer and by the business", async () => {
    const place = await salon();
    const colour = await addService(place, "Färg");
    const leo = await addPerson(place, { name: "Leo", services: [place.serviceId] });
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    await db().bookingLine.createMany({
      data: [place.serviceId, colour].map((serviceId, position) => ({
        providerId: place.id,
        bookingId: id,
        position,
        serviceId,
        serviceName: "Färg",
        durationMinutes: 15,
        priceOre: 21_000,
        bookedPriceOre: 21_000,
        vatPercent: 25,
      })),
    });
    await book(place, { at: onMoveDay("14:00") });
    await expect(move(id, onMoveDay("14:00"))).rejects.toMatchObject({ code: "slot_taken" });
    await expect(move(id, onMoveDay("14:30"), leo)).rejects.toMatchObject({ code: "staff_not_found" });
    await expect(byBusiness(place, id, onMoveDay("14:00"))).rejects.toMatchObject({ code: "slot_taken" });
    await letDo(place, leo, [place.serviceId, colour]);
    await byBusiness(place, id, onMoveDay("14:00"));
    expect((await stateOf(id)).staffMemberId).toBe(leo);
  });
});
