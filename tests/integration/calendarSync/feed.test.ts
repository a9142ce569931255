import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { GET } from "@/app/calendar/[file]/route";
import { changeFeed, endFeed, makeFeed } from "@/lib/calendarSync/feed/feedLinks";
import { serveFeed } from "@/lib/calendarSync/feed/serveFeed";
import { listCalendars } from "@/lib/calendarSync/listCalendars";
import { db, pool } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { bookingUid } from "@/lib/notifications/calendar";
import { MINUTE_MS } from "@/lib/time/zone";
import { joined, salonWithPassword } from "../../support/builders/joinedMembers";
import { book, type Salon, salon } from "../../support/builders/salon";
import { ownerOf, refusalOf } from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const dayMs = 24 * 60 * MINUTE_MS;
const nowMs = Date.parse("2026-11-25T08:00:00Z");
const inDays = (days: number) => new Date(nowMs + days * dayMs).toISOString();

const fileOf = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
/** Makes a link; the last part of its path. */
async function made(scope: BusinessScope, whose = "business", includesAbsences = true): Promise<string> {
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: scope.userId ?? "" } });
  const { url } = await makeFeed(scope, { whose, includesAbsences, locale: "sv", checkedHash: passwordHash });
  return fileOf(url);
}

type Entry = { uid: string; summary: string; status: string; sequence: number; start: string };

async function entriesOf(file: string, at = nowMs): Promise<Entry[]> {
  const feed = await serveFeed(file, at);
  if (feed === null) throw new Error("The link does not work");
  return new ICAL.Component(ICAL.parse(feed.text)).getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      status: String(component.getFirstPropertyValue("status")),
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
    };
  });
}

