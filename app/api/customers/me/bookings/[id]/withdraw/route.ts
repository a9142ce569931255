import { changingBooking } from "@/lib/api/changingBooking";
import { withdrawFromPurchaseCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { withdrawFromPurchase } from "@/lib/visits/cancelBooking";

const withdraw = endpoint(
  withdrawFromPurchaseCall,
  changingBooking((id, proof, body, nowMs) => withdrawFromPurchase(id, proof, { ...body, nowMs })),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: withdraw });
