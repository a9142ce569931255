import { changeBookingPriceCall } from "@/lib/api/contract/business/bookingPayments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { actingOn, bookingDetail } from "@/lib/desk/payments/bookingDetail";
import { changePrice } from "@/lib/desk/payments/changePrice";

const change = endpoint(changeBookingPriceCall, async ({ session, params, body }) => {
  const acting = actingOn(session, params.id);
  await changePrice(acting, body.amount, body.priceBefore);
  return bookingDetail(acting);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: change });
