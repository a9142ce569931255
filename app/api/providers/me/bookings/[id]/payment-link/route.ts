import {
  createPaymentLinkCall,
  paymentLinkCall,
  revokePaymentLinkCall,
} from "@/lib/api/contract/business/bookingPayments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { actingOn, bookingDetail } from "@/lib/desk/payments/bookingDetail";
import { createPaymentLink, findPaymentLink, revokePaymentLink } from "@/lib/desk/payments/paymentLinks";

const get = endpoint(paymentLinkCall, ({ session, params }) =>
  findPaymentLink(actingOn(session, params.id), Date.now()),
);

const create = endpoint(createPaymentLinkCall, ({ session, params }) =>
  createPaymentLink(actingOn(session, params.id), Date.now()),
);

const revoke = endpoint(revokePaymentLinkCall, async ({ session, params }) => {
  const acting = actingOn(session, params.id);
  await revokePaymentLink(acting);
  return bookingDetail(acting);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: get,
  POST: create,
  DELETE: revoke,
});
