import { changeOwnPasswordCall } from "@/lib/api/contract/business/businessAccount";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { endCalendarsOf } from "@/lib/calendarSync/endCalendarsOf";
import { changePassword } from "@/lib/identity/passwords/newPassword";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const change = endpoint(changeOwnPasswordCall, async ({ session, body, request, address }) => {
  const client = clientInfo(request.headers, address);
  const renewed = await changePassword(session, body, client, body.endCalendars ? endCalendarsOf : undefined);
  return new Reply(undefined, cookieHeaders(renewed?.cookies ?? []));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: change });
