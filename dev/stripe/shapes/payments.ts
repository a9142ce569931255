import type Stripe from "stripe";
import type { Context } from "../core/context";
import { present } from "../core/context";
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from "../payments/rows";

export const APPLICATION_ID = "ca_StandInPlatform";

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export function paymentMethodShape(method: PaymentMethodRow): Stripe.PaymentMethod {
  return {
    id: method.id,
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: {
      address: NO_ADDRESS,
      email: method.email,
      name: method.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "SE",
      display_brand: method.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: method.fingerprint,
      funding: method.funding,
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: "regulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: method.created,
    customer: method.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

function lastError(ctx: Context, intent: PaymentIntentRow): Stripe.PaymentIntent.LastPaymentError | null {
  const error = intent.lastError;
  if (error === null) return null;
  return {
    type: error.code === "payment_intent_authentication_failure" ? "invalid_request_error" : "card_error",
    code: error.code,
    message: error.message,
    payment_method: paymentMethodShape(present(ctx.tx.get("paymentMethod", error.paymentMethod))),
    ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
    ...(error.charge === null ? {} : { charge: error.charge }),
  };
}

export function paymentIntentShape(ctx: Context, intent: PaymentIntentRow): Stripe.PaymentIntent {
  const session = intent.session;
  return {
    id: intent.id,
    object: "payment_intent",
    allowed_payment_method_types: ["card"],
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    application: intent.account === null ? null : APPLICATION_ID,
    application_fee_amount: intent.applicationFeeAmount,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.canceledAt === null ? null : "expired",
    capture_method: "automatic_async",
    client_secret: intent.clientSecret,
    confirmation_method: "automatic",
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: lastError(ctx, intent),
    latest_charge: intent.latestCharge,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action:
      intent.status === "requires_action" && session !== null
        ? {
            type: "redirect_to_url",
            redirect_to_url: { url: `${ctx.baseUrl}/c/pay/${session}/authenticate`, return_url: null },
          }
        : null,
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: intent.status === "processing" ? { type: "card", card: {} } : null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: intent.invoice === null ? null : "off_session",
    shipping: null,
    source: null,
    statement_descriptor: intent.statementDescriptor,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function outcome(charge: ChargeRow): Stripe.Charge.Outcome {
  const failed = charge.status === "failed";
  return {
    advice_code: failed ? "try_again_later" : null,
    network_advice_code: null,
    network_decline_code: failed ? "05" : null,
    network_status: failed ? "declined_by_network" : "approved_by_network",
    reason: charge.declineCode,
    risk_level: "normal",
    risk_score: 12,
    seller_message: failed
      ? "The bank did not return any further details with this decline."
      : "Payment complete.",
    type: failed ? "issuer_declined" : "authorized",
  };
}

function cardDetails(charge: ChargeRow, method: PaymentMethodRow): Stripe.Charge.PaymentMethodDetails {
  return {
    type: "card",
    card: {
      amount_authorized: charge.status === "failed" ? null : charge.amount,
      authorization_code: charge.status === "failed" ? null : "123456",
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "SE",
      electronic_commerce_indicator: charge.authenticated ? "05" : null,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: method.fingerprint,
      funding: method.funding,
      installments: null,
      last4: method.last4,
      mandate: null,
      network: method.brand,
      network_transaction_id: null,
      regulated_status: "regulated",
      three_d_secure: charge.authenticated
        ? {
            authentication_flow: "challenge",
            electronic_commerce_indicator: "05",
            exemption_indicator: null,
            result: "authenticated",
            result_reason: null,
            transaction_id: null,
            version: "2.2.0",
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

export function chargeShape(ctx: Context, charge: ChargeRow): Stripe.Charge {
  const method = present(ctx.tx.get("paymentMethod", charge.paymentMethod));
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.status === "succeeded" ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: charge.account === null ? null : APPLICATION_ID,
    application_fee: charge.applicationFee,
    application_fee_amount: charge.applicationFeeAmount,
    balance_transaction: charge.balanceTransaction,
    billing_details: {
      address: NO_ADDRESS,
      email: method.email,
      name: method.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: charge.statementDescriptor,
    captured: charge.status === "succeeded",
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    description: charge.description,
    disputed: ctx.tx.all("dispute").some((dispute) => dispute.charge === charge.id),
    failure_balance_transaction: null,
    failure_code: charge.failureCode,
    failure_message: charge.failureMessage,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: outcome(charge),
    paid: charge.status === "succeeded",
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    payment_method_details: cardDetails(charge, method),
    radar_options: {},
    receipt_email: charge.receiptEmail,
    receipt_number: charge.status === "succeeded" ? charge.receiptNumber : null,
    receipt_url: charge.status === "succeeded" ? `${ctx.baseUrl}/receipts/${charge.receiptToken}` : null,
    refunded: charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: charge.statementDescriptor,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}
