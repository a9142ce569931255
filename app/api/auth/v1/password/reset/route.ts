import { resetPasswordCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { endCalendarsOf } from "@/lib/calendarSync/endCalendarsOf";
import { resetPassword } from "@/lib/identity/passwords/newPassword";
import { clientInfo } from "@/lib/identity/sessions/client";
import { allPortalSessions } from "@/lib/identity/sessions/portalSession";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const reset = endpoint(resetPasswordCall, async ({ body, request, address }) => {
  const current = await allPortalSessions(request.cookies);
  const client = clientInfo(request.headers, address);
  const cookies = await resetPassword(body, current, client, adoptGuestBookings, endCalendarsOf);
  return new Reply(undefined, cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: reset });
