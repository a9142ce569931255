import { rescheduleBookingCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";

const reschedule = endpoint(rescheduleBookingCall, async ({ params, query, body, session }) => {
  const proof = proofOf(query, session);
  const nowMs = Date.now();
  const { startTime: startMs, staffId, earlyStart } = body;
  await rescheduleBooking(params.id, proof, { startMs, staffId, earlyStart, nowMs });
  return customerDetail(params.id, proof, nowMs);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: reschedule });
