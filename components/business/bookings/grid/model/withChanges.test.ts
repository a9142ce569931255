import { describe, expect, it } from "vitest";
import type { CalendarAbsence, CalendarAnswer } from "@/lib/business/calendar/calendarSchemas";
import { withBlocks } from "./withChanges";

const date = "2026-11-26";
const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, -1, minute)).toISOString();

type Ribbon = CalendarAnswer["people"][number]["days"][number]["ribbon"];
const segment = (kind: Ribbon[number]["kind"], start_minute: number, end_minute: number) => ({
  kind,
  start_minute,
  end_minute,
});

const blocked: CalendarAbsence = {
  id: "blocked",
  staff_id: "maria",
  start_time: at(900),
  end_time: at(1140),
  reason: null,
  can_change: true,
  is_external: false,
};
const closedBefore = segment("closed", 0, 540);
const closedAfter = segment("closed", 1080, 1440);

const person = (id: string, ribbon: Ribbon) => ({
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
      lunches: [{ start_minute: 720, end_minute: 780 }],
      ribbon,
      open_minutes: 480,
      booked_minutes: 60,
      free_minutes: 300,
    },
  ],
});

const answer: CalendarAnswer = {
  time_zone: "Europe/Stockholm",
  today: date,
  now: at(600),
  days: [date],
  people: [
    person("maria", [
      closedBefore,
      segment("past", 540, 600),
      segment("free", 600, 660),
      segment("busy", 660, 720),
      segment("lunch", 720, 780),
      segment("gap", 780, 785),
      segment("free", 785, 900),
      segment("unavailable", 900, 1080),
      closedAfter,
    ]),
    person("ali", [closedBefore, segment("unavailable", 540, 1080), closedAfter]),
  ],
  absences: [blocked, { ...blocked, id: "off", staff_id: "ali", start_time: at(0), end_time: at(1440) }],
  bookings: [],
  sums: null,
  cursor: "1",
};

const ribbonOf = ({ people }: CalendarAnswer, id: string) =>
  people.find((each) => each.id === id)?.days[0]?.ribbon;

describe("the day with blocked times that were changed here", () => {
  it("is the answer itself without any", () => {
    expect(withBlocks(answer, new Map())).toBe(answer);
  });

  it("blocks lunch and open time of whoever it concerns, and no booking", () => {
    const block = { ...blocked, id: "new-1", start_time: at(630), end_time: at(790) };
    const shown = withBlocks(answer, new Map([["new-1", block]]));
    expect(shown.absences.map(({ id }) => id)).toEqual(["blocked", "off", "new-1"]);
    expect(ribbonOf(shown, "maria")).toEqual([
      closedBefore,
      segment("past", 540, 600),
      segment("free", 600, 630),
      segment("unavailable", 630, 660),
      segment("busy", 660, 720),
      segment("unavailable", 720, 790),
      segment("free", 790, 900),
      segment("unavailable", 900, 1080),
      closedAfter,
    ]);
    expect(ribbonOf(shown, "ali")).toEqual(ribbonOf(answer, "ali"));
  });

  it("opens a time within the hours, and what is past stays past", () => {
    const opened = withBlocks(answer, new Map([["blocked", null]]));
    expect(opened.absences.map(({ id }) => id)).toEqual(["off"]);
    expect(ribbonOf(opened, "maria")?.slice(-2)).toEqual([segment("free", 785, 1080), closedAfter]);
    expect(ribbonOf(withBlocks(answer, new Map([["off", null]])), "ali")).toEqual([
      closedBefore,
      segment("past", 540, 600),
      segment("free", 600, 720),
      segment("lunch", 720, 780),
      segment("free", 780, 1080),
      closedAfter,
    ]);
  });

  it("leaves a time blocked that another absence still takes", () => {
    const both = {
      ...answer,
      absences: [...answer.absences, { ...blocked, id: "other", start_time: at(960) }],
    };
    expect(ribbonOf(withBlocks(both, new Map([["blocked", null]])), "maria")?.slice(-3)).toEqual([
      segment("free", 785, 960),
      segment("unavailable", 960, 1080),
      closedAfter,
    ]);
  });

  it("draws a new time once that was read before its answer came", () => {
    const shown = withBlocks(answer, new Map([["new-1", { ...blocked, id: "new-1" }]]));
    expect(shown.absences).toEqual(answer.absences);
  });
});
