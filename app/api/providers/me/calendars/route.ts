import { ownCalendarsCall } from "@/lib/api/contract/business/ownCalendars";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { loadBusiness } from "@/lib/business/business";
import { listCalendars } from "@/lib/calendarSync/listCalendars";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const list = endpoint(ownCalendarsCall, async ({ session }) => {
  const scope = businessScopeOf(session);
  const [calendars, { timeZone }] = await Promise.all([
    listCalendars(scope, Date.now()),
    loadBusiness(scope.providerId),
  ]);
  return { time_zone: timeZone, calendars };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
