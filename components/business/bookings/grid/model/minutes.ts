import type { StaffColour } from "@/lib/staff/colours";
import type { Span } from "@/lib/time/clock";
import { customProperties } from "../../../customProperties";

/** The place of something in the timetable (`at-minutes`). */
export function atMinutes({ startMinute, endMinute }: Span) {
  return customProperties({ "--s": startMinute, "--e": endMinute });
}

const people: Record<StaffColour, string> = {
  green: "var(--person-green)",
  blue: "var(--person-blue)",
  violet: "var(--person-violet)",
  rose: "var(--person-rose)",
  amber: "var(--person-amber)",
  teal: "var(--person-teal)",
  red: "var(--person-red)",
  grey: "var(--person-grey)",
};

/** A person's colour for everything below (`--person`). */
export function personColour(colour: StaffColour) {
  return customProperties({ "--person": people[colour] });
}

/** Two visits of half an hour: a shorter stretch is filled from its start. */
const shortMinutes = 60;

/**
 * The minute that a press in a stretch proposes: the quarter under it, and the start where the stretch is short or the press is in its
 * first quarter of an hour, so that no gap is left before the visit by chance.
 * @param share how far down it was pressed, from 0 to 1
 */
export function proposedStart({ startMinute, endMinute }: Span, share: number): number {
  const minutes = endMinute - startMinute;
  if (minutes < shortMinutes || share * minutes < 15) return startMinute;
  return Math.max(startMinute, Math.min(quarterOf(startMinute + share * minutes), endMinute - 1));
}

/** The quarter that a minute lies in. */
export function quarterOf(minute: number): number {
  return Math.floor(minute / 15) * 15;
}
