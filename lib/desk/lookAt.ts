import type { PersonCalendar } from "@/lib/availability/slots/calendars";
import { type Obstacle, obstacleTo } from "@/lib/availability/slots/checkSlot";
import { isNear } from "@/lib/availability/slots/intervals";
import { businessAheadMs } from "@/lib/availability/slots/rules";
import type { SlotRules } from "@/lib/availability/types";
import { MINUTE_MS } from "@/lib/time/zone";
import type { TimeRefusal } from "./schemas";

/** What became of looking at a start: who could have it, or why nobody can. */
export type Look = {
  refusal: TimeRefusal | null;
  /** Whether the business can book it all the same, after a question. */
  canOverrule: boolean;
  /** In the business's own order; where `canOverrule`, those whom nothing but `refusal` prevents. */
  staffMemberIds: string[];
};

const dayMs = 24 * 60 * MINUTE_MS;
/** A visit of earlier today, or of last night, can still be entered. */
const lateMs = dayMs;

/** The ones that are lifted most easily first. */
const obstacles: readonly Obstacle[] = ["lunch", "unavailable", "closed"];
const nobody = { canOverrule: false, staffMemberIds: [] };

/**
 * Whether the business can book a start: at any minute, within its notice and beyond its horizon, but never where somebody
 * is booked. Opening hours, lunch and absences are in the way until the business says so.
 * @param people who do what is asked for
 */
export function lookAt(startMs: number, people: readonly PersonCalendar[], rules: SlotRules): Look {
  if (startMs < rules.nowMs - lateMs) return { refusal: "past", ...nobody };
  if (startMs > rules.nowMs + businessAheadMs) return { refusal: "beyond_horizon", ...nobody };
  if (people.length === 0) return { refusal: "no_staff", ...nobody };
  const slot = { startMs, endMs: startMs + rules.durationMinutes * MINUTE_MS };
  const free = people.filter(({ busy }) => !isNear(busy, slot, rules));
  if (free.length === 0) return { refusal: "taken", ...nobody };
  const seen = free.map((person) => ({
    id: person.staffMemberId,
    obstacle: obstacleTo(slot, person, rules),
  }));
  const present = seen.filter(({ obstacle }) => obstacle === null);
  if (present.length > 0)
    return { refusal: null, canOverrule: false, staffMemberIds: present.map(({ id }) => id) };
  const refusal = obstacles.find((each) => seen.some(({ obstacle }) => obstacle === each)) ?? "closed";
  const able = seen.filter(({ obstacle }) => obstacle === refusal);
  return { refusal, canOverrule: true, staffMemberIds: able.map(({ id }) => id) };
}
