import { passkeyLoginCall } from "@/lib/api/contract/passkeys";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { signInByPasskey } from "@/lib/identity/passkeys/signInByPasskey";
import { sessionState } from "@/lib/identity/serializers";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const login = endpoint(passkeyLoginCall, async ({ body, request, address }) => {
  const client = clientInfo(request.headers, address);
  const { active, cookies } = await signInByPasskey(body, client, adoptGuestBookings);
  return new Reply(sessionState(active), cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: login });
