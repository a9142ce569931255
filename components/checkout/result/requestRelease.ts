import { callApi } from "@/lib/api/client";

/** Releases the held time. "paid" when a payment was faster. */
export async function requestRelease(sessionId: string): Promise<"released" | "paid" | "releaseFailed"> {
  const result = await callApi("POST /payments/checkout-sessions/{id}/cancel", { params: { id: sessionId } });
  if (!result.ok) return "releaseFailed";
  return result.data.status === "cancelled" ? "released" : "paid";
}
