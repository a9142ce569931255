import { mailPaymentLinkCall } from "@/lib/api/contract/business/bookingPayments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { actingOn } from "@/lib/desk/payments/bookingDetail";
import { mailPaymentLink } from "@/lib/desk/payments/paymentLinks";

const mail = endpoint(mailPaymentLinkCall, ({ session, params }) =>
  mailPaymentLink(actingOn(session, params.id), Date.now()),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: mail });
