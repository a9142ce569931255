/** Why a calendar elsewhere could not be read; each is a sentence of `calendars.source.problems`. */
export const calendarProblems = [
  /** Its address is none that is fetched. */
  "invalid",
  "unreachable",
  /** It answered that there is nothing, or nothing to read. */
  "refused",
  "tooLarge",
  /** What it answered is no calendar. */
  "noCalendar",
  /** It was cut off, or other text stands in it. */
  "incomplete",
  "tooManyEvents",
  /** It was read, but more of its events than before have no day: what was busy stays so. */
  "undated",
  "unreadable",
  /** The stored address cannot be opened any more: the secret was changed. */
  "sealed",
] as const;
export type CalendarProblemKind = (typeof calendarProblems)[number];

/** Without any text of the other server, which is not ours to show. */
export class CalendarProblem extends Error {
  constructor(readonly kind: CalendarProblemKind) {
    super(`The calendar could not be read: ${kind}`);
  }
}

/** The kind as the database has it; null for none, and for a text that is no kind. */
export function toProblemKind(value: string | null): CalendarProblemKind | null {
  return calendarProblems.find((kind) => kind === value) ?? null;
}
