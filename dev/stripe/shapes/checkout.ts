import type Stripe from "stripe";
import { sumOfTaxes } from "../billing/taxes";
import { type Context, present } from "../core/context";
import type { CheckoutSessionRow, LineItem } from "../payments/rows";
import { priceShape, type WirePrice } from "./billing";

type WireLineItem = Omit<Stripe.LineItem, "price"> & { price: WirePrice };

/** What the items cost without taxes. */
export function subtotalOf(session: CheckoutSessionRow): number {
  return session.lineItems.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
}

export const taxOf = (session: CheckoutSessionRow): number =>
  session.lineItems.reduce((sum, item) => sum + sumOfTaxes(item.taxes), 0);

/** What is paid. */
export const totalOf = (session: CheckoutSessionRow): number => subtotalOf(session) + taxOf(session);

export function lineItemShape(ctx: Context, item: LineItem): WireLineItem {
  const amount = item.unitAmount * item.quantity;
  return {
    id: item.id,
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: sumOfTaxes(item.taxes),
    amount_total: amount + sumOfTaxes(item.taxes),
    currency: item.currency,
    description: item.description,
    metadata: {},
    price: priceShape(present(ctx.tx.get("price", item.priceId))),
    quantity: item.quantity,
  };
}

function customerDetails(session: CheckoutSessionRow): Stripe.Checkout.Session.CustomerDetails | null {
  const email = session.details?.email ?? session.customerEmail;
  if (email === null && session.details === null) return null;
  return {
    address:
      session.details === null
        ? null
        : { city: null, country: "SE", line1: null, line2: null, postal_code: null, state: null },
    business_name: null,
    email,
    individual_name: null,
    name: session.details?.name ?? null,
    phone: null,
    tax_exempt: "none",
    tax_ids: null,
  };
}

function customText(session: CheckoutSessionRow): Stripe.Checkout.Session.CustomText {
  return {
    after_submit: null,
    shipping_address: null,
    submit: session.submitText === null ? null : { message: session.submitText },
    terms_of_service_acceptance: session.termsText === null ? null : { message: session.termsText },
  };
}

export function checkoutSessionShape(ctx: Context, session: CheckoutSessionRow): Stripe.Checkout.Session {
  const total = totalOf(session);
  const subscribes = session.mode === "subscription";
  return {
    id: session.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ["card"],
    amount_subtotal: subtotalOf(session),
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: session.termsRequired
      ? { promotions: null, terms_of_service: session.termsAccepted ? "accepted" : null }
      : null,
    consent_collection: session.termsRequired
      ? { payment_method_reuse_agreement: null, promotions: "none", terms_of_service: "required" }
      : null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: customText(session),
    customer: session.customer,
    customer_account: null,
    customer_creation: subscribes ? "always" : session.customerCreation,
    customer_details: customerDetails(session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: subscribes
      ? null
      : {
          enabled: false,
          invoice_data: {
            account_tax_ids: null,
            custom_fields: null,
            description: null,
            footer: null,
            issuer: null,
            metadata: {},
            rendering_options: null,
          },
        },
    livemode: false,
    locale: session.locale,
    managed_payments: null,
    metadata: session.metadata,
    mode: session.mode,
    origin_context: null,
    payment_intent: session.paymentIntent,
    payment_link: null,
    payment_method_collection: subscribes ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: session.paymentStatus,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: session.submitType,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: taxOf(session) },
    ui_mode: "hosted_page",
    url: session.status === "open" ? `${ctx.baseUrl}/c/pay/${session.id}` : null,
    wallet_options: null,
  };
}
