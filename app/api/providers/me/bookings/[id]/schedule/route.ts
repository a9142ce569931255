import { scheduleBookingCall } from "@/lib/api/contract/business/ownCalendar";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { bookingOfCalendar } from "@/lib/business/calendar/calendarBookings";
import { serializeUndo } from "@/lib/business/calendar/serializers";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";
import { scheduleBooking } from "@/lib/visits/schedule/scheduleBooking";

const schedule = endpoint(scheduleBookingCall, async ({ session, params, body }) => {
  const [scope, bookingId, nowMs] = [businessScopeOf(session), params.id, Date.now()];
  const { startTime: startMs, ...wanted } = body;
  const undo = await scheduleBooking(scope, {
    ...wanted,
    bookingId,
    startMs,
    userId: session.user.id,
    nowMs,
  });
  return { booking: await bookingOfCalendar(scope, bookingId, nowMs), undo: undo && serializeUndo(undo) };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PATCH: schedule });
