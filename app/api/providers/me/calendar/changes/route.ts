import { calendarChangesCall } from "@/lib/api/contract/business/ownCalendar";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { calendarChanges } from "@/lib/business/calendar/changes";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const get = endpoint(calendarChangesCall, ({ session, query }) =>
  calendarChanges(businessScopeOf(session), query.cursor, Date.now()),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
