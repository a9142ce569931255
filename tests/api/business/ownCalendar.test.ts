import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  calendarCall,
  calendarChangesCall,
  markVisitCall,
  scheduleBookingCall,
  undoCall,
} from "@/lib/api/contract/business/ownCalendar";
import { objectToMarkCall } from "@/lib/api/contract/customerBookings";
import type { CalendarChanges } from "@/lib/business/calendar/calendarSchemas";
import type { RefusedPlace } from "@/lib/business/calendar/changeSchemas";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { freshEmail, inbox, tokenIn } from "../../support/calls/auth";
import { type OwnSalon, ownSalon, type SignedIn } from "../../support/calls/business";
import { calendarOf, daysOfTheirOwn, type Scheduled, schedule, undo } from "../../support/calls/calendar";
import { byLink as linkedTo, post } from "../../support/calls/customerBookings";
import { bookByPhone, detailOf, foreignBooking, messagesIn, sendTo } from "../../support/calls/desk";
import { statusAndCode } from "../../support/calls/deskPayments";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";
import { begunLastNight, daysLater, sql } from "../../support/run/sql";

let salon: OwnSalon;
let own: SignedIn;
beforeAll(async () => {
  salon = await ownSalon();
  own = salon.own;
});

type Refused<D> = Omit<Failure, "details"> & { details: D };

const changesSince = (cursor: string) =>
  own.get<CalendarChanges>(`/providers/me/calendar/changes?cursor=${encodeURIComponent(cursor)}`);
const mark = (id: string, to: string | null) =>
  sendTo<Scheduled & Failure>(own, "PATCH", id, "mark", { mark: to });

const nextDay = daysOfTheirOwn(7);

/** As when the ten seconds of an undo have passed. */
const afterUndo = (token: string) =>
  sql("UPDATE undo_steps SET expires_at = now() - interval '1 second' WHERE id = $1", [token]);

describe("GET /providers/me/calendar", () => {
  it("has days, people, bookings and sums, and tells afterwards which days changed", async () => {
    const day = nextDay();
    const { id } = await bookByPhone(salon, timeOn(day, 10));
    const answer = await calendarOf(own, `from=${day}&to=${day}`);
    expectPrivate(calendarCall, answer);
    expect(answer.body.bookings).toMatchObject([
      { id, customer_name: "Moa Lind", source: "phone", is_paid: false, start_minute: 600, end_minute: 630 },
    ]);
    expect(answer.body.sums).toEqual([{ date: day, bookings: 1, booked_amount: 420 }]);
    const still = await changesSince(answer.body.cursor);
    expectPrivate(calendarChangesCall, still);
    expect(still.body.has_changed).toBe(false);
    const other = nextDay();
    await bookByPhone(salon, timeOn(other, 10));
    const changed = await changesSince(still.body.cursor);
    expect(changed.body).toMatchObject({ has_changed: true, dates: [other] });
    expect((await changesSince(changed.body.cursor)).body.has_changed).toBe(false);
  });

  it.each([
    ["", ["from", "to"]],
    ["from=2027-01-10&to=2027-01-09", ["to"]],
    ["from=2027-01-01&to=2027-01-08", ["to"]],
    ["from=2027-02-30&to=2027-03-01", ["from"]],
    ["from=0000-01-01&to=0000-01-02", ["from", "to"]],
  ])("refuses %s", async (query, fields) => {
    expect(wrongFields(await calendarOf(own, query)).sort()).toEqual(fields);
  });

  it("refuses the calendar of somebody unknown, and answers any text as a cursor without failing", async () => {
    const day = workdayAhead(1);
    expect(statusAndCode(await calendarOf(own, `from=${day}&to=${day}&staffId=${randomUUID()}`))).toEqual([
      404,
      "staff_not_found",
    ]);
    for (const cursor of ["", "x", "0", "-1", "9".repeat(40), "{}", "😀"]) {
      const { status } = await changesSince(cursor);
      expect(status, cursor).toBeLessThan(500);
    }
    expect((await call("/providers/me/calendar?from=2027-01-01&to=2027-01-01")).status).toBe(401);
  });
});

