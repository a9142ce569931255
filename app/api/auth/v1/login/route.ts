import { loginCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { sessionState } from "@/lib/identity/serializers";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";
import { signIn } from "@/lib/identity/sessions/signIn";

const login = endpoint(loginCall, async ({ body, request, address }) => {
  const { active, cookies } = await signIn(body, clientInfo(request.headers, address), adoptGuestBookings);
  return new Reply(sessionState(active), cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: login });
