import { remailGuest } from "@/lib/account/guestAccount/registerGuest";
import { remailGuestCall } from "@/lib/api/contract/guestAccount";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const remail = endpoint(remailGuestCall, async ({ params, query, session, locale, request, address }) => {
  const client = clientInfo(request.headers, address);
  const proof = proofOf(query, session);
  const cookies = await remailGuest({ bookingId: params.id, proof, locale, client, nowMs: Date.now() });
  return new Reply({ accepted: true as const }, cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: remail });
