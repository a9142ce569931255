import type { Span } from "@/lib/time/clock";
import type { DayAbsence, DayBooking, DaySchedule } from "./schedule";

/** Whether a line of the day is over, under way or to come; on other days than today everything is `ahead`. */
export type AgendaPhase = "past" | "now" | "ahead";

type Line = Span & { phase: AgendaPhase };

/** The people whose line it is, where the business names its people; empty: everybody. */
type Concerns = { staffNames: string[] };

/** A line of a business's day. */
export type AgendaLine =
  | (Line & { kind: "booking"; booking: DayBooking })
  /** `fits`: long enough for the shortest of the services, so customers see it. */
  | (Line & Concerns & { kind: "free"; fits: boolean })
  | (Line & Concerns & { kind: "lunch" })
  | (Line & { kind: "absence"; absence: DayAbsence });

const rank = { booking: 0, absence: 1, lunch: 2, free: 3 } as const;

type Day = Pick<DaySchedule, "ribbon" | "people" | "bookings" | "absences">;

/**
 * A day as a timetable: bookings, what is free between them, lunch and unavailable times, in order of the clock.
 * @param shortestMinutes of the services that can be booked; null when there is none
 */
export function buildAgenda(day: Day, shortestMinutes: number | null): AgendaLine[] {
  const { nowMinute, openMinute, closeMinute } = day.ribbon;
  const line = ({ startMinute, endMinute }: Span): Line => ({
    startMinute,
    endMinute,
    phase: agendaPhaseOf({ startMinute, endMinute }, nowMinute),
  });
  const lines: AgendaLine[] = [
    ...day.bookings.map((booking) => ({ ...line(booking), kind: "booking" as const, booking })),
    ...day.absences
      .map((absence) => ({ absence, span: within(absence, openMinute, closeMinute) }))
      .filter(({ span }) => span.startMinute < span.endMinute)
      .map(({ absence, span }) => ({ ...line(span), kind: "absence" as const, absence })),
    ...stretches(day.people, "lunch").map(({ span, staffNames }) => ({
      ...line(span),
      kind: "lunch" as const,
      staffNames,
    })),
    ...stretches(day.people, "free").map(({ span, staffNames }) => ({
      ...line(span),
      kind: "free" as const,
      staffNames,
      fits: shortestMinutes !== null && span.endMinute - span.startMinute >= shortestMinutes,
    })),
  ];
  return lines.sort((a, b) => a.startMinute - b.startMinute || rank[a.kind] - rank[b.kind]);
}

type BookingLine = Extract<AgendaLine, { kind: "booking" }>;

/** The bookings of an agenda that are over, under way and to come; times that are only held are counted apart. */
export function restOfDay(agenda: readonly AgendaLine[]): {
  bookings: BookingLine[];
  ahead: BookingLine[];
  /** Of those under way the one that began last. */
  ongoing: BookingLine | undefined;
  /** How many times, not over yet, wait for their payment. */
  waiting: number;
} {
  const lines = agenda.filter((line) => line.kind === "booking");
  const bookings = lines.filter(({ booking }) => booking.status !== "pending");
  return {
    bookings,
    ahead: bookings.filter(({ phase }) => phase === "ahead"),
    ongoing: bookings.filter(({ phase }) => phase === "now").at(-1),
    waiting: lines.filter(({ booking, phase }) => booking.status === "pending" && phase !== "past").length,
  };
}

/** The stretches of one kind in everybody's day; those that several people share are one. */
function stretches(people: Day["people"], wanted: "lunch" | "free"): (Concerns & { span: Span })[] {
  const shared = new Map<string, { span: Span; people: Day["people"] }>();
  for (const person of people) {
    for (const span of person.ribbon.segments.filter(({ kind }) => kind === wanted)) {
      const key = `${span.startMinute}-${span.endMinute}`;
      const known = shared.get(key);
      shared.set(key, { span, people: [...(known?.people ?? []), person] });
    }
  }
  return [...shared.values()].map(({ span, people: whose }) => ({
    span,
    staffNames:
      whose.length === people.length ? [] : whose.flatMap(({ name }) => (name === null ? [] : [name])),
  }));
}

function agendaPhaseOf({ startMinute, endMinute }: Span, nowMinute: number | null): AgendaPhase {
  if (nowMinute === null) return "ahead";
  if (endMinute <= nowMinute) return "past";
  return startMinute <= nowMinute ? "now" : "ahead";
}

function within(span: Span, openMinute: number | null, closeMinute: number | null): Span {
  return {
    startMinute: Math.max(span.startMinute, openMinute ?? 0),
    endMinute: Math.min(span.endMinute, closeMinute ?? 0),
  };
}
