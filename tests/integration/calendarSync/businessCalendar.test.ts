import { describe, expect, it } from "vitest";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { loadCalendar as loadDays } from "@/lib/business/calendar/loadCalendar";
import { keepOverlap } from "@/lib/business/dashboard/overlaps";
import { loadWaiting } from "@/lib/business/dashboard/waiting";
import { applyRemoval } from "@/lib/business/staff/applyRemoval";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";
import { fetchSource, queueDueCalendars } from "@/lib/calendarSync/busy/fetchDue";
import { removeSource, setSource } from "@/lib/calendarSync/busy/sources";
import { listCalendars } from "@/lib/calendarSync/listCalendars";
import { db } from "@/lib/db/client";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import { MINUTE_MS } from "@/lib/time/zone";
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
} from "../../support/builders/calendars/calendarElsewhere";
import { calendarFile } from "../../support/builders/calendars/calendarServer";
import { deskNowMs, onDeskDay } from "../../support/builders/desk";
import { joined, salonWithPassword } from "../../support/builders/joinedMembers";
import { book, type Salon, salon } from "../../support/builders/salon";
import { ownerOf } from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { untilWaiting } from "../../support/run/locks";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();
const nowMs = deskNowMs;
const dayMs = 24 * 60 * MINUTE_MS;

const busyFrom = (start: string, end: string) => elsewhere({ text: calendarFile(busyAt(start, end)) });
const waitingOf = async ({ id }: Salon) => (await loadWaiting(id, nowMs)).visits.map((visit) => visit.id);
const remove = (place: Salon, id: string) =>
  removeStaffMember(place.id, id, { decisions: [], ifMatch: null, actorUserId: place.ownerId, nowMs });

