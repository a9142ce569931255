import { verifyEmailCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { adoptGuestBookings } from "@/lib/bookings/adoptGuestBookings";
import { clientInfo } from "@/lib/identity/client";
import { verifyEmail } from "@/lib/identity/verifyEmail";

const verify = endpoint(verifyEmailCall, async ({ body, request, address }) => {
  await verifyEmail(body, clientInfo(request.headers, address), adoptGuestBookings);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: verify });
