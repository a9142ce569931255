import { registerGuest } from "@/lib/account/guestAccount/registerGuest";
import { registerGuestCall } from "@/lib/api/contract/guestAccount";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const register = endpoint(registerGuestCall, async (context) => {
  const { params, query, body, session, locale, request, address } = context;
  const client = clientInfo(request.headers, address);
  const proof = proofOf(query, session);
  const cookies = await registerGuest(
    { bookingId: params.id, proof, locale, client, nowMs: Date.now() },
    body,
  );
  return new Reply({ accepted: true as const }, cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: register });
