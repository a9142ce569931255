import { describe, expect, it } from "vitest";
import { loadAvailability } from "@/lib/availability/slots/loadAvailability";
import { loadCalendar as loadDays } from "@/lib/business/calendar/loadCalendar";
import { removeSource, setSource } from "@/lib/calendarSync/busy/sources";
import { listCalendars } from "@/lib/calendarSync/listCalendars";
import { freeStaff } from "@/lib/checkout/hold/freeStaff";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { insertHold } from "@/lib/checkout/hold/holdSlot";
import { db, pool } from "@/lib/db/client";
import { bookingUid } from "@/lib/notifications/calendar";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { firstToken } from "../../support/builders/bookingLink";
import {
  type Answer,
  busyAt,
  busyOf,
  elsewhere,
  isFree,
  iso,
  jobsOf,
  setFor,
  url,
  versionOf,
} from "../../support/builders/calendars/calendarElsewhere";
import { calendarFile } from "../../support/builders/calendars/calendarServer";
import {
  bookAtDesk,
  bookingsOf,
  deskNowMs,
  deskRefusal,
  deskWish,
  onDeskDay,
} from "../../support/builders/desk";
import { holdOf, timing } from "../../support/builders/holds";
import { joined, salonWithPassword } from "../../support/builders/joinedMembers";
import { book, salon } from "../../support/builders/salon";
import { ownerOf, refusalOf, schedule } from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();
const nowMs = deskNowMs;
const byLink = (bookingId: string) => ({ customerId: null, token: firstToken(bookingId) });

