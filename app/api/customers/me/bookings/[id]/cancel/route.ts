import { cancelBookingCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";
import { cancelBooking } from "@/lib/visits/cancelBooking";

const cancel = endpoint(cancelBookingCall, async ({ params, query, body, session }) => {
  const proof = proofOf(query, session);
  const nowMs = Date.now();
  await cancelBooking(params.id, proof, { expectedRefund: body?.expectedRefund, nowMs });
  return customerDetail(params.id, proof, nowMs);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: cancel });
