import "server-only";
import type { PersonCalendar, ProviderCalendar } from "@/lib/availability/slots/calendars";
import { overlaps } from "@/lib/availability/slots/intervals";
import type { Interval } from "@/lib/availability/types";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { ErrorCode } from "@/lib/errors/codes";
import { alternativesTo } from "./alternatives";
import { type InTheWay, missingMinutes } from "./inTheWay";
import { type ScheduleState, scheduledTimes } from "./scheduleState";

type Refused = {
  code: Extract<ErrorCode, "slot_taken" | "outside_hours">;
  providerId: string;
  state: ScheduleState;
  inTheWay: readonly InTheWay[];
  calendar: ProviderCalendar;
  person: PersonCalendar;
  /** Who could do it instead; nobody for a member. */
  colleagues: readonly PersonCalendar[];
  nowMs: number;
};

/**
 * Refuses a place of the calendar: what is in the way, whose it is, how much is missing, and what would fit nearby.
 * @throws AppError slot_taken, outside_hours
 */
export async function refusePlace(tx: Tx, refused: Refused): Promise<never> {
  const { code, state, inTheWay, calendar, person, colleagues, nowMs } = refused;
  const { slot, blocked } = scheduledTimes(state);
  const { name, isImplicit } = await tx.staffMember.findUniqueOrThrow({
    where: { id: person.staffMemberId },
    select: { name: true, isImplicit: true },
  });
  const reasons = await reasonsOf(tx, refused);
  const isInBuffer = code === "slot_taken" || inTheWay.some((each) => !overlaps(each, slot));
  const misfit = { ...state, startMs: slot.startMs, nowMs };
  throw new AppError(code, {
    details: {
      in_the_way: inTheWay.map((each) => ({
        kind: each.kind,
        staff_id: person.staffMemberId,
        staff_name: isImplicit ? null : name,
        start_time: new Date(each.startMs).toISOString(),
        end_time: new Date(each.endMs).toISOString(),
        booking_id: each.bookingId,
        customer_name: each.customerName,
        reason: each.kind === "absence" ? (reasons.get(keyOf(each)) ?? null) : null,
      })),
      missing_minutes: missingMinutes(isInBuffer ? blocked : slot, inTheWay),
      alternatives: alternativesTo(misfit, person, colleagues, calendar.timeZone).map((place) => ({
        start_time: new Date(place.startMs).toISOString(),
        staff_id: place.staffMemberId,
      })),
    },
  });
}

const keyOf = ({ startMs, endMs }: Interval) => `${startMs}-${endMs}`;

/** What the business wrote about the absences in the way. */
async function reasonsOf(tx: Tx, { providerId, person, inTheWay }: Refused): Promise<Map<string, string>> {
  const absences = inTheWay.filter(({ kind }) => kind === "absence");
  if (absences.length === 0) return new Map();
  const rows = await tx.unavailableTime.findMany({
    where: {
      providerId,
      startsAt: { in: absences.map(({ startMs }) => new Date(startMs)) },
      OR: [{ staffMemberId: null }, { staffMemberId: person.staffMemberId }],
    },
    select: { startsAt: true, endsAt: true, reason: true },
  });
  return new Map(
    rows.flatMap(({ startsAt, endsAt, reason }): [string, string][] =>
      reason === null ? [] : [[keyOf({ startMs: startsAt.getTime(), endMs: endsAt.getTime() }), reason]],
    ),
  );
}