describe("the calendar elsewhere of a business of several people", () => {
  it("blocks everybody, beside the calendars of each, and stands in every day without a title", async () => {
    const place = await salonWithPassword();
    const kim = await addPerson(place, { name: "Kim" });
    const member = await joined(place);
    await setFor(ownerOf(place), await busyFrom("10:00", "11:00"));
    await setFor(ownerOf(place), await busyFrom("13:00", "14:00"), member.staffId);
    expect([await isFree(place, "10:00"), await isFree(place, "13:00")]).toEqual([false, true]);
    const day = onDeskDay("00:00").slice(0, 10);
    const own = { providerId: place.id, staffMemberId: member.staffId, userId: member.active.user.id };
    for (const scope of [ownerOf(place), own]) {
      const { absences } = await loadDays(scope, { from: day, to: day }, nowMs);
      expect(absences).toMatchObject([
        { staff_id: null, start_time: iso("10:00"), reason: null, can_change: false, is_external: true },
        { staff_id: member.staffId, start_time: iso("13:00"), is_external: true },
      ]);
    }
    const listed = await listCalendars(ownerOf(place), nowMs);
    const read = new Map(listed.map(({ whose, source }) => [whose, source?.reading?.busy.length]));
    expect(read).toEqual(
      new Map([
        ["business", 1],
        [place.staffId, undefined],
        [kim, undefined],
        [member.staffId, 1],
      ]),
    );
    await removeSource(ownerOf(place), "business", nowMs);
    expect(await isFree(place, "10:00")).toBe(true);
    expect(await busyOf(member.staffId)).toHaveLength(1);
  });

  it("is not the one that somebody had while they worked alone, which stays theirs", async () => {
    const place = await salon();
    await setFor(ownerOf(place), await busyFrom("10:00", "11:00"));
    await addPerson(place, { name: "Sam" });
    expect(
      (await listCalendars(ownerOf(place), nowMs)).map(({ whose, source }) => [whose, source !== null]),
    ).toEqual(
      expect.arrayContaining([
        ["business", false],
        [place.staffId, true],
      ]),
    );
    expect(await isFree(place, "10:00")).toBe(true);
  });

  it("becomes that of the last person, with its times, when the others have left", async () => {
    const place = await salon();
    const sam = await addPerson(place, { name: "Sam" });
    await setFor(ownerOf(place), await busyFrom("10:00", "11:00"));
    await remove(place, sam);
    expect(await busyOf(place.staffId)).toEqual([[iso("10:00"), iso("11:00")]]);
    expect(await isFree(place, "10:00")).toBe(false);
    const [only, ...more] = await listCalendars(ownerOf(place), nowMs);
    expect([only?.whose, only?.source?.host, more]).toEqual(["business", "kalender.example", []]);
    // Sealed for its new owner, it goes on being read.
    expect(await jobsOf(place)).toBe(1);
    await fetchSource(place.staffId, nowMs + 15 * MINUTE_MS, await busyFrom("15:00", "16:00"));
    expect([await isFree(place, "10:00"), await isFree(place, "15:00")]).toEqual([true, false]);
  });

  it("is added to the last person when the others leave at the same moment", async () => {
    const place = await salon();
    const sam = await addPerson(place, { name: "Sam" });
    const { adding } = await db().$transaction(async (tx) => {
      await lockCalendar(tx, place.id);
      const adding = setSource(ownerOf(place), { whose: "business", url, nowMs });
      await untilWaiting("the new address");
      await applyRemoval(tx, { providerId: place.id, id: sam }, { ifMatch: null, bookingIds: [], nowMs });
      return { adding };
    });
    await adding;
    const calendars = await db().externalCalendar.findMany({ where: { providerId: place.id } });
    expect(calendars.map(({ staffMemberId }) => staffMemberId)).toEqual([place.staffId]);
  });

  it("leaves bookings that were kept beside its times to the last person, unasked", async () => {
    const place = await salon();
    const sam = await addPerson(place, { name: "Sam" });
    const id = await book(place, { at: onDeskDay("10:00") });
    await setFor(ownerOf(place), await busyFrom("10:00", "10:30"));
    await keepOverlap(place.id, id);
    await remove(place, sam);
    expect(await waitingOf(place)).toEqual([]);
    await removeSource(ownerOf(place), "business", nowMs);
    expect(await db().keptOverlap.count({ where: { bookingId: id } })).toBe(0);
  });

  it("goes when the last person has one of their own", async () => {
    const place = await salon();
    const sam = await addPerson(place, { name: "Sam" });
    await setFor(ownerOf(place), await busyFrom("10:00", "11:00"));
    await setFor(ownerOf(place), await busyFrom("13:00", "14:00"), place.staffId);
    await remove(place, sam);
    expect([await isFree(place, "10:00"), await isFree(place, "13:00")]).toEqual([true, false]);
    expect(await db().externalCalendar.count({ where: { providerId: place.id } })).toBe(1);
  });

  it("is fetched when it is due; that it fails is told to the business after a day", async () => {
    const place = await salon();
    await addPerson(place, { name: "Sam" });
    const answer: Answer = { text: calendarFile(busyAt("10:00", "11:00")) };
    const network = await elsewhere(answer);
    await setFor(ownerOf(place), network);
    const jobs = () => jobsOf({ ...place, staffId: place.id });
    await jobs();
    await queueDueCalendars(nowMs + 18 * MINUTE_MS);
    expect(await jobs()).toBe(1);
    answer.status = 503;
    await fetchSource(place.id, nowMs + MINUTE_MS, network);
    await fetchSource(place.id, nowMs + MINUTE_MS + dayMs, network);
    const mail = await db().outboxMail.findFirstOrThrow({
      where: { providerId: place.id, kind: "calendar_failing" },
    });
    const { email } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    expect([mail.recipient, mail.userId]).toEqual([email, null]);
    const { paragraphs } = accountLetter("calendar_failing", mail.payload, "sv");
    expect(paragraphs[0]).toContain("hela företagets upptagna tider");
    expect(await isFree(place, "10:00")).toBe(false);
  });

  it("that is removed while a booking is kept beside it leaves nothing kept", async () => {
    const place = await salon();
    await addPerson(place, { name: "Sam" });
    const id = await book(place, { at: onDeskDay("10:00") });
    await setFor(ownerOf(place), await busyFrom("10:00", "10:30"));
    const { keeping } = await db().$transaction(async (tx) => {
      await tx.externalCalendar.delete({ where: { id: place.id } });
      const keeping = keepOverlap(place.id, id);
      await untilWaiting("the answer about a booking");
      return { keeping };
    });
    await keeping;
    expect(await db().keptOverlap.count({ where: { bookingId: id } })).toBe(0);
  });

  it("is asked about beside bookings of anybody, until they are kept or it goes", async () => {
    const place = await salon();
    const sam = await addPerson(place, { name: "Sam" });
    const ids = [
      await book(place, { at: onDeskDay("10:00") }),
      await book(place, { at: onDeskDay("10:00"), staffId: sam }),
    ];
    await setFor(ownerOf(place), await busyFrom("10:00", "10:30"));
    expect(new Set(await waitingOf(place))).toEqual(new Set(ids));
    for (const id of ids) await keepOverlap(place.id, id);
    expect(await waitingOf(place)).toEqual([]);
    // A longer time of their own is another question, and the answer goes with the calendar that it tells a part of.
    await setFor(ownerOf(place), await busyFrom("09:00", "11:00"), sam);
    expect(await waitingOf(place)).toEqual([ids[1]]);
    await keepOverlap(place.id, ids[1] ?? "");
    await removeSource(ownerOf(place), "business", nowMs);
    expect(await db().keptOverlap.count({ where: { bookingId: { in: ids } } })).toBe(0);
    expect(await waitingOf(place)).toEqual([ids[1]]);
  });
});
