import { verifyEmailCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { verifyEmail } from "@/lib/identity/addresses/verifyEmail";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const verify = endpoint(verifyEmailCall, async ({ body, request, address }) => {
  const { cookies } = await verifyEmail(body, clientInfo(request.headers, address), adoptGuestBookings);
  return new Reply(undefined, cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: verify });
