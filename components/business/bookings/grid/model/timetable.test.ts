import { describe, expect, it } from "vitest";
import type { CalendarAnswer, CalendarBooking } from "@/lib/business/calendar/calendarSchemas";
import { dragTo, isUnmoved } from "../drag/dragState";
import { hourRem, personDay, timetableOf, wholeOnOneDay } from "./timetable";

const date = "2026-11-20";
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, -1, minute)).toISOString();

function booking(
  id: string,
  start: number,
  end: number,
  more: Partial<CalendarBooking> = {},
): CalendarBooking {
  return {
    id,
    reference: id,
    customer_name: id,
    customer_phone: null,
    service_id: "s",
    service_name: "Klippning",
    staff_id: "maria",
    status: "confirmed",
    source: "online",
    payment_way: "checkout",
    payment_state: "paid_by_card",
    is_paid: true,
    allergies: [],
    total_amount: 420,
    visit_mark: null,
    has_objection: false,
    is_first_visit: false,
    delivery_mode: "physical",
    client_id: null,
    series_id: null,
    start_time: at(start),
    end_time: at(end),
    duration_minutes: end - start,
    blocked_from: at(start),
    blocked_until: at(end + 10),
    date,
    start_minute: start,
    end_minute: end,
    hold_expires_at: null,
    sequence: 0,
    can: { move: null, lengthen: null, arrived: null, no_show: null },
    ...more,
  };
}

const ribbon = [
  { kind: "closed" as const, start_minute: 0, end_minute: 540 },
  { kind: "free" as const, start_minute: 540, end_minute: 600 },
  { kind: "busy" as const, start_minute: 600, end_minute: 670 },
  { kind: "gap" as const, start_minute: 670, end_minute: 675 },
  { kind: "free" as const, start_minute: 675, end_minute: 1080 },
  { kind: "closed" as const, start_minute: 1080, end_minute: 1440 },
];

const person = (id: string, bands = ribbon) => ({
  id,
  name: id,
  colour: "green" as const,
  is_active: true,
  service_ids: null,
  days: [
    {
      date,
      open_minute: 540,
      close_minute: 1080,
      lunches: [],
      ribbon: bands,
      open_minutes: 540,
      booked_minutes: 60,
      free_minutes: 405,
    },
  ],
});

const answer: CalendarAnswer = {
  time_zone: "Europe/Stockholm",
  today: date,
  now: at(789),
  days: [date],
  people: [person("maria"), person("josefin")],
  absences: [],
  bookings: [booking("moa", 600, 660)],
  sums: null,
  cursor: "",
};

/** Of the whole business, by the minutes of the day. */
const absence = (from: number, to: number) => ({
  id: `absence-${from}`,
  staff_id: null,
  start_time: at(from),
  end_time: at(to),
  reason: null,
  can_change: true,
  is_external: false,
});

const entriesOf = (day: ReturnType<typeof timetableOf>, column = 0) =>
  day.columns[column]?.entries.map(({ kind, startMinute, endMinute }) => [kind, startMinute, endMinute]);