describe("a calendar elsewhere", () => {
  it("is stored with the job that reads it, and called by nobody else", async () => {
    const place = await salon();
    const saved = await setSource(ownerOf(place), { whose: "business", url, nowMs });
    expect(saved.source).toMatchObject({
      host: "kalender.example",
      answered_at: null,
      reading: null,
      problem: null,
    });
    expect(await jobsOf(place)).toBe(1);
    // Another address in its place is a first reading again; the earlier times stay until then.
    await setFor(ownerOf(place), await elsewhere({ text: calendarFile(busyAt("10:00", "11:00")) }));
    const again = await setSource(ownerOf(place), { whose: "business", url: `${url}?b`, nowMs });
    expect(again.source).toMatchObject({ answered_at: null, reading: null });
    expect([await jobsOf(place), await isFree(place, "10:00")]).toEqual([1, false]);
  });

  it("is read by the job: its name and next times are told, start and end alone are stored, the address sealed", async () => {
    const place = await salon();
    const network = await elsewhere({
      text: calendarFile(busyAt("10:00", "11:00"), busyAt("10:30", "11:30")),
    });
    const saved = await setFor(ownerOf(place), network);
    expect(saved).toMatchObject({
      whose: "business",
      source: {
        host: "kalender.example",
        answered_at: new Date(nowMs).toISOString(),
        failing_since: null,
        problem: null,
        reading: {
          name: "Privat",
          busy: [{ start_time: iso("10:00"), end_time: iso("11:30") }],
          skipped: 0,
          uncertain: 0,
        },
      },
    });
    expect(await busyOf(place.staffId)).toEqual([[iso("10:00"), iso("11:30")]]);
    const { rows } = await pool().query("SELECT c::text, b::text FROM external_calendars c, external_busy b");
    expect(JSON.stringify(rows)).not.toMatch(/kalender\.example|privat\.ics|Hemligt/);
    expect(JSON.stringify(await listCalendars(ownerOf(place), nowMs))).not.toContain("privat.ics");
  });

  it("blocks slots and holds, also a hold that was checked before it was read", async () => {
    const place = await salon();
    const network = await elsewhere({ text: calendarFile(busyAt("10:00", "11:00")) });
    expect(await isFree(place, "10:30")).toBe(true);
    const startMs = Date.parse(onDeskDay("10:30"));
    const wanted = { ...timing, providerId: place.id, serviceId: place.serviceId };
    const checked = await freeStaff(startMs, wanted, nowMs);
    await setFor(ownerOf(place), network);
    expect(await isFree(place, "10:30")).toBe(false);
    expect(await isFree(place, "11:00")).toBe(true);
    const hold = { settings_version: checked.settingsVersion, ...holdOf(place, onDeskDay("10:30")) };
    expect((await insertHold(hold, checked.staffMemberIds, "guest")).outcome).toBe("changed");
    const refused = await refusalOf(
      holdFreeSlot(holdOf(place, onDeskDay("10:30")), timing, { startMs, nowMs }),
    );
    expect([refused.code, refused.details]).toEqual(["slot_unavailable", { reason: "unavailable" }]);
  });

  it("can be booked over by the business once it confirms, at the desk and in the calendar", async () => {
    const place = await salon();
    const id = await book(place, { at: onDeskDay("14:00") });
    await setFor(ownerOf(place), await elsewhere({ text: calendarFile(busyAt("10:00", "11:30")) }));
    const refused = await deskRefusal(bookAtDesk(place, deskWish(place, "10:00")));
    expect(refused).toMatchObject({ code: "slot_unavailable", details: { reason: "unavailable" } });
    await bookAtDesk(place, deskWish(place, "10:00", { outsideHours: true }));
    expect(await bookingsOf(place)).toHaveLength(2);
    const moved = (outsideHours: boolean) =>
      schedule(place, id, { at: onDeskDay("10:45"), outsideHours, nowMs });
    expect((await refusalOf(moved(false))).code).toBe("outside_hours");
    expect(await moved(true)).not.toBeNull();
  });

  it("keeps the pauses around a service away from it, in the picker, a hold, a move and at the desk", async () => {
    const place = await salon();
    const pauses = { bufferBeforeMinutes: 30, bufferAfterMinutes: 30 };
    await db().service.update({ where: { id: place.serviceId }, data: pauses });
    await db().openingHours.updateMany({
      where: { providerId: place.id },
      data: { lunchStartMinute: null, lunchEndMinute: null },
    });
    const id = await book(place, { at: onDeskDay("16:00") });
    await db().booking.update({
      where: { id },
      data: { blockedFrom: onDeskDay("15:30"), blockedUntil: onDeskDay("17:00") },
    });
    await setFor(ownerOf(place), await elsewhere({ text: calendarFile(busyAt("12:00", "13:00")) }));
    const day = onDeskDay("00:00").slice(0, 10);
    const wanted = { ...timing, ...pauses, providerId: place.id, serviceId: place.serviceId };
    const range = { from: day, to: day, nowMs };
    const { days } = (await loadAvailability({ ...wanted, isBookable: true }, range)) ?? { days: [] };
    const offered = days.flatMap(({ slots }) => slots.filter(({ available }) => available));
    const startsOffered = offered.map(({ startTime }) => startTime);
    for (const time of ["11:15", "11:30", "13:00", "13:15"]) {
      expect(startsOffered).not.toContain(iso(time));
      const startMs = Date.parse(onDeskDay(time));
      expect((await refusalOf(freeStaff(startMs, wanted, nowMs))).code).toBe("slot_unavailable");
      const desk = await deskRefusal(bookAtDesk(place, deskWish(place, time)));
      expect(desk).toMatchObject({ code: "slot_unavailable", details: { reason: "unavailable" } });
      const moved = await refusalOf(schedule(place, id, { at: onDeskDay(time), nowMs }));
      expect(moved).toMatchObject({
        code: "outside_hours",
        details: { missing_minutes: expect.toSatisfy((minutes) => minutes > 0) },
      });
      const byCustomer = rescheduleBooking(id, byLink(id), { startMs, nowMs });
      expect((await refusalOf(byCustomer)).code).toBe("slot_unavailable");
    }
    expect(startsOffered).toEqual(expect.arrayContaining([iso("11:00"), iso("13:30")]));
    await bookAtDesk(place, deskWish(place, "11:00"));
    await rescheduleBooking(id, byLink(id), { startMs: Date.parse(onDeskDay("13:30")), nowMs });
  });

  it("is shown in the calendar of its person, without a title", async () => {
    const place = await salon();
    const sam = await addPerson(place, { name: "Sam" });
    await setFor(ownerOf(place), await elsewhere({ text: calendarFile(busyAt("10:00", "11:00")) }), sam);
    const day = onDeskDay("00:00").slice(0, 10);
    const { absences } = await loadDays(ownerOf(place), { from: day, to: day }, nowMs);
    expect(absences).toMatchObject([
      { staff_id: sam, start_time: iso("10:00"), reason: null, can_change: false, is_external: true },
    ]);
  });

  it("does not block by entries of its own feed, and does by a booking at another business", async () => {
    const [place, other] = [await salon(), await salon()];
    const own = await book(place, { at: onDeskDay("09:00") });
    const away = await book(other, { at: onDeskDay("13:00") });
    const network = await elsewhere({
      text: calendarFile(
        busyAt("15:00", "15:30", bookingUid(own)),
        busyAt("13:00", "13:30", bookingUid(away)),
        busyAt("16:00", "16:30", "d9b0b8b0-0000-4000-8000-000000000000@absence.stund.example"),
      ),
    });
    await setFor(ownerOf(place), network);
    expect(await busyOf(place.staffId)).toEqual([[iso("13:00"), iso("13:30")]]);
  });

  it("that cannot be read says why; of an address that is never called nothing is stored", async () => {
    const place = await salon();
    const read = async (answer: Answer) =>
      (await setFor(ownerOf(place), await elsewhere(answer)))?.source ?? null;
    const never = { answered_at: null, reading: null, failing_since: new Date(nowMs).toISOString() };
    expect(await read({ status: 404 })).toMatchObject({ ...never, problem: "refused" });
    expect(await read({ text: "<html>" })).toMatchObject({ ...never, problem: "noCalendar" });
    // Nothing was named to it that could have stayed the same.
    expect(await read({ status: 304 })).toMatchObject({ ...never, problem: "refused" });
    await removeSource(ownerOf(place), "business", nowMs);
    const local = setSource(ownerOf(place), { whose: "business", url: "https://10.0.0.1/x", nowMs });
    expect((await refusalOf(local)).fields).toEqual([{ path: "url", rule: "calendarInvalid" }]);
    expect(await db().externalCalendar.count({ where: { providerId: place.id } })).toBe(0);
  });

  it("is added by a member for themselves alone", async () => {
    const place = await salonWithPassword();
    const member = await joined(place);
    const scope = { providerId: place.id, staffMemberId: member.staffId, userId: member.active.user.id };
    const network = await elsewhere({});
    await setFor(scope, network, member.staffId);
    expect((await refusalOf(setFor(scope, network))).code).toBe("not_found");
    const colleague = await addPerson(place, { name: "Kim" });
    expect((await refusalOf(setFor(scope, network, colleague))).code).toBe("not_found");
    const stranger = await salon();
    expect((await refusalOf(setFor(ownerOf(stranger), network, member.staffId))).code).toBe("not_found");
    await db().staffMember.update({
      where: { id: member.staffId },
      data: { isActive: false, removedAt: new Date() },
    });
    expect(await db().externalCalendar.count({ where: { providerId: place.id } })).toBe(0);
  });

  it("is forgotten with its times, which can be booked again", async () => {
    const place = await salon();
    await setFor(ownerOf(place), await elsewhere({ text: calendarFile(busyAt("10:00", "11:00")) }));
    const before = await versionOf(place);
    await removeSource(ownerOf(place), "business", nowMs);
    expect(await isFree(place, "10:00")).toBe(true);
    expect(await versionOf(place)).toBe(before + 1);
    expect((await listCalendars(ownerOf(place), nowMs))[0]?.source).toBeNull();
  });
});
