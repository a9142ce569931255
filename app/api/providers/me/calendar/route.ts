import { calendarCall } from "@/lib/api/contract/business/ownCalendar";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { loadCalendar } from "@/lib/business/calendar/loadCalendar";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const get = endpoint(calendarCall, ({ session, query }) =>
  loadCalendar(businessScopeOf(session), query, Date.now()),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
