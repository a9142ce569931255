import { markVisitCall } from "@/lib/api/contract/business/ownCalendar";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { bookingOfCalendar } from "@/lib/business/calendar/calendarBookings";
import { serializeUndo } from "@/lib/business/calendar/serializers";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";
import { markVisit } from "@/lib/visits/marks/markVisit";

const mark = endpoint(markVisitCall, async ({ session, params, body }) => {
  const [scope, bookingId, nowMs] = [businessScopeOf(session), params.id, Date.now()];
  const undo = await markVisit(scope, { bookingId, mark: body.mark, userId: session.user.id, nowMs });
  return { booking: await bookingOfCalendar(scope, bookingId, nowMs), undo: undo && serializeUndo(undo) };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PATCH: mark });
