import { onSitePaymentsCall, recordOnSitePaymentCall } from "@/lib/api/contract/business/bookingPayments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { actingOn, bookingDetail } from "@/lib/desk/payments/bookingDetail";
import { giveBackOnSite, listOnSitePayments, payOnSite } from "@/lib/desk/payments/onSitePayments";

const list = endpoint(onSitePaymentsCall, ({ session, params }) =>
  listOnSitePayments(actingOn(session, params.id)),
);

const record = endpoint(recordOnSitePaymentCall, async ({ session, params, body }) => {
  const acting = actingOn(session, params.id);
  const wish = { amountOre: body.amount, method: body.method, leftBeforeOre: body.leftBefore };
  await (body.is_returned ? giveBackOnSite(acting, wish) : payOnSite(acting, wish));
  return bookingDetail(acting);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: record });