describe("PATCH /providers/me/bookings/{id}/schedule", () => {
  it("moves by steps of five minutes, tells the customer once it cannot be undone, and is undone within ten seconds", async () => {
    const day = nextDay();
    const email = freshEmail();
    const { id } = await bookByPhone(salon, timeOn(day, 10), { client: { name: "Elsa Ek", email } });
    const moved = await schedule(own, id, { startTime: timeOn(day, 10, 35), sequence: 0 });
    expectPrivate(scheduleBookingCall, moved);
    expect(moved.body.booking).toMatchObject({ start_time: timeOn(day, 10, 35), sequence: 1 });
    expectPrivate(undoCall, await undo(own, moved.body.undo?.token ?? ""));
    expect(await detailOf(own, id)).toMatchObject({ booking_date: timeOn(day, 10), sequence: 2 });
    expect(statusAndCode(await undo(own, moved.body.undo?.token ?? ""))).toEqual([409, "undo_over"]);
    const longer = await schedule(own, id, { durationMinutes: 60, sequence: 2 });
    expect(longer.body.booking.duration_minutes).toBe(60);
    const again = await schedule(own, id, { startTime: timeOn(day, 13), sequence: 3 });
    expect((await inbox().list(email)).map(({ subject }) => subject).join()).not.toContain("Ny tid");
    await afterUndo(again.body.undo?.token ?? "");
    const { sv, en } = await messagesIn((headers) =>
      own.send<Failure>("POST", `/providers/me/undo/${again.body.undo?.token}`, undefined, headers),
    );
    expect([sv, en].map(statusAndCode)).toEqual([1, 2].map(() => [409, "undo_over"]));
    expect(sv.body.message).not.toBe(en.body.message);
    const mail = await inbox().waitFor(email, "Ny tid", 30_000);
    expect(mail.text).toContain("13:00");
  });

  it("is refused over another booking, with what is in the way and what fits", async () => {
    const day = nextDay();
    const { id } = await bookByPhone(salon, timeOn(day, 9));
    await bookByPhone(salon, timeOn(day, 10), { client: { name: "Gunhild Ögren", phone: "070-555 91 73" } });
    const wish = { startTime: timeOn(day, 10, 15), sequence: 0, outsideHours: true };
    const taken = await schedule<Refused<RefusedPlace>>(own, id, wish);
    expect(statusAndCode(taken)).toEqual([409, "slot_taken"]);
    expect(taken.body.details.in_the_way).toMatchObject([
      { kind: "booking", customer_name: "Gunhild Ögren" },
    ]);
    expect(taken.body.details.alternatives.length).toBeGreaterThan(0);
    const late = { startTime: timeOn(day, 18), sequence: 0 };
    const outside = await schedule<Refused<RefusedPlace>>(own, id, late);
    expect(statusAndCode(outside)).toEqual([409, "outside_hours"]);
    expect(outside.body.details.in_the_way).toMatchObject([{ kind: "closed" }]);
    expect((await schedule(own, id, { ...late, outsideHours: true })).status).toBe(200);
    expect(statusAndCode(await schedule(own, id, late))).toEqual([412, "edit_conflict"]);
  });

  const wrong: [string, object, string[]][] = [
    ["no sequence", {}, ["sequence"]],
    ["seconds", { startTime: "2027-01-04T10:00:30Z", sequence: 0 }, ["startTime"]],
    ["three minutes", { durationMinutes: 33, sequence: 0 }, ["durationMinutes"]],
    ["a day", { durationMinutes: 1440, sequence: 0 }, ["durationMinutes"]],
    ["nobody", { staffId: "42", sequence: 0 }, ["staffId"]],
    ["a sequence below 0", { sequence: -1 }, ["sequence"]],
  ];
  it.each(wrong)("refuses %s", async (_what, body, fields) => {
    expect(wrongFields(await schedule(own, randomUUID(), body))).toEqual(fields);
  });

  it("refuses the past, and whoever does not work there", async () => {
    const { id } = await bookByPhone(salon, timeOn(nextDay(), 10));
    const past = await schedule<Refused<{ reason: string }>>(own, id, {
      startTime: "2020-01-02T10:00:00Z",
      sequence: 0,
    });
    expect([past.body.code, past.body.details.reason]).toEqual(["slot_unavailable", "past"]);
    expect(statusAndCode(await schedule(own, id, { staffId: randomUUID(), sequence: 0 }))).toEqual([
      404,
      "staff_not_found",
    ]);
  });

  it("knows no booking of another business", async () => {
    const theirs = await foreignBooking();
    for (const id of [theirs, randomUUID(), "42"]) {
      const calls = [schedule(own, id, { sequence: 0, durationMinutes: 30 }), mark(id, "arrived")];
      for (const answer of await Promise.all(calls))
        expect(statusAndCode(answer)).toEqual([404, "not_found"]);
    }
    expect(statusAndCode(await undo(own, randomUUID()))).toEqual([404, "not_found"]);
    expect(statusAndCode(await undo(own, "42"))).toEqual([404, "not_found"]);
  });
});

describe("a mark of a visit", () => {
  it("is set once the visit is near, and taken back by its undo", async () => {
    const { id } = await bookByPhone(salon, timeOn(nextDay(), 10));
    const early = await mark(id, "no_show");
    expect([early.status, early.body.code, early.body.details]).toMatchObject([
      409,
      "transition_not_allowed",
      { reason: "too_early" },
    ]);
    await begunLastNight(id);
    const arrived = await mark(id, "arrived");
    expectPrivate(markVisitCall, arrived);
    expect(arrived.body.booking).toMatchObject({ visit_mark: "arrived", status: "confirmed" });
    expect((await mark(id, "arrived")).body.undo).toBeNull();
    expect((await undo(own, arrived.body.undo?.token ?? "")).status).toBe(204);
    expect((await detailOf(own, id)).visit_mark).toBeNull();
    expect(wrongFields(await mark(id, "late"))).toEqual(["mark"]);
    // The next test needs the hour of last night to be free.
    await daysLater(id, 30);
  });

  it("of a visit not come is told to the customer, who objects once, by the link of the mails", async () => {
    const email = freshEmail();
    const { id } = await bookByPhone(salon, timeOn(nextDay(), 10), { client: { name: "Elsa Ek", email } });
    const token = await tokenIn(email, "Din tid är bokad");
    await begunLastNight(id);
    const marked = await mark(id, "no_show");
    await afterUndo(marked.body.undo?.token ?? "");
    const object = (body: object) => post(linkedTo(id, token, "/objection"), body);
    const answer = await object({ text: "Jag var där" });
    expectPrivate(objectToMarkCall, answer);
    expect(statusAndCode(await object({ text: "Igen" }))).toEqual([409, "transition_not_allowed"]);
    expect((await detailOf(own, id)).objection).toMatchObject({ text: "Jag var där" });
    await inbox().waitFor(salon.email, "Jag var där");
    expect((await post(linkedTo(id, "x", "/objection"), { text: "Jag" })).status).toBe(404);
  });
});
