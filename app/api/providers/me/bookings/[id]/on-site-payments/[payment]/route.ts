import { undoOnSitePaymentCall } from "@/lib/api/contract/business/bookingPayments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { actingOn, bookingDetail } from "@/lib/desk/payments/bookingDetail";
import { undoOnSite } from "@/lib/desk/payments/onSitePayments";

const undo = endpoint(undoOnSitePaymentCall, async ({ session, params }) => {
  const acting = actingOn(session, params.id);
  await undoOnSite(acting, params.payment);
  return bookingDetail(acting);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ DELETE: undo });
