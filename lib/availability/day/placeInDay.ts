import type { Span } from "@/lib/time/clock";

/*
 * Whether a booking can be put at a place of one person's day, asked by a calendar while something is dragged over it.
 * The server decides by the constraint of the database and the same hours; this tells before it is asked.
 */

/** What takes somebody's time: a booking with its buffers, or a hold; `name` is whose it is. */
export type TakenSpan = Span & { id: string; name: string };

/** One person's day. */
export type PersonDay = {
  /** null when they do not work that day. */
  open: Span | null;
  /** Lunches and absences: a business may book over them once it was asked. */
  closed: readonly Span[];
  /** Busy in a calendar elsewhere: as `closed`, and the buffers keep away from it. */
  elsewhere: readonly Span[];
  taken: readonly TakenSpan[];
};

export type WantedPlace = {
  startMinute: number;
  minutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};

export type PlaceAnswer =
  | { kind: "fits" }
  /** Free of bookings, and outside opening hours, in a lunch, an absence or near a busy time elsewhere: may be taken after a question. */
  | { kind: "outside" }
  | {
      kind: "taken";
      /** What is in the way, the first of several. */
      by: TakenSpan;
      /** How many minutes of the wanted time are taken by it. */
      missingMinutes: number;
      /** Up to two starts that fit, the nearest before and the nearest after, in order of time. */
      otherStarts: number[];
    };

/** Starts are looked for at whole quarters. */
const STEP_MINUTES = 15;
const DAY_MINUTES = 1440;

function overlaps(a: Span, b: Span): boolean {
  return a.startMinute < b.endMinute && b.startMinute < a.endMinute;
}

/** The time that nothing else may take: with the buffers. */
function blockedBy(wanted: WantedPlace): Span {
  return {
    startMinute: wanted.startMinute - wanted.bufferBeforeMinutes,
    endMinute: wanted.startMinute + wanted.minutes + wanted.bufferAfterMinutes,
  };
}

function isOpen(day: PersonDay, wanted: WantedPlace): boolean {
  const { startMinute, minutes } = wanted;
  const blocked = blockedBy(wanted);
  const visit = { startMinute, endMinute: startMinute + minutes };
  if (day.open === null) return false;
  const isWithin = visit.startMinute >= day.open.startMinute && visit.endMinute <= day.open.endMinute;
  const isElsewhere = day.elsewhere.some((span) => overlaps(span, blocked));
  return isWithin && !isElsewhere && !day.closed.some((span) => overlaps(span, visit));
}

/** Whether a booking can be put at a place, and what is in the way; `taken` must not contain the booking that is moved. */
export function placeInDay(day: PersonDay, wanted: WantedPlace): PlaceAnswer {
  const blocked = blockedBy(wanted);
  const by = day.taken
    .filter((span) => overlaps(span, blocked))
    .sort((a, b) => a.startMinute - b.startMinute)[0];
  if (by === undefined) return { kind: isOpen(day, wanted) ? "fits" : "outside" };
  const shared = Math.min(by.endMinute, blocked.endMinute) - Math.max(by.startMinute, blocked.startMinute);
  return { kind: "taken", by, missingMinutes: shared, otherStarts: otherStarts(day, wanted) };
}

function otherStarts(day: PersonDay, wanted: WantedPlace): number[] {
  const fits = (startMinute: number) => {
    const place = { ...wanted, startMinute };
    return isOpen(day, place) && !day.taken.some((span) => overlaps(span, blockedBy(place)));
  };
  const first = Math.floor(wanted.startMinute / STEP_MINUTES) * STEP_MINUTES;
  const steps = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, step) => step * STEP_MINUTES);
  const before = steps.map((step) => first - step).find((start) => start >= 0 && fits(start));
  const after = steps
    .map((step) => first + STEP_MINUTES + step)
    .find((start) => start + wanted.minutes <= DAY_MINUTES && fits(start));
  return [before, after].filter((start) => start !== undefined);
}