const get = (file: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/calendar/${file}`, { headers }), { params: Promise.resolve({ file }) });

describe("a calendar's feed", () => {
  it("has service and first name alone, by the UID of the mails", async () => {
    const place = await salon();
    const id = await book(place, {
      at: inDays(1),
      name: "Elsa Lindqvist",
      email: "elsa@hemligt.se",
      phone: "+46701234567",
    });
    await pool().query("UPDATE bookings SET sequence = 3 WHERE id = $1", [id]);
    const file = await made(ownerOf(place));
    expect(await entriesOf(file)).toEqual([
      {
        uid: bookingUid(id),
        summary: "Klippning · Elsa",
        status: "CONFIRMED",
        sequence: 3,
        start: inDays(1),
      },
    ]);
    const { text } = (await serveFeed(file, nowMs)) ?? { text: "" };
    expect(text).not.toMatch(/Lindqvist|hemligt|701234567|420/);
  });

  it("has neither the surname of a customer who is written with it first, nor an address in place of a name", async () => {
    const place = await salon();
    const names = [
      "Lindqvist, Elsa",
      "Lindqvist,Elsa",
      "Lindqvist Berg, Elsa",
      "elsa@hemligt.se",
      "070-123 45 67",
    ];
    for (const [index, name] of names.entries()) await book(place, { at: inDays(index + 1), name });
    const entries = await entriesOf(await made(ownerOf(place)));
    expect(entries.map(({ summary }) => summary)).toEqual([
      "Klippning · Elsa",
      "Klippning · Elsa",
      "Klippning",
      "Klippning",
      "Klippning",
    ]);
  });

  it("has 60 days back and 365 ahead, without holds, and keeps what was cancelled for 30 days", async () => {
    const place = await salon();
    const cancelled = (days: number) =>
      ({
        status: "cancelled",
        confirmedAt: new Date(inDays(-50)),
        cancelledAt: new Date(inDays(days)),
      }) as const;
    await book(place, { at: inDays(-61) });
    await book(place, { at: inDays(-59), status: "completed" });
    await book(place, { at: inDays(364) });
    await book(place, { at: inDays(366) });
    await book(place, { at: inDays(2), status: "pending", holdExpiresAt: new Date(inDays(3)) });
    await book(place, { at: inDays(3), ...cancelled(-29) });
    await book(place, { at: inDays(4), ...cancelled(-31) });
    // Held and never paid.
    await book(place, { at: inDays(5), ...cancelled(-1), confirmedAt: null, payment: "expired" });
    const entries = await entriesOf(await made(ownerOf(place)));
    expect(entries.map(({ start, status }) => [start, status])).toEqual([
      [inDays(-59), "CONFIRMED"],
      [inDays(3), "CANCELLED"],
      [inDays(364), "CONFIRMED"],
    ]);
  });

  it("of a person has theirs alone; absences where wanted, never with their notes", async () => {
    const place = await salon();
    const [sam, kim] = [await addPerson(place, { name: "Sam" }), await addPerson(place, { name: "Kim" })];
    const own = await book(place, { at: inDays(1), staffId: sam });
    await book(place, { at: inDays(1), staffId: kim });
    const absence = (staffMemberId: string | null, days: number) => ({
      providerId: place.id,
      staffMemberId,
      startsAt: new Date(inDays(days)),
      endsAt: new Date(inDays(days + 1)),
      reason: "Operation",
    });
    await db().unavailableTime.createMany({ data: [absence(null, 5), absence(sam, 6), absence(kim, 7)] });
    const file = await made(ownerOf(place), sam);
    const summaries = async () => (await entriesOf(file)).map(({ summary }) => summary);
    expect(await summaries()).toEqual(["Klippning · Elsa", "Frånvaro", "Frånvaro"]);
    expect((await serveFeed(file, nowMs))?.text).not.toContain("Operation");
    await changeFeed(ownerOf(place), sam, false);
    expect((await entriesOf(file)).map(({ uid }) => uid)).toEqual([bookingUid(own)]);
  });

  it("is answered with 304 for the state that is known, and with nothing kept by caches between", async () => {
    const place = await salon();
    await book(place, { at: new Date(Date.now() + dayMs).toISOString() });
    const file = await made(ownerOf(place));
    const first = await get(file);
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    const etag = first.headers.get("etag") ?? "";
    const again = await get(file, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await book(place, { at: new Date(Date.now() + 2 * dayMs).toISOString() });
    expect((await get(file, { "if-none-match": etag })).status).toBe(200);
  });

  it("of 5,000 bookings has them all", async () => {
    const place = await salon();
    const id = await book(place, { at: inDays(-50), source: "phone" });
    // In parts, since one statement with all of them and their triggers takes longer than a statement may on a busy machine.
    for (const from of [1, 1_001, 2_001, 3_001, 4_001])
      await pool().query(
        `INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
            'starts_at', b.starts_at + shift, 'ends_at', b.ends_at + shift, 'blocked_from', b.blocked_from + shift,
            'blocked_until', b.blocked_until + shift))).*
          FROM bookings b, generate_series($2::int, least($2 + 999, 4999)) n, make_interval(hours => 2 * n) shift
          WHERE b.id = $1`,
        [id, from],
      );
    const file = await made(ownerOf(place));
    const feed = await serveFeed(file, nowMs);
    expect(feed?.text.match(/BEGIN:VEVENT/g)).toHaveLength(4_980);
  }, 60_000);
});

describe("a calendar's link", () => {
  it("is stored as a hash, told once, replaced and ended", async () => {
    const place = await salon();
    const first = await made(ownerOf(place));
    expect(first).toMatch(/^[\w-]{43}\.ics$/);
    const { rows } = await pool().query(
      "SELECT f::text AS row FROM calendar_feeds f WHERE provider_id = $1",
      [place.id],
    );
    expect(JSON.stringify(rows)).not.toContain(first.slice(0, 43));
    expect(JSON.stringify(await listCalendars(ownerOf(place), nowMs))).not.toContain(first.slice(0, 43));
    const second = await made(ownerOf(place));
    expect(await serveFeed(first, nowMs)).toBeNull();
    expect(await serveFeed(second, nowMs)).not.toBeNull();
    await endFeed(ownerOf(place), "business");
    expect(await serveFeed(second, nowMs)).toBeNull();
    expect((await get(second)).status).toBe(404);
    for (const wrong of ["x.ics", second.replace(".ics", ""), `${"a".repeat(43)}.ics`])
      expect((await get(wrong)).status).toBe(404);
  });

  it("tells when it was last fetched, to the minute", async () => {
    const place = await salon();
    const file = await made(ownerOf(place));
    const fetchedAt = async () => (await listCalendars(ownerOf(place), nowMs))[0]?.feed?.fetched_at;
    expect(await fetchedAt()).toBeNull();
    await serveFeed(file, nowMs);
    await serveFeed(file, nowMs + 30_000);
    expect(await fetchedAt()).toBe(inDays(0));
    await serveFeed(file, nowMs + 60_000);
    expect(await fetchedAt()).toBe(new Date(nowMs + 60_000).toISOString());
  });

  it("of others is not a member's, nor another business's", async () => {
    const place = await salonWithPassword();
    const member = await joined(place);
    const scope: BusinessScope = {
      providerId: place.id,
      staffMemberId: member.staffId,
      userId: member.active.user.id,
    };
    expect((await listCalendars(scope, nowMs)).map(({ whose }) => whose)).toEqual([member.staffId]);
    expect((await refusalOf(made(scope))).code).toBe("not_found");
    const other: Salon = await salon();
    expect((await refusalOf(made(ownerOf(other), member.staffId))).code).toBe("not_found");
    expect((await refusalOf(endFeed(ownerOf(other), member.staffId))).code).toBe("not_found");
    expect(await serveFeed(await made(scope, member.staffId), nowMs)).not.toBeNull();
  });

  it("ends with the sign-in of whoever made it, with the person, and with the business", async () => {
    const place = await salonWithPassword();
    const member = await joined(place);
    const scope = { providerId: place.id, staffMemberId: member.staffId, userId: member.active.user.id };
    const own = await made(scope, member.staffId);
    await db().providerMember.update({ where: { id: member.memberId }, data: { endedAt: new Date() } });
    expect(await serveFeed(own, nowMs)).toBeNull();
    const byOwner = await made(ownerOf(place), member.staffId);
    expect(await serveFeed(byOwner, nowMs)).not.toBeNull();
    await db().staffMember.update({
      where: { id: member.staffId },
      data: { isActive: false, removedAt: new Date() },
    });
    expect(await serveFeed(byOwner, nowMs)).toBeNull();
    const whole = await made(ownerOf(place));
    await db().provider.update({
      where: { id: place.id },
      data: { closingSince: new Date(), closingMode: "after_last_visit", closedAt: new Date() },
    });
    expect(await serveFeed(whole, nowMs)).toBeNull();
  });
});
