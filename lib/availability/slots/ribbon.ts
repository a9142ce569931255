import { type LocalDate, toDayNumber } from "@/lib/time/localDate";
import { localMinuteOf, MINUTE_MS, MINUTES_PER_DAY, offsetPieces } from "@/lib/time/zone";
import type { Interval, SlotRules, StaffCalendar } from "../types";
import { businessDateOf, type OpenWindow, openingHoursOn, openWindow } from "./openWindow";
import { dayAvailability } from "./slots";

/**
 * The kinds of a segment of the day, from the least to the most available. Where several people differ, the later
 * kind in this list is shown.
 * - `gap`: open and unbooked, but no slot of the asked length fits (too short, inside the notice, beyond the
 *   horizon).
 * - `free`: covered by available slots.
 */
const KINDS = ["closed", "lunch", "unavailable", "busy", "past", "gap", "free"] as const;

export type AvailabilityKind = (typeof KINDS)[number];

/** In minutes of the local day, half-open. */
export type AvailabilitySegment = { kind: AvailabilityKind; startMinute: number; endMinute: number };

export type AvailabilityRibbon = {
  date: LocalDate;
  isOpen: boolean;
  /** Earliest opening and latest closing of the staff; null on a closed day. */
  openMinute: number | null;
  closeMinute: number | null;
  /** The present minute of the local day when `date` is today; else null. */
  nowMinute: number | null;
  /** The whole day from 0 to 1440 without holes; neighbours differ in kind. */
  segments: AvailabilitySegment[];
  /** Minutes of kind `free`. */
  freeMinutes: number;
  /** Minutes that are neither `closed` nor `lunch`: what `freeMinutes` is a share of. */
  openMinutes: number;
};

/**
 * The day as a strip to draw, made from the same slots that can be booked. Its axis is the wall clock: an hour that
 * the clock skips is closed, an hour that comes twice is drawn once, as the more available of the two. Bookings and
 * unavailable times are drawn inside opening hours only.
 *
 * The provider's own view asks with a duration of one step, so that every unbooked minute is free.
 */
export function dayRibbon(
  date: LocalDate,
  staff: readonly StaffCalendar[],
  rules: SlotRules,
): AvailabilityRibbon {
  const ranks = new Uint8Array(MINUTES_PER_DAY);
  let openMinute: number | null = null;
  let closeMinute: number | null = null;
  for (const calendar of staff) {
    const hours = openingHoursOn(date, calendar);
    const window = openWindow(date, calendar, rules.timeZone);
    if (!hours || !window) continue;
    openMinute = Math.min(openMinute ?? MINUTES_PER_DAY, hours.openMinute);
    closeMinute = Math.max(closeMinute ?? 0, hours.closeMinute);
    for (const layer of layersOf(date, window, calendar, rules)) raiseRanks(ranks, layer);
  }
  const segments = segmentsOf(ranks);
  const isToday = businessDateOf(rules.nowMs, rules.timeZone) === date;
  return {
    date,
    isOpen: openMinute !== null,
    openMinute,
    closeMinute,
    nowMinute: isToday ? localMinuteOf(rules.nowMs, rules.timeZone) : null,
    segments,
    freeMinutes: minutesOf(segments, (kind) => kind === "free"),
    openMinutes: minutesOf(segments, (kind) => kind !== "closed" && kind !== "lunch"),
  };
}

/** The day as customers see it: closed where `isClosed` is, also when absences are the reason. */
export function customerRibbon(
  date: LocalDate,
  staff: readonly StaffCalendar[],
  rules: SlotRules,
): AvailabilityRibbon {
  return dayRibbon(date, dayAvailability(date, staff, rules).isClosed ? [] : staff, rules);
}

/**
 * One person's day, with a layer for each piece between changes of the clock, in which one offset maps instants to
 * the wall clock.
 */
function layersOf(
  date: LocalDate,
  window: OpenWindow,
  calendar: StaffCalendar,
  rules: SlotRules,
): Uint8Array[] {
  const { slots } = dayAvailability(date, [calendar], rules);
  // In order of painting: later ones cover earlier ones. A booking inside a lunch or an unavailable time takes place,
  // so it covers them.
  const strokes: Stroke[] = [
    { kind: "gap", startMs: window.openMs, endMs: window.closeMs },
    { kind: "past", startMs: window.openMs, endMs: Math.floor(rules.nowMs / MINUTE_MS) * MINUTE_MS },
    ...window.lunches.map((interval): Stroke => ({ kind: "lunch", ...interval })),
    ...[...calendar.unavailable, ...calendar.elsewhere].map(
      (interval): Stroke => ({ kind: "unavailable", ...interval }),
    ),
    ...calendar.busy.map((interval): Stroke => ({ kind: "busy", ...interval })),
    ...slots.filter(({ available }) => available).map((slot): Stroke => ({ kind: "free", ...slot })),
  ];
  const firstMinute = toDayNumber(date) * MINUTES_PER_DAY;
  return offsetPieces(window.openMs, window.closeMs, rules.timeZone).map((piece) => {
    const layer = new Uint8Array(MINUTES_PER_DAY);
    for (const stroke of strokes) paint(layer, stroke, piece, piece.offsetMinutes - firstMinute);
    return layer;
  });
}

type Stroke = Interval & { kind: AvailabilityKind };

/** @param shift minutes from the epoch minute of an instant to its minute of the local day. */
function paint(layer: Uint8Array, stroke: Stroke, bounds: Interval, shift: number): void {
  const startMs = Math.max(stroke.startMs, bounds.startMs);
  const endMs = Math.min(stroke.endMs, bounds.endMs);
  if (startMs >= endMs) return;
  // A minute that is touched is painted whole.
  const from = Math.max(0, Math.floor(startMs / MINUTE_MS) + shift);
  const to = Math.min(MINUTES_PER_DAY, Math.ceil(endMs / MINUTE_MS) + shift);
  if (from < to) layer.fill(KINDS.indexOf(stroke.kind), from, to);
}

function raiseRanks(ranks: Uint8Array, layer: Uint8Array): void {
  layer.forEach((rank, minute) => {
    ranks[minute] = Math.max(ranks[minute] ?? 0, rank);
  });
}

function segmentsOf(ranks: Uint8Array): AvailabilitySegment[] {
  const segments: AvailabilitySegment[] = [];
  let startMinute = 0;
  for (let minute = 1; minute <= MINUTES_PER_DAY; minute += 1) {
    const rank = ranks[startMinute] ?? 0;
    if (minute < MINUTES_PER_DAY && ranks[minute] === rank) continue;
    segments.push({ kind: KINDS[rank] ?? "closed", startMinute, endMinute: minute });
    startMinute = minute;
  }
  return segments;
}

function minutesOf(
  segments: readonly AvailabilitySegment[],
  matches: (kind: AvailabilityKind) => boolean,
): number {
  return segments.reduce(
    (sum, { kind, startMinute, endMinute }) => sum + (matches(kind) ? endMinute - startMinute : 0),
    0,
  );
}
