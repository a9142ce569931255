import { describe, expect, it } from "vitest";
import { loadOwnSettings } from "@/lib/business/settings/ownSettings";
import { saveSettings } from "@/lib/business/settings/saveSettings";
import { settingsChangesSchema } from "@/lib/business/settings/settingsEdit";
import { assertNoneToCome } from "@/lib/business/staff/applyRemoval";
import { previewRemoval } from "@/lib/business/staff/previewRemoval";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";
import { staffRemovalSchema } from "@/lib/business/staff/staffRemoval";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { addPicture } from "@/lib/pictures/addPicture";
import { loadOwnStaff } from "@/lib/staff/ownStaff";
import { updateStaffMember } from "@/lib/staff/updateStaffMember";
import { holdOf, timing } from "../../support/builders/holds";
import { nowMs } from "../../support/builders/now";
import { photo } from "../../support/builders/pictures";
import { book } from "../../support/builders/salon";
import { away, refusalAndFields } from "../../support/builders/settings";
import { addService } from "../../support/builders/staffOfSalon";
import { add, type Team, team } from "../../support/builders/team";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const day = "2026-12-23";
const at = (time: string, date = day) => `${date}T${time}:00.000Z`;

const remove = (place: Team, id: string, bookingDecisions: object[] = [], ifMatch: string | null = null) =>
  removeStaffMember(place.id, id, {
    decisions: staffRemovalSchema.parse({ bookingDecisions }).bookingDecisions,
    ifMatch,
    actorUserId: place.ownerId,
    nowMs,
  });
const preview = (place: Team, id: string, moveBookingId: string | null = null) =>
  previewRemoval(place.id, id, { moveBookingId, nowMs });
const ofAli = (place: Team, time: string) => book(place, { at: at(time), staffId: place.aliId });
const booking = (id: string) => db().booking.findUniqueOrThrow({ where: { id } });
const mails = (bookingId: string) => db().outboxMail.findMany({ where: { bookingId } });
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

describe("removing somebody", () => {
  it("keeps the row for its past bookings, and takes them out of everything else", async () => {
    const place = await team();
    await add(place, { name: "Bo" });
    const past = await book(place, { at: "2026-11-02T09:00:00Z", staffId: place.aliId, status: "completed" });
    await addPicture(place.id, await photo("#a03050"), {
      alt: "",
      serviceId: null,
      staffMemberId: place.aliId,
    });
    await remove(place, place.aliId);
    expect((await loadOwnStaff(place.id)).map(({ name }) => name)).toEqual(["Maja", "Bo"]);
    const row = await db().staffMember.findUniqueOrThrow({
      where: { id: (await booking(past)).staffMemberId },
    });
    expect(row).toMatchObject({ name: "Ali", isActive: false });
    expect(row.removedAt).not.toBeNull();
    expect(row.imageUrl).toBeNull();
    expect(await db().picture.count({ where: { providerId: place.id } })).toBe(0);
    expect(await refusalAndFields(remove(place, place.aliId))).toEqual(["not_found"]);
  });

  it("is refused for the last one who is on, for strangers, and with an older version", async () => {
    const [place, other] = [await team(), await team()];
    await updateStaffMember(place.id, place.aliId, { changes: { is_active: false }, ifMatch: null });
    expect(await refusalAndFields(remove(place, place.majaId))).toEqual(["last_person"]);
    expect(await refusalAndFields(remove(other, place.aliId))).toEqual(["not_found"]);
    expect(await refusalAndFields(remove(place, place.aliId, [], '"1"'))).toEqual(["edit_conflict"]);
    expect(await loadOwnStaff(place.id)).toHaveLength(2);
  });

  it("leaves the one who is left working alone, with not a minute more or less than before", async () => {
    const place = await team();
    const save = (edit: object) =>
      saveSettings(place.id, settingsChangesSchema.parse(edit), {
        ifMatch: null,
        nowMs,
        staffMemberId: place.majaId,
      });
    const { hours } = await loadOwnSettings(place.id, nowMs);
    const week = hours.map(({ dayOfWeek }) => ({
      day_of_week: dayOfWeek,
      is_closed: dayOfWeek === 7,
      ...(dayOfWeek === 7 ? {} : { open_time: "08:00", close_time: "15:00" }),
    }));
    await save({
      openingHours: week,
      unavailableSlots: [away("24T09:00", "24T15:00")],
      specialDays: [{ date: "2026-12-28", is_closed: false, open_time: "10:00", close_time: "12:00" }],
    });
    await remove(place, place.aliId);
    expect(await loadOwnStaff(place.id)).toEqual([]);
    const after = await loadOwnSettings(place.id, nowMs);
    // Within the business's hours: it opens at nine, and keeps its lunch.
    expect(after.hours[0]).toMatchObject({
      openMinute: 540,
      closeMinute: 900,
      lunchStartMinute: 720,
    });
    expect(after.hours[6]?.isClosed).toBe(true);
    expect(after.unavailable).toHaveLength(1);
    expect(after.specialDays).toMatchObject([{ date: "2026-12-28", openMinute: 600, closeMinute: 720 }]);
    const rest = { providerId: place.id, staffMemberId: { not: null } };
    expect(await db().openingHours.count({ where: rest })).toBe(0);
    const row = await db().staffMember.findUniqueOrThrow({ where: { id: place.majaId } });
    expect(row).toMatchObject({ isImplicit: true, isActive: true, doesAllServices: true });
  });

  it("makes one lunch of two for the one who is left: neither opens", async () => {
    const place = await team();
    const { hours } = await loadOwnSettings(place.id, nowMs);
    const own = {
      open_time: "09:00",
      close_time: "17:00",
      lunch_start_time: "11:30",
      lunch_end_time: "12:30",
    };
    const edit = {
      openingHours: hours.map(({ dayOfWeek }) => ({ day_of_week: dayOfWeek, is_closed: false, ...own })),
    };
    const context = { ifMatch: null, nowMs, staffMemberId: place.majaId };
    await saveSettings(place.id, settingsChangesSchema.parse(edit), context);
    await remove(place, place.aliId);
    const after = await loadOwnSettings(place.id, nowMs);
    expect(after.hours[0]).toMatchObject({ lunchStartMinute: 690, lunchEndMinute: 780 });
  });

  it("leaves the last one working alone also beside an implicit person who is off", async () => {
    const place = await team();
    const off = await db().staffMember.create({
      data: { providerId: place.id, isImplicit: true, isActive: false },
      select: { id: true },
    });
    await remove(place, place.aliId);
    expect(await loadOwnStaff(place.id)).toEqual([]);
    const implicit = { providerId: place.id, isImplicit: true };
    expect(await db().staffMember.findMany({ where: implicit, select: { id: true } })).toEqual([
      { id: place.majaId },
    ]);
    const row = await db().staffMember.findUniqueOrThrow({ where: off });
    expect(row.removedAt).not.toBeNull();
  });
});

