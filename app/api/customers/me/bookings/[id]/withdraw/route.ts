import { withdrawFromPurchaseCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";
import { withdrawFromPurchase } from "@/lib/visits/withdrawFromPurchase";

const withdraw = endpoint(withdrawFromPurchaseCall, async ({ params, query, body, session }) => {
  const proof = proofOf(query, session);
  const nowMs = Date.now();
  await withdrawFromPurchase(params.id, proof, { expectedRefund: body?.expectedRefund, nowMs });
  return customerDetail(params.id, proof, nowMs);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: withdraw });
