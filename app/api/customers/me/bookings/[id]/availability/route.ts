import { moveAvailabilityCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { moveAvailability } from "@/lib/visits/moveAvailability";

const get = endpoint(moveAvailabilityCall, ({ params, query, session }) => {
  const { from, to, staffId } = query;
  return moveAvailability(params.id, proofOf(query, session), { from, to, staffId, nowMs: Date.now() });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
