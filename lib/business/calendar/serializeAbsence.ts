import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import type { CalendarAbsence } from "./calendarSchemas";

type Absence = {
  id: string;
  staffMemberId: string | null;
  startsAt: Date;
  endsAt: Date;
  reason: string | null;
};

/** An absence in the contract's shape. */
export function serializeAbsence(
  { id, staffMemberId, startsAt, endsAt, reason }: Absence,
  { staffMemberId: memberId }: BusinessScope,
): CalendarAbsence {
  return {
    id,
    staff_id: staffMemberId,
    start_time: startsAt.toISOString(),
    end_time: endsAt.toISOString(),
    reason,
    can_change: memberId === null || memberId === staffMemberId,
    is_external: false,
  };
}

/** A busy time of a calendar elsewhere, of which nothing else is known. */
export function serializeBusyElsewhere({
  id,
  staffMemberId,
  startsAt,
  endsAt,
}: Omit<Absence, "reason">): CalendarAbsence {
  return {
    id,
    staff_id: staffMemberId,
    start_time: startsAt.toISOString(),
    end_time: endsAt.toISOString(),
    reason: null,
    can_change: false,
    is_external: true,
  };
}
