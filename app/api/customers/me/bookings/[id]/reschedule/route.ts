import { changingBooking } from "@/lib/api/changingBooking";
import { rescheduleBookingCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";

const reschedule = endpoint(
  rescheduleBookingCall,
  changingBooking((id, proof, { startTime, ...wish }, nowMs) =>
    rescheduleBooking(id, proof, { ...wish, startMs: startTime, nowMs }),
  ),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: reschedule });
