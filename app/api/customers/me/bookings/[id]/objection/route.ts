import { objectToMarkCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";
import { objectToMark } from "@/lib/visits/marks/objectToMark";

const object = endpoint(objectToMarkCall, async ({ params, query, body, session }) => {
  const proof = proofOf(query, session);
  const nowMs = Date.now();
  await objectToMark(params.id, proof, { text: body?.text ?? null, nowMs });
  return customerDetail(params.id, proof, nowMs);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: object });
