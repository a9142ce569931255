import { askGuestPasskey } from "@/lib/account/guestAccount/registerGuest";
import { askGuestPasskeyCall } from "@/lib/api/contract/guestAccount";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { clientInfo } from "@/lib/identity/sessions/client";

const ask = endpoint(askGuestPasskeyCall, ({ params, query, session, locale, request, address }) => {
  const client = clientInfo(request.headers, address);
  const proof = proofOf(query, session);
  return askGuestPasskey({ bookingId: params.id, proof, locale, client, nowMs: Date.now() });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: ask });
