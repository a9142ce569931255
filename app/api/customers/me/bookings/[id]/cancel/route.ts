import { changingBooking } from "@/lib/api/changingBooking";
import { cancelBookingCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { cancelBooking } from "@/lib/visits/cancelBooking";

const cancel = endpoint(
  cancelBookingCall,
  changingBooking((id, proof, body, nowMs) => cancelBooking(id, proof, { ...body, nowMs })),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: cancel });
