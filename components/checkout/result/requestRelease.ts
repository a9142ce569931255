import { callApi } from "@/lib/api/client";
import { dropOpenCheckout } from "../hold/openCheckout";

/** Releases the held time, which this browser then forgets. "paid" when a payment was faster. */
export async function requestRelease(sessionId: string): Promise<"released" | "paid" | "releaseFailed"> {
  const result = await callApi("POST /payments/checkout-sessions/{id}/cancel", { params: { id: sessionId } });
  if (!result.ok) return "releaseFailed";
  dropOpenCheckout(sessionId);
  return result.data.status === "cancelled" ? "released" : "paid";
}
