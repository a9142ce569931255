import "server-only";
import { z } from "zod";
import type { ProviderCalendar } from "@/lib/availability/slots/calendars";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import { servicesOf, whoDoes } from "@/lib/availability/slots/whoDoes";
import type { Tx } from "@/lib/db/client";
import type { MovableBooking } from "../movable";
import { hoursInTheWay } from "./inTheWay";
import { type ScheduleState, scheduledTimes } from "./scheduleState";

type Wanted = { booking: MovableBooking; place: ScheduleState; outsideHours: boolean };

const chosenRow = z.object({ staffMemberId: z.uuid().nullable(), holdIds: z.array(z.uuid()) });

/**
 * Whom a booking goes to at a place that anybody may take: of those who do it and are free there, whoever the database would
 * give it to when it is booked online or moved (`free_staff_member` of the migration `fair_staff`), so that of several it stays
 * with whoever has it. Where nobody is free it is somebody whose refusal tells why; `holdIds` then are holds that ran out.
 */
export async function anybodyFree(
  tx: Tx,
  calendar: ProviderCalendar,
  { booking, place, outsideHours }: Wanted,
): Promise<{ staffId: string; holdIds: string[] }> {
  const times = scheduledTimes(place);
  const able = whoDoes(calendar, servicesOf(booking));
  const candidates = able
    .filter((person) => outsideHours || hoursInTheWay(times, person, calendar.timeZone).length === 0)
    .map(({ staffMemberId }) => staffMemberId);
  const row = JSON.stringify({
    id: booking.id,
    provider_id: booking.providerId,
    starts_at: place.startsAt,
    blocked_from: new Date(times.blocked.startMs),
    blocked_until: new Date(times.blocked.endMs),
  });
  const rows: unknown[] = await tx.$queryRaw`
    SELECT free_staff_member(b, c.ids, c.grace) AS "staffMemberId",
      lapsed_holds(b.provider_id, c.ids, b.blocked_from, b.blocked_until, c.grace) AS "holdIds"
    FROM jsonb_populate_record(NULL::bookings, ${row}::jsonb) b,
      (SELECT ${candidates}::uuid[] AS ids, make_interval(secs => ${HOLD_GRACE_SECONDS}) AS grace) c`;
  const { staffMemberId, holdIds } = chosenRow.parse(rows[0]);
  if (staffMemberId !== null) return { staffId: staffMemberId, holdIds: [] };
  const told = able.find((person) => person.staffMemberId === booking.staffMemberId) ?? able[0];
  return { staffId: told?.staffMemberId ?? booking.staffMemberId, holdIds };
}
