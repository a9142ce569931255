import { refundGoodwillCall } from "@/lib/api/contract/business/bookingPayments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { actingOn, bookingDetail } from "@/lib/desk/payments/bookingDetail";
import { refundGoodwill } from "@/lib/desk/payments/refundGoodwill";

const refund = endpoint(refundGoodwillCall, async ({ session, params, body }) => {
  const acting = actingOn(session, params.id);
  const { amount: amountOre, reason: note, refundedBefore: refundedBeforeOre } = body;
  await refundGoodwill(acting, { amountOre, note, refundedBeforeOre, nowMs: Date.now() });
  return bookingDetail(acting);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: refund });
