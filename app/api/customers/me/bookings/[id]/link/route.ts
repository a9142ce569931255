import { mailBookingLinkCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { renewBookingLink, requestBookingLink } from "@/lib/bookings/customer/bookingLink";

const mail = endpoint(mailBookingLinkCall, async ({ params, query, body, session, address }) => {
  if (body?.replace) await renewBookingLink(params.id, proofOf(query, session), Date.now());
  else await requestBookingLink(params.id, address);
  return { accepted: true as const };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: mail });