describe("bookings to come of somebody who is removed", () => {
  it("are listed with who could take each, and nothing happens", async () => {
    const place = await team();
    const [free, busy] = [await ofAli(place, "09:00"), await ofAli(place, "10:00")];
    await book(place, { at: at("10:00"), staffId: place.majaId });
    await book(place, { at: at("14:00"), staffId: place.majaId });
    await expect(remove(place, place.aliId)).rejects.toMatchObject({
      code: "bookings_of_removed",
      details: [
        { id: free, staff_name: "Ali", can_move: true, free_staff: [{ id: place.majaId, name: "Maja" }] },
        { id: busy, free_staff: [] },
      ],
    });
    const { bookings, freeTimes } = await preview(place, place.aliId, busy);
    expect(bookings.map(({ id }) => id)).toEqual([free, busy]);
    // At ten and at two Maja is booked.
    const times = freeTimes?.find(({ date }) => date === day)?.startTimes;
    expect(times).not.toContain(at("14:00"));
    expect(times).toContain(at("13:00"));
    expect(await loadOwnStaff(place.id)).toHaveLength(2);
  });

  it("go to nobody who does not do the service", async () => {
    const place = await team();
    const id = await ofAli(place, "09:00");
    const colouring = await addService(place, "Färg");
    const changes = { does_all_services: false, service_ids: [colouring] };
    await updateStaffMember(place.id, place.majaId, { changes, ifMatch: null });
    const { bookings, freeTimes } = await preview(place, place.aliId, id);
    // Who is left alone does everything again.
    expect(bookings[0]?.free_staff).toEqual([{ id: place.majaId, name: "Maja" }]);
    await add(place, { name: "Bo", ...changes });
    const three = await preview(place, place.aliId, id);
    expect([three.bookings[0]?.free_staff, three.freeTimes]).toEqual([[], []]);
    expect(freeTimes).not.toEqual([]);
    const give = [{ booking_id: id, action: "give", staff_id: place.majaId }];
    expect(await outcome(remove(place, place.aliId, give))).toBe("staff_not_found");
  });

  it("are given, moved and cancelled in one go", async () => {
    const place = await team();
    await add(place, { name: "Bo" });
    const [given, moved, cancelled] = [
      await ofAli(place, "09:00"),
      await ofAli(place, "10:00"),
      await ofAli(place, "13:00"),
    ];
    await remove(place, place.aliId, [
      { booking_id: given, action: "give", staff_id: place.majaId },
      { booking_id: moved, action: "move", start_time: at("09:00", "2026-12-28") },
      { booking_id: cancelled, action: "cancel" },
    ]);
    expect(await booking(given)).toMatchObject({
      staffMemberId: place.majaId,
      startsAt: new Date(at("09:00")),
      sequence: 1,
      // A customer whose booking the business has changed may cancel free of charge until the visit.
      freeCancellationUntil: new Date(at("09:00")),
    });
    expect((await booking(moved)).startsAt).toEqual(new Date(at("09:00", "2026-12-28")));
    expect((await booking(moved)).staffMemberId).not.toBe(place.aliId);
    expect(await booking(cancelled)).toMatchObject({ status: "cancelled", cancelReason: "by_provider" });
    const refund = await db().refund.findFirstOrThrow({ where: { payment: { bookingId: cancelled } } });
    expect(refund.amountOre).toBe(42_000);
    expect(await mails(given)).toMatchObject([{ kind: "booking_rescheduled", payload: { person: "Maja" } }]);
    expect((await mails(cancelled)).map(({ kind }) => kind)).toEqual(["booking_cancelled"]);
  });

  it("are left as they are, with the person, when one cannot go where it was sent", async () => {
    const place = await team();
    const [first, second] = [await ofAli(place, "09:00"), await ofAli(place, "10:00")];
    await book(place, { at: at("10:00"), staffId: place.majaId });
    const refused = remove(place, place.aliId, [
      { booking_id: first, action: "cancel" },
      { booking_id: second, action: "give", staff_id: place.majaId },
    ]);
    await expect(refused).rejects.toMatchObject({ code: "slot_taken", details: { bookingId: second } });
    expect((await booking(first)).status).toBe("confirmed");
    expect(await loadOwnStaff(place.id)).toHaveLength(2);
  });

  it("cannot be given to whoever is removed, nor moved to where they are: nothing is written", async () => {
    const place = await team();
    await add(place, { name: "Bo" });
    const [first, second] = [await ofAli(place, "09:00"), await ofAli(place, "10:00")];
    const decided = (decision: object) =>
      remove(place, place.aliId, [
        { booking_id: first, action: "cancel" },
        { booking_id: second, ...decision },
      ]);
    await expect(decided({ action: "give", staff_id: place.aliId })).rejects.toMatchObject({
      code: "staff_not_found",
      details: { bookingId: second },
    });
    await expect(decided({ action: "move", start_time: at("10:00") })).rejects.toMatchObject({
      code: "slot_taken",
      details: { bookingId: second },
    });
    expect(await loadOwnStaff(place.id)).toHaveLength(3);
    for (const id of [first, second])
      expect(await booking(id)).toMatchObject({
        status: "confirmed",
        staffMemberId: place.aliId,
        sequence: 0,
      });
    expect(await mails(first)).toEqual([]);
  });

  it("that still name whoever was removed are found before the removal is kept", async () => {
    const place = await team();
    const left = { providerId: place.id, id: place.aliId };
    await book(place, { at: at("09:00"), staffId: place.majaId });
    await db().$transaction((tx) => assertNoneToCome(tx, left, nowMs));
    const id = await ofAli(place, "09:00");
    await expect(db().$transaction((tx) => assertNoneToCome(tx, left, nowMs))).rejects.toMatchObject({
      code: "bookings_of_removed",
      details: [{ id }],
    });
  });

  it("are waited for while one is being paid", async () => {
    const place = await team();
    const id = await book(place, { at: at("09:00"), staffId: place.aliId, status: "pending" });
    const decided = [{ booking_id: id, action: "cancel" }];
    await expect(remove(place, place.aliId, decided)).rejects.toMatchObject({
      code: "bookings_of_removed",
      details: [{ id, status: "pending", can_cancel: false, free_staff: [] }],
    });
  });

  it("of that very moment are either listed or refused their time", async () => {
    const place = await team();
    // Maja is booked: only Ali can be held.
    await book(place, { at: at("09:00"), staffId: place.majaId });
    const start = at("09:00");
    // The time may have been taken a moment before: that is a refusal, not an error.
    const hold = holdFreeSlot(holdOf(place, start), timing, { startMs: Date.parse(start), nowMs }).then(
      ({ outcome: each }) => {
        if (each !== "held") throw new AppError("slot_taken");
      },
    );
    const [held, removed] = await Promise.all([outcome(hold), outcome(remove(place, place.aliId))]);
    const ali = await db().booking.count({ where: { staffMemberId: place.aliId, status: "pending" } });
    const isGone = (await loadOwnStaff(place.id)).length === 0;
    expect({ removed, ali }).toEqual(
      isGone ? { removed: "done", ali: 0 } : { removed: "bookings_of_removed", ali: 1 },
    );
    expect(held === "done").toBe(!isGone);
  });
});
