import { MINUTE_MS } from "@/lib/time/zone";
import type { Interval, SlotRules, StaffCalendar } from "../types";
import { type Buffers, isIn, isNear } from "./intervals";
import { businessDateOf, type OpenWindow, openWindow } from "./openWindow";
import { bookingLimits } from "./rules";

export type SlotRefusal =
  | "past"
  | "too_soon"
  | "beyond_horizon"
  | "closed"
  | "off_step"
  | "lunch"
  | "unavailable"
  | "taken";

/** `staffMemberIds`: everybody who is free then, in the order given; never empty. */
export type SlotCheck = { ok: true; staffMemberIds: string[] } | { ok: false; reason: SlotRefusal };

/** From the least to the most specific refusal. Of several people's refusals the most specific is given. */
const LEAST_TO_MOST_SPECIFIC: readonly SlotRefusal[] = [
  "closed",
  "off_step",
  "lunch",
  "unavailable",
  "taken",
];

/**
 * Whether a booking may start at `startMs`, and with whom. It allows exactly the starts that `dayAvailability` lists
 * as available, and gives the reason otherwise; every hold is checked by it. `closed` includes a slot that would end
 * after closing; `off_step` a start that is not a whole number of steps from opening.
 *
 * @throws RangeError for an invalid zone or rule, or a start that is not a finite number.
 */
export function checkSlot(startMs: number, staff: readonly StaffCalendar[], rules: SlotRules): SlotCheck {
  const limits = bookingLimits(rules);
  if (startMs < rules.nowMs) return { ok: false, reason: "past" };
  if (startMs < limits.earliestStartMs) return { ok: false, reason: "too_soon" };
  if (businessDateOf(startMs, rules.timeZone) > limits.lastDate)
    return { ok: false, reason: "beyond_horizon" };

  const staffMemberIds: string[] = [];
  let mostSpecific = 0;
  for (const calendar of staff) {
    const refusal = refusalOf(startMs, calendar, rules);
    if (refusal === null) staffMemberIds.push(calendar.staffMemberId);
    else mostSpecific = Math.max(mostSpecific, LEAST_TO_MOST_SPECIFIC.indexOf(refusal));
  }
  if (staffMemberIds.length > 0) return { ok: true, staffMemberIds };
  return { ok: false, reason: LEAST_TO_MOST_SPECIFIC[mostSpecific] ?? "closed" };
}

function refusalOf(startMs: number, calendar: StaffCalendar, rules: SlotRules): SlotRefusal | null {
  const slot = { startMs, endMs: startMs + rules.durationMinutes * MINUTE_MS };
  const window = openWindow(businessDateOf(startMs, rules.timeZone), calendar, rules.timeZone);
  const obstacle = obstacleIn(window, slot, calendar, rules);
  if (window === null || obstacle === "closed") return "closed";
  if ((slot.startMs - window.openMs) % (rules.stepMinutes * MINUTE_MS) !== 0) return "off_step";
  if (obstacle !== null) return obstacle;
  return isNear(calendar.busy, slot, rules) ? "taken" : null;
}

/** The setting of a business that prevents a booking at a time. */
export type Obstacle = Extract<SlotRefusal, "closed" | "lunch" | "unavailable">;

function obstacleIn(
  window: OpenWindow | null,
  slot: Interval,
  { unavailable, elsewhere }: StaffCalendar,
  buffers: Buffers,
): Obstacle | null {
  if (!window || slot.startMs < window.openMs || slot.endMs > window.closeMs) return "closed";
  if (isIn(window.lunches, slot)) return "lunch";
  return isIn(unavailable, slot) || isNear(elsewhere, slot, buffers) ? "unavailable" : null;
}

/**
 * The hours or absences of a person that prevent a booking at this time, whatever else is booked; null when none do.
 * @param rules what of a booking counts here: the zone of its business and the buffers around it
 */
export function obstacleTo(
  slot: Interval,
  calendar: StaffCalendar,
  rules: Buffers & { timeZone: string },
): Obstacle | null {
  const window = openWindow(businessDateOf(slot.startMs, rules.timeZone), calendar, rules.timeZone);
  return obstacleIn(window, slot, calendar, rules);
}
