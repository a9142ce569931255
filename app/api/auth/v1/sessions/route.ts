import { endOtherSessionsCall, listSessionsCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { endCalendarsOf } from "@/lib/calendarSync/endCalendarsOf";
import { clientInfo } from "@/lib/identity/sessions/client";
import { endOtherSessions, listSessions } from "@/lib/identity/sessions/endSessions";
import { requirePortalSession } from "@/lib/identity/sessions/portalSession";

const list = endpoint(listSessionsCall, async ({ query, request }) =>
  listSessions(await requirePortalSession(query.role, request.cookies)),
);

const endOthers = endpoint(endOtherSessionsCall, async ({ query, request, address }) => {
  const current = await requirePortalSession(query.role, request.cookies);
  const endCalendars = query.calendars === "true" ? endCalendarsOf : undefined;
  await endOtherSessions(current, clientInfo(request.headers, address), endCalendars);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, DELETE: endOthers });
