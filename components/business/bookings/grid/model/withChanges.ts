import type {
  CalendarAbsence,
  CalendarAnswer,
  CalendarBooking,
  CalendarPerson,
} from "@/lib/business/calendar/calendarSchemas";
import type { Span } from "@/lib/time/clock";
import { localMinuteOf } from "@/lib/time/zone";
import { absentOn } from "./timetable";

/*
 * The day's answer with what was changed here, before it has been read anew.
 */

export type Mark = NonNullable<CalendarBooking["visit_mark"]>;

/** With the marks that were pressed; null takes one away. */
export function withMarks(answer: CalendarAnswer, marks: ReadonlyMap<string, Mark | null>): CalendarAnswer {
  if (marks.size === 0) return answer;
  const bookings = answer.bookings.map((booking) => {
    const pressed = marks.get(booking.id);
    return pressed === undefined ? booking : { ...booking, visit_mark: pressed };
  });
  return { ...answer, bookings };
}

/** With the times that were blocked, changed or, by null, opened again, and with the ribbons that follow from them. */
export function withBlocks(
  answer: CalendarAnswer,
  blocks: ReadonlyMap<string, CalendarAbsence | null>,
): CalendarAnswer {
  if (blocks.size === 0) return answer;
  const stay = answer.absences.flatMap((absence) => {
    const changed = blocks.get(absence.id);
    return changed === undefined ? [absence] : changed === null ? [] : [changed];
  });
  const known = new Set(answer.absences.map(({ id }) => id));
  // One that waits for its answer may have been read by now, with its id.
  const added = [...blocks].flatMap(([id, block]) =>
    block === null || known.has(id) || stay.some((absence) => isSameTime(absence, block)) ? [] : [block],
  );
  const absences = [...stay, ...added];
  const opened = answer.absences.filter(({ id }) => blocks.has(id));
  const nowMinute = localMinuteOf(Date.parse(answer.now), answer.time_zone);
  const people = answer.people.map((person) => ({
    ...person,
    days: person.days.map((day) => {
      const spansOf = (all: readonly CalendarAbsence[]) =>
        all.flatMap((absence) =>
          absence.staff_id === null || absence.staff_id === person.id
            ? (absentOn(day.date, absence, answer.time_zone) ?? [])
            : [],
        );
      const pastMinute =
        day.date < answer.today ? day.close_minute : day.date === answer.today ? nowMinute : 0;
      return {
        ...day,
        ribbon: redrawn(day, {
          opened: spansOf(opened),
          absent: spansOf(absences),
          pastMinute: pastMinute ?? 0,
        }),
      };
    }),
  }));
  return { ...answer, absences, people };
}

const isSameTime = (a: CalendarAbsence, b: CalendarAbsence) =>
  a.staff_id === b.staff_id && a.start_time === b.start_time && a.end_time === b.end_time;

type Day = CalendarPerson["days"][number];
type Segment = Day["ribbon"][number];
type Drawn = { opened: readonly Span[]; absent: readonly Span[]; pastMinute: number };

/** The ribbon as the server draws it: bookings cover absences, absences cover lunches and open time, and lie within the hours. */
function redrawn(day: Day, { opened, absent, pastMinute }: Drawn): Segment[] {
  const lunches = day.lunches.map((each) => ({ startMinute: each.start_minute, endMinute: each.end_minute }));
  const edges = [...opened, ...absent, ...lunches].flatMap(({ startMinute, endMinute }) => [
    startMinute,
    endMinute,
  ]);
  const isIn = (spans: readonly Span[], minute: number) =>
    spans.some(({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute);
  const kindAt = (minute: number, kind: Segment["kind"]): Segment["kind"] => {
    if (kind === "closed" || kind === "busy") return kind;
    if (isIn(absent, minute)) return "unavailable";
    if (kind !== "unavailable" || !isIn(opened, minute)) return kind;
    if (isIn(lunches, minute)) return "lunch";
    return minute < pastMinute ? "past" : "free";
  };
  const drawn: Segment[] = [];
  for (const { kind, start_minute, end_minute } of day.ribbon) {
    const cuts = [...edges, pastMinute].filter((minute) => start_minute < minute && minute < end_minute);
    const starts = [start_minute, ...new Set(cuts.sort((a, b) => a - b))];
    for (const [index, start] of starts.entries()) {
      const piece = {
        kind: kindAt(start, kind),
        start_minute: start,
        end_minute: starts[index + 1] ?? end_minute,
      };
      const last = drawn.at(-1);
      if (last?.kind === piece.kind) last.end_minute = piece.end_minute;
      else drawn.push(piece);
    }
  }
  return drawn;
}
