import { describe, expect, it } from "vitest";
import { removeService } from "@/lib/catalogue/edit/removeService";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { moveAvailability } from "@/lib/visits/moveAvailability";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { firstToken } from "../../support/builders/bookingLink";
import { book, salon } from "../../support/builders/salon";
import { addPerson, letDo } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");
/** A Monday; the salon is open from eight to four UTC, with lunch from eleven to twelve. */
const day = "2026-11-23";
const at = (time: string) => `${day}T${time}:00Z`;
const freeUntil = "2026-11-22T10:00:00Z";

const byLink = (bookingId: string) => ({ customerId: null, token: firstToken(bookingId) });
const timesFor = (id: string, from = day, to = from) => moveAvailability(id, byLink(id), { from, to, nowMs });

/** The free starts of the day, as the UTC clock shows them. */
async function freeOn(id: string): Promise<string[]> {
  const { days } = await timesFor(id);
  return days
    .flatMap(({ slots }) => slots)
    .filter(({ available }) => available)
    .map(({ startTime }) => startTime.slice(11, 16));
}

/** Whether the move itself takes a start; then the booking is there. */
async function moves(id: string, startMs: number): Promise<boolean> {
  try {
    await rescheduleBooking(id, byLink(id), { startMs, nowMs });
    return true;
  } catch (error) {
    if (isAppError(error) && ["slot_taken", "slot_unavailable"].includes(error.code)) return false;
    throw error;
  }
}

describe("moveAvailability", () => {
  it("offers times that run into the booking's own, and not the one it has", async () => {
    const place = await salon();
    const id = await book(place, { at: at("10:00"), freeUntil });
    await book(place, { at: at("09:00") });
    const free = await freeOn(id);
    expect(free.slice(0, 6)).toEqual(["08:00", "08:15", "08:30", "09:30", "09:45", "10:15"]);
    const { days } = await timesFor(id);
    expect(days[0]?.slots).toContainEqual({
      startTime: "2026-11-23T10:00:00.000Z",
      endTime: "2026-11-23T10:30:00.000Z",
      available: false,
    });
  });

  it("finds the next free time far ahead, also where the person who was asked for does the service no more", async () => {
    const place = await salon();
    await addPerson(place, { name: "Leo" });
    const id = await book(place, { at: at("10:00"), freeUntil });
    await db().booking.update({ where: { id }, data: { isStaffChosen: true } });
    await letDo(place, place.staffId, []);
    const [startsAt, endsAt] = [new Date("2026-11-20T00:00:00Z"), new Date("2027-02-01T00:00:00Z")];
    await db().unavailableTime.create({ data: { providerId: place.id, startsAt, endsAt } });
    expect((await timesFor(id)).nextAvailable).toBe("2027-02-01T08:00:00.000Z");
  });

  it("keeps the length and the buffers it was made with, whatever the service is like today", async () => {
    const place = await salon();
    const id = await book(place, { at: at("10:00"), freeUntil });
    await db().booking.update({ where: { id }, data: { blockedUntil: new Date(at("10:45")) } });
    await book(place, { at: at("14:30") });
    await db().service.update({ where: { id: place.serviceId }, data: { durationMinutes: 120 } });
    await removeService(place.id, place.serviceId, nowMs);
    const free = await freeOn(id);
    expect(free).toContain("13:45");
    expect(free).not.toContain("14:00");
    expect(free).toContain("15:30");
  });

  it("offers the time of whoever is free, and only what a move takes", async () => {
    const place = await salon();
    const { id: amir } = await db().staffMember.create({
      data: { providerId: place.id, name: "Amir", sort: 1 },
      select: { id: true },
    });
    const id = await book(place, { at: at("10:00"), freeUntil });
    await book(place, { at: at("10:15"), staffId: amir });
    await book(place, { at: at("14:00"), staffId: amir });
    await book(place, { at: at("14:15") });
    const { days } = await timesFor(id);
    const slots = days.flatMap((one) => one.slots);
    expect(slots.filter(({ available }) => !available).map(({ startTime }) => startTime)).toEqual([
      "2026-11-23T10:00:00.000Z",
      "2026-11-23T14:00:00.000Z",
      "2026-11-23T14:15:00.000Z",
    ]);
    for (const start of ["10:15", "14:00", "14:15", "14:30", "13:45", "13:30", "10:00"]) {
      const startMs = Date.parse(at(start));
      const offered = slots.find(({ startTime }) => Date.parse(startTime) === startMs);
      expect(await moves(id, startMs), start).toBe(offered?.available === true || start === "10:00");
    }
  });

  it("knows the next time beyond its own", async () => {
    const place = await salon();
    const id = await book(place, { at: at("15:30"), freeUntil });
    const rest = { providerId: place.id, startsAt: at("08:00"), endsAt: at("15:30") };
    await db().unavailableTime.create({ data: rest });
    const { nextAvailable } = await timesFor(id);
    expect(nextAvailable).toBe("2026-11-24T08:00:00.000Z");
  });

  it("is for whom the booking is, as long as it can be moved", async () => {
    const place = await salon();
    const id = await book(place, { at: at("10:00"), freeUntil });
    const range = { from: day, to: day, nowMs };
    const ask = (proof: Parameters<typeof moveAvailability>[1], when = nowMs) =>
      moveAvailability(id, proof, { ...range, nowMs: when });
    await expect(ask({ customerId: null, token: undefined })).rejects.toMatchObject({
      code: "not_signed_in",
    });
    await expect(ask({ customerId: place.ownerId, token: undefined })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(ask({ customerId: null, token: "x" })).rejects.toMatchObject({ code: "not_found" });
    await expect(ask(byLink(id), Date.parse(freeUntil))).rejects.toMatchObject({
      code: "transition_not_allowed",
      details: { from: "confirmed", reason: "too_late" },
    });
  });
});
