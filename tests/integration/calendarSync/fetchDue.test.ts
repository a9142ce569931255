import { describe, expect, it } from "vitest";
import { fetchSource, queueDueCalendars } from "@/lib/calendarSync/busy/fetchDue";
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
  versionOf,
} from "../../support/builders/calendars/calendarElsewhere";
import { calendarFile, type FakeNetwork } from "../../support/builders/calendars/calendarServer";
import { deskNowMs } from "../../support/builders/desk";
import { type Salon, salon } from "../../support/builders/salon";
import { ownerOf } from "../../support/builders/schedules";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();
const dayMs = 24 * 60 * MINUTE_MS;
const nowMs = deskNowMs;

describe("fetching a calendar elsewhere again", () => {
  const later = (minutes: number) => nowMs + minutes * MINUTE_MS;
  const sourceOf = async (place: Salon) => (await listCalendars(ownerOf(place), nowMs))[0]?.source;

  it("is queued when it is due, about every 15 minutes, once", async () => {
    const place = await salon();
    await setFor(ownerOf(place), await elsewhere({}));
    await jobsOf(place);
    const due = async (at: number) => {
      await queueDueCalendars(at);
      return jobsOf(place);
    };
    expect([await due(later(12)), await due(later(18)), await due(later(19))]).toEqual([0, 1, 0]);
    expect(await due(later(36))).toBe(1);
  });

  it("takes over what changed, and leaves the settings' version alone when nothing did", async () => {
    const place = await salon();
    const answer: Answer = { text: calendarFile(busyAt("10:00", "11:00")), etag: '"1"' };
    const network = await elsewhere(answer);
    await setFor(ownerOf(place), network);
    const before = await versionOf(place);
    await fetchSource(place.staffId, later(15), network);
    expect(network.asked).toEqual([undefined, '"1"']);
    // After a day it is read anew, since its rules reach further.
    await fetchSource(place.staffId, later(25 * 60), network);
    expect(network.asked).toHaveLength(3);
    expect(network.asked[2]).toBeUndefined();
    expect(await versionOf(place)).toBe(before);
    answer.text = calendarFile(busyAt("13:00", "14:00"));
    answer.etag = '"2"';
    await fetchSource(place.staffId, later(25 * 60 + 15), network);
    expect(await busyOf(place.staffId)).toEqual([[iso("13:00"), iso("14:00")]]);
    expect(await versionOf(place)).toBe(before + 1);
  });

  it("that fails keeps the last times, and is told by one mail after a day", async () => {
    const place = await salon();
    const answer: Answer = { text: calendarFile(busyAt("10:00", "11:00")) };
    const network = await elsewhere(answer);
    await setFor(ownerOf(place), network);
    const mails = () =>
      db().outboxMail.findMany({ where: { providerId: place.id, kind: "calendar_failing" } });
    answer.status = 503;
    await fetchSource(place.staffId, later(15), network);
    await fetchSource(place.staffId, later(15) + dayMs - MINUTE_MS, network);
    expect(await mails()).toEqual([]);
    expect(await sourceOf(place)).toMatchObject({
      problem: "refused",
      failing_since: new Date(later(15)).toISOString(),
    });
    expect(await isFree(place, "10:00")).toBe(false);
    await fetchSource(place.staffId, later(15) + dayMs, network);
    await fetchSource(place.staffId, later(30) + dayMs, network);
    const [mail, ...more] = await mails();
    expect([mail?.recipient, more.length]).toEqual([
      (await db().provider.findUniqueOrThrow({ where: { id: place.id } })).email,
      0,
    ]);
    for (const locale of ["sv", "en"] as const)
      expect(JSON.stringify(accountLetter("calendar_failing", mail?.payload, locale))).not.toContain(
        "kalender.example",
      );
    answer.status = 200;
    await fetchSource(place.staffId, later(45) + dayMs, network);
    expect(await sourceOf(place)).toMatchObject({ problem: null, failing_since: null });
  });

  it.each([
    ["that was cut off", (text: string) => text.slice(0, text.indexOf("DTEND"))],
    ["that was cut off after an event", (text: string) => text.slice(0, text.indexOf("END:VCALENDAR"))],
    [
      "with an error page in it",
      () => "BEGIN:VCALENDAR\r\n<html>502 Bad Gateway</html>\r\nEND:VCALENDAR\r\n",
    ],
  ])("with a file %s keeps the last times, and says that it is not whole", async (_, broken) => {
    const place = await salon();
    const whole = calendarFile(busyAt("10:00", "11:00"));
    const answer: Answer = { text: whole, etag: '"1"' };
    const network = await elsewhere(answer);
    await setFor(ownerOf(place), network);
    answer.text = broken(whole);
    answer.etag = '"2"';
    await fetchSource(place.staffId, later(15), network);
    expect(await sourceOf(place)).toMatchObject({
      problem: "incomplete",
      failing_since: new Date(later(15)).toISOString(),
    });
    expect([await busyOf(place.staffId), await isFree(place, "10:00")]).toEqual([
      [[iso("10:00"), iso("11:00")]],
      false,
    ]);
    // What it says of the broken file is not kept: the next answer is read.
    answer.text = calendarFile(busyAt("13:00", "14:00"));
    await fetchSource(place.staffId, later(30), network);
    expect(network.asked).toEqual([undefined, '"1"', '"1"']);
    expect(await busyOf(place.staffId)).toEqual([[iso("13:00"), iso("14:00")]]);
    const letter = (locale: "sv" | "en") =>
      JSON.stringify(
        accountLetter(
          "calendar_failing",
          { url: "https://stund.example", name: null, problem: "incomplete" },
          locale,
        ),
      );
    expect(letter("sv")).toContain("avklippt");
    expect(letter("en")).toContain("cut off");
  });

  it("says how many events were not understood, which block all that they may mean", async () => {
    const place = await salon();
    const lunar = [...busyAt("10:00", "11:00"), "RRULE:RSCALE=CHINESE;FREQ=MONTHLY"];
    const none = ["UID:none", "SUMMARY:Hemligt"];
    await setFor(ownerOf(place), await elsewhere({ text: calendarFile(lunar, none) }));
    expect((await sourceOf(place))?.reading).toMatchObject({ uncertain: 1, skipped: 1 });
    expect(await isFree(place, "10:00")).toBe(false);
  });

  it.each(["DTSTART;TZID=Europe/Stockholm:", "DTSTART:01.12.2026 10:00"])(
    "with an event that lost its day (%s) keeps what was busy beside what is new, and is told by one mail after a day",
    async (start) => {
      const place = await salon();
      const answer: Answer = { text: calendarFile(busyAt("10:00", "11:00")), etag: '"1"' };
      const network = await elsewhere(answer);
      await setFor(ownerOf(place), network);
      const fetched = (minutes: number) => fetchSource(place.staffId, later(minutes), network);
      const mails = () =>
        db().outboxMail.findMany({ where: { providerId: place.id, kind: "calendar_failing" } });
      const both = [
        [iso("10:00"), iso("11:00")],
        [iso("13:00"), iso("14:00")],
      ];
      answer.text = calendarFile(["UID:1", start], busyAt("13:00", "14:00"));
      answer.etag = '"2"';
      for (const minutes of [15, 30]) {
        await fetched(minutes);
        expect(await busyOf(place.staffId)).toEqual(both);
        expect(await sourceOf(place)).toMatchObject({
          problem: "undated",
          failing_since: new Date(later(15)).toISOString(),
          reading: { skipped: 0 },
        });
      }
      expect([await isFree(place, "10:00"), await mails()]).toEqual([false, []]);
      await fetched(15 + dayMs / MINUTE_MS);
      await fetched(30 + dayMs / MINUTE_MS);
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(JSON.stringify(accountLetter("calendar_failing", mail?.payload, "sv"))).toContain(
        "allt i din kalender",
      );
      // No state of the doubtful file was named to the server: it is read in full until it is well again.
      expect(network.asked).toEqual([undefined, '"1"', undefined, undefined, undefined]);
      answer.text = calendarFile(busyAt("13:00", "14:00"));
      await fetched(45 + dayMs / MINUTE_MS);
      expect(await sourceOf(place)).toMatchObject({ problem: null, failing_since: null });
      expect(await busyOf(place.staffId)).toEqual(both.slice(1));
    },
  );

  it("with an event that lost its day while another one was given one keeps what was busy", async () => {
    const place = await salon();
    const undated = (uid: number) => [`UID:${uid}`, "DTSTART:"];
    const answer: Answer = { text: calendarFile(undated(1), busyAt("10:00", "11:00", "2")) };
    const network = await elsewhere(answer);
    await setFor(ownerOf(place), network);
    expect(await sourceOf(place)).toMatchObject({ problem: null, reading: { skipped: 1 } });
    answer.text = calendarFile(busyAt("13:00", "14:00", "1"), undated(2));
    await fetchSource(place.staffId, later(15), network);
    expect(await sourceOf(place)).toMatchObject({ problem: "undated", reading: { skipped: 1 } });
    expect([await isFree(place, "10:00"), await isFree(place, "13:00")]).toEqual([false, false]);
    answer.text = calendarFile(busyAt("13:00", "14:00", "1"), busyAt("15:00", "16:00", "2"));
    await fetchSource(place.staffId, later(30), network);
    expect([await isFree(place, "10:00"), await isFree(place, "15:00")]).toEqual([true, false]);
  });

  it("counts events without a day where the version before kept their number alone", async () => {
    const place = await salon();
    const undated = (uid: number) => [`UID:${uid}`, "DTSTART:"];
    const answer: Answer = { text: calendarFile(undated(1), busyAt("10:00", "11:00")) };
    const network = await elsewhere(answer);
    await setFor(ownerOf(place), network);
    await db().externalCalendar.update({ where: { id: place.staffId }, data: { undated: [] } });
    await fetchSource(place.staffId, later(15), network);
    expect(await sourceOf(place)).toMatchObject({ problem: null });
    answer.text = calendarFile(undated(1), undated(2));
    await fetchSource(place.staffId, later(30), network);
    expect([(await sourceOf(place))?.problem, await isFree(place, "10:00")]).toEqual(["undated", false]);
  });

  it("takes an event without a day that it always had as it is", async () => {
    const place = await salon();
    const none = ["UID:none", "SUMMARY:Hemligt"];
    const answer: Answer = { text: calendarFile(none, busyAt("10:00", "11:00")) };
    const network = await elsewhere(answer);
    await setFor(ownerOf(place), network);
    answer.text = calendarFile(none, busyAt("13:00", "14:00"));
    await fetchSource(place.staffId, later(15), network);
    expect(await sourceOf(place)).toMatchObject({ problem: null, reading: { skipped: 1 } });
    expect(await busyOf(place.staffId)).toEqual([[iso("13:00"), iso("14:00")]]);
  });

  it("whose address was sealed by another secret fails, and asks for the address", async () => {
    const place = await salon();
    const network = await elsewhere({});
    await setFor(ownerOf(place), network);
    await db().externalCalendar.update({
      where: { id: place.staffId },
      data: { sealedAddress: Buffer.alloc(60) },
    });
    await fetchSource(place.staffId, later(15), network);
    expect(await sourceOf(place)).toMatchObject({ host: null, problem: "sealed" });
    expect(network.asked).toHaveLength(1);
  });

  it("of an address that was replaced meanwhile changes nothing", async () => {
    const place = await salon();
    const old = await elsewhere({ text: calendarFile(busyAt("10:00", "11:00")) });
    await setFor(ownerOf(place), old);
    const slow: FakeNetwork = {
      ...old,
      resolve: async (hostname) => {
        await setFor(ownerOf(place), await elsewhere({ text: calendarFile(busyAt("15:00", "16:00")) }));
        return old.resolve(hostname);
      },
    };
    await fetchSource(place.staffId, later(15), slow);
    expect(await busyOf(place.staffId)).toEqual([[iso("15:00"), iso("16:00")]]);
  });
});
