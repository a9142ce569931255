import { describe, expect, it } from "vitest";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import { loadCalendars } from "@/lib/availability/slots/calendars";
import { serializeOwnSettings } from "@/lib/business/serializers";
import { loadOwnSettings } from "@/lib/business/settings/ownSettings";
import { previewSettings } from "@/lib/business/settings/previewSettings";
import { saveSettings } from "@/lib/business/settings/saveSettings";
import { settingsChangesSchema } from "@/lib/business/settings/settingsEdit";
import { db } from "@/lib/db/client";
import { nowMs } from "../../support/builders/now";
import { book } from "../../support/builders/salon";
import { away, readSettings, refusalAndFields } from "../../support/builders/settings";
import { type Team, team } from "../../support/builders/team";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const of = async (place: Team, staffMemberId: string) =>
  serializeOwnSettings(await loadOwnSettings(place.id, nowMs, { staffMemberId }));
const save = (place: Team, staffMemberId: string | null, edit: object) =>
  saveSettings(place.id, settingsChangesSchema.parse(edit), { ifMatch: null, nowMs, staffMemberId });
const week = async (place: Team, changes: Record<number, object>) =>
  (await readSettings(place)).openingHours.map((day) => ({ ...day, ...changes[day.day_of_week] }));

describe("the hours of one person", () => {
  it("are the business's until they have their own, and narrow them for that person alone", async () => {
    const place = await team();
    const before = await readSettings(place);
    expect((await of(place, place.aliId)).openingHours).toEqual(before.openingHours);
    await save(place, place.aliId, { openingHours: await week(place, { 1: { close_time: "14:00" } }) });
    expect((await of(place, place.aliId)).openingHours[0]).toMatchObject({ close_time: "14:00" });
    expect(await readSettings(place)).toMatchObject({ openingHours: before.openingHours });
    expect((await of(place, place.majaId)).openingHours).toEqual(before.openingHours);
    const range = { fromMs: nowMs, toMs: nowMs + 7 * 86_400_000, nowMs };
    const { staff = [] } = (await loadCalendars([place.id], range)).get(place.id) ?? {};
    expect(staff.map(({ week: [monday] }) => monday.closeMinute)).toEqual([1020, 840]);
  });

  it("follow the business on days that say the same, also when it changes them", async () => {
    const place = await team();
    await save(place, place.aliId, { openingHours: await week(place, { 1: { close_time: "14:00" } }) });
    expect(await db().openingHours.count({ where: { staffMemberId: place.aliId } })).toBe(1);
    await save(place, null, { openingHours: await week(place, { 2: { open_time: "10:00" } }) });
    const [monday, tuesday] = (await of(place, place.aliId)).openingHours;
    expect([monday?.close_time, tuesday?.open_time]).toEqual(["14:00", "10:00"]);
  });
});

describe("the lunch of one person", () => {
  const starts = async (place: Team, staffMemberId: string) => {
    const answer = await availabilityFor(place.serviceId, "2026-12-21", "2026-12-21", nowMs, staffMemberId);
    return answer?.days[0]?.slots.map(({ startTime }) => startTime.slice(11, 16)) ?? [];
  };
  const withLunch = async (place: Team, lunch_start_time: string | null, lunch_end_time: string | null) => {
    const changed = { lunch_start_time, lunch_end_time };
    await save(place, place.aliId, { openingHours: await week(place, { 1: changed }) });
    return starts(place, place.aliId);
  };

  it("closes beside that of the business, and never opens it", async () => {
    const place = await team();
    // In UTC: the business eats from eleven to twelve.
    const own = await withLunch(place, "14:00", "15:00");
    for (const closed of ["10:45", "11:00", "11:30", "12:45", "13:00", "13:45"])
      expect(own).not.toContain(closed);
    for (const open of ["10:30", "12:00", "12:30", "14:00"]) expect(own).toContain(open);
    expect(await starts(place, place.majaId)).toContain("13:00");
    expect(await withLunch(place, null, null)).toEqual(await starts(place, place.majaId));
  });
});

describe("the absences of one person", () => {
  const absence = { unavailableSlots: [away("23T08:00", "23T15:00", { reason: "Kurs" })] };

  it("are theirs alone, and name only their bookings", async () => {
    const place = await team();
    const id = await book(place, { at: "2026-12-23T09:00:00Z", staffId: place.aliId });
    await book(place, { at: "2026-12-23T09:00:00Z", staffId: place.majaId });
    const context = { ifMatch: null, nowMs, moveBookingId: null, staffMemberId: place.aliId };
    const edit = settingsChangesSchema.parse(absence);
    const { leftOutBookings } = await previewSettings(place.id, edit, context);
    expect(leftOutBookings.map((booking) => booking.id)).toEqual([id]);
    const { bookingsInside } = await save(place, place.aliId, absence);
    expect(bookingsInside.map((booking) => booking.id)).toEqual([id]);
    expect((await of(place, place.aliId)).unavailableSlots).toMatchObject([{ reason: "Kurs" }]);
    expect([
      (await of(place, place.majaId)).unavailableSlots,
      (await readSettings(place)).unavailableSlots,
    ]).toEqual([[], []]);
  });

  it("are not changed or taken away in the name of somebody else", async () => {
    const place = await team();
    await save(place, place.aliId, absence);
    const [own] = (await of(place, place.aliId)).unavailableSlots;
    await save(place, place.majaId, { deleteUnavailableSlotIds: [own?.id] });
    await save(place, null, { deleteUnavailableSlotIds: [own?.id] });
    const moved = { unavailableSlots: [{ ...own, reason: "Annat" }] };
    expect(await refusalAndFields(save(place, null, moved))).toEqual([
      "invalid_request",
      "unavailableSlots.0.id",
    ]);
    expect((await of(place, place.aliId)).unavailableSlots).toEqual([own]);
  });

  it("are not found for a person of another business", async () => {
    const [place, other] = [await team(), await team()];
    expect(await refusalAndFields(save(place, other.aliId, absence))).toEqual(["not_found"]);
    expect(await refusalAndFields(of(place, other.aliId))).toEqual(["not_found"]);
    expect(await refusalAndFields(save(place, crypto.randomUUID(), absence))).toEqual(["not_found"]);
  });
});