describe("timetableOf", () => {
  it("has free time and bookings in order, gaps joined to the free time beside them", () => {
    expect(entriesOf(timetableOf(answer, [date]))).toEqual([
      ["free", 540, 600],
      ["booking", 600, 660],
      ["free", 670, 1080],
    ]);
  });

  it("widens the range to whole hours around a booking outside of opening hours", () => {
    const late = { ...answer, bookings: [booking("moa", 1070, 1130)] };
    expect(timetableOf(late, [date]).range).toEqual({ startMinute: 540, endMinute: 1140 });
  });

  it("shows a booking where it was put, and cuts the free time around it", () => {
    const moved = new Map([["moa", { date, staffId: "josefin", startMinute: 900, minutes: 30 }]]);
    const day = timetableOf(answer, [date], moved);
    expect(entriesOf(day, 0)?.map(([kind]) => kind)).toEqual(["free", "free"]);
    expect(entriesOf(day, 1)).toEqual([
      ["free", 540, 600],
      ["free", 670, 900],
      ["booking", 900, 930],
      ["free", 940, 1080],
    ]);
  });

  describe("with a cancelled booking", () => {
    const cancelled = booking("elsa", 720, 750, { status: "cancelled" });
    const both = { ...answer, bookings: [...answer.bookings, cancelled] };
    const shown = (filter: Parameters<typeof timetableOf>[3]) => timetableOf(both, [date], new Map(), filter);

    it("draws it over time that stays free, where it is asked for", () => {
      expect(entriesOf(shown("all"))).toEqual([
        ["free", 540, 600],
        ["booking", 600, 660],
        ["free", 670, 1080],
        ["booking", 720, 750],
      ]);
      expect(entriesOf(shown(null))).toEqual(entriesOf(timetableOf(answer, [date])));
    });

    it("keeps the time of what the filter hides, and lets a booking be moved to what was cancelled", () => {
      const [column] = shown("cancelled").columns;
      expect(column?.entries.map(({ kind, startMinute }) => [kind, startMinute])).toEqual([
        ["free", 540],
        ["free", 670],
        ["booking", 720],
      ]);
      expect(column?.hidden.map(({ id }) => id)).toEqual(["moa"]);
      expect(column && personDay(column, "x").taken.map(({ id }) => id)).toEqual(["moa"]);
    });
  });

  it("places an absence of the whole business in every column, as far as it lies on the day", () => {
    const day = timetableOf({ ...answer, absences: [absence(-600, 600)] }, [date]);
    expect(entriesOf(day, 1)?.[0]).toEqual(["absence", 540, 600]);
  });

  it("calls an absence on one day blocked time, a longer one time off, and names a calendar elsewhere", () => {
    const absences = [absence(540, 555), { ...absence(555, 570), is_external: true }, absence(900, 2000)];
    const names = timetableOf({ ...answer, absences }, [date]).columns[0]?.entries.flatMap((entry) =>
      entry.kind === "absence" ? [entry.name] : [],
    );
    expect(names).toEqual(["block.change", "busyElsewhere", "unavailable"]);
  });

  it("has a column for each person of each day, by day, with a booking on the day that it was put to", () => {
    const next = "2026-11-21";
    const both = (id: string) => {
      const one = person(id);
      return { ...one, days: [...one.days, ...one.days.map((day) => ({ ...day, date: next }))] };
    };
    const week = { ...answer, days: [date, next], people: [both("maria"), both("josefin")] };
    const moved = new Map([["moa", { date: next, staffId: "maria", startMinute: 600, minutes: 60 }]]);
    const { columns } = timetableOf(week, week.days, moved);
    expect(columns.map(({ key }) => key)).toEqual([
      `${date}/maria`,
      `${date}/josefin`,
      `${next}/maria`,
      `${next}/josefin`,
    ]);
    expect(columns.map(({ entries }) => entries.some(({ kind }) => kind === "booking"))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it("leaves out somebody who has left and has no booking that day", () => {
    const left = { ...person("gone"), is_active: false };
    expect(timetableOf({ ...answer, people: [left] }, [date]).columns).toEqual([]);
  });
});

describe("personDay", () => {
  it("has the bookings with their buffers, without the one that is moved", () => {
    const [column] = timetableOf({ ...answer, bookings: [...answer.bookings, booking("ali", 720, 750)] }, [
      date,
    ]).columns;
    expect(column && personDay(column, "moa").taken).toEqual([
      { id: "ali", name: "ali", startMinute: 720, endMinute: 760 },
    ]);
  });
});

describe("personDay, busy elsewhere", () => {
  it("is kept apart from absences, and whole where it lies outside the hours that are shown", () => {
    const absences = [absence(700, 720), { ...absence(480, 530), id: "e", is_external: true }];
    const [column] = timetableOf({ ...answer, absences }, [date]).columns;
    const day = column && personDay(column, "x");
    expect(day?.elsewhere).toMatchObject([{ startMinute: 480, endMinute: 530 }]);
    expect(day?.closed).toMatchObject([{ startMinute: 700, endMinute: 720 }]);
  });
});

describe("dragTo", () => {
  const day = timetableOf(answer, [date]);
  const moa = day.columns[0]?.entries.find((entry) => entry.kind === "booking");
  const drag = (wished: { column: number; startMinute: number; minutes: number }) =>
    moa?.kind === "booking" ? dragTo(day, { booking: moa.booking, byKeys: false, nowMs: 0 }, wished) : null;

  it("keeps a booking within the day and the columns", () => {
    expect(drag({ column: 7, startMinute: -20, minutes: 60 })?.place).toEqual({
      date,
      staffId: "josefin",
      startMinute: 0,
      minutes: 60,
    });
  });

  it("says that a start is past, and that a person does not do the service", () => {
    if (moa?.kind !== "booking") throw new Error("not drawn");
    const [maria, josefin] = answer.people;
    if (!maria || !josefin) throw new Error("no people");
    const able = timetableOf({ ...answer, people: [maria, { ...josefin, service_ids: [] }] }, [date]);
    const at = (column: number, startMinute: number) =>
      dragTo(
        able,
        { booking: moa.booking, byKeys: false, nowMs: Date.UTC(2026, 10, 20, 12) },
        { column, startMinute, minutes: 60 },
      )?.answer;
    expect(at(0, 720)).toEqual({ kind: "past" });
    expect(at(0, 840)).toEqual({ kind: "fits" });
    expect(at(1, 840)).toEqual({ kind: "unable", name: "josefin" });
    expect(at(0, 600)).toEqual({ kind: "fits" });
  });

  it("knows a booking that is back where it was", () => {
    const back = drag({ column: 0, startMinute: 600, minutes: 60 });
    expect(back && isUnmoved(back)).toBe(true);
  });
});

describe("hourRem", () => {
  it.each([
    [null, 4.5],
    [45, 4.5],
    [30, 5.5],
    [15, 6.5],
    [10, 8],
  ])("gives a day whose shortest booking is %s minutes hours of %s rem", (minutes, rem) => {
    expect(hourRem(minutes)).toBe(rem);
  });
});

describe("wholeOnOneDay", () => {
  it("has the day and the minutes of an absence within one day, until its midnight too", () => {
    const zone = "Europe/Stockholm";
    expect(wholeOnOneDay(absence(600, 660), zone)).toEqual({ date, startMinute: 600, endMinute: 660 });
    expect(wholeOnOneDay(absence(0, 1440), zone)).toEqual({ date, startMinute: 0, endMinute: 1440 });
    expect(wholeOnOneDay(absence(600, 1500), zone)).toBeNull();
  });
});
