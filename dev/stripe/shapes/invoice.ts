import type Stripe from "stripe";
import type { InvoiceRow } from "../billing/rows";
import { sumOfTaxes } from "../billing/taxes";
import { type Context, present } from "../core/context";
import { taxShape } from "./taxRate";

type WirePricing = Omit<Stripe.InvoiceLineItem.Pricing, "unit_amount_decimal"> & {
  unit_amount_decimal: string;
};
type WireLine = Omit<Stripe.InvoiceLineItem, "pricing" | "quantity_decimal"> & {
  pricing: WirePricing;
  quantity_decimal: string;
};
type WireInvoice = Omit<Stripe.Invoice, "lines"> & { lines: Stripe.ApiList<WireLine> };

/** What is paid: the amount and the taxes on it. */
export const invoiceTotal = (invoice: InvoiceRow): number => invoice.amount + sumOfTaxes(invoice.taxes);

function lineShape(ctx: Context, invoice: InvoiceRow): WireLine {
  const price = present(ctx.tx.get("price", invoice.priceId));
  return {
    id: `il_${invoice.id.slice(3)}`,
    object: "line_item",
    amount: invoice.amount,
    currency: invoice.currency,
    description: invoice.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: invoice.subscription,
        subscription_item: invoice.subscriptionItem,
      },
      type: "subscription_item_details",
    },
    period: { start: invoice.periodStart, end: invoice.periodEnd },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: String(price.unitAmount),
    },
    quantity: invoice.quantity,
    quantity_decimal: String(invoice.quantity),
    subscription: invoice.subscription,
    subtotal: invoice.amount,
    taxes: invoice.taxes.map((tax) => taxShape(tax, invoice.amount)),
  };
}

/** The payment of an invoice, sent only when asked for with `expand`. */
export function invoicePaymentsShape(invoice: InvoiceRow): Stripe.ApiList<Stripe.InvoicePayment> {
  const payment = invoice.paymentIntent;
  return {
    object: "list",
    data:
      payment === null
        ? []
        : [
            {
              id: `inpay_${invoice.id.slice(3)}`,
              object: "invoice_payment",
              amount_paid: invoice.status === "paid" ? invoiceTotal(invoice) : null,
              amount_requested: invoiceTotal(invoice),
              created: invoice.created,
              currency: invoice.currency,
              invoice: invoice.id,
              is_default: true,
              livemode: false,
              payment: { type: "payment_intent", payment_intent: payment },
              status: invoice.status === "paid" ? "paid" : "open",
              status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
            },
          ],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  };
}

function amounts(invoice: InvoiceRow) {
  const paid = invoice.status === "paid";
  const total = invoiceTotal(invoice);
  return {
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: paid ? total : 0,
    amount_remaining: paid ? 0 : total,
    amount_shipping: 0,
    starting_balance: 0,
    ending_balance: 0,
    subtotal: invoice.amount,
    subtotal_excluding_tax: invoice.amount,
    total,
    total_discount_amounts: [],
    total_excluding_tax: invoice.amount,
    total_pretax_credit_amounts: [],
    total_taxes: invoice.taxes.map((tax) => taxShape(tax, invoice.amount)),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
  };
}

function parties(ctx: Context, invoice: InvoiceRow) {
  return {
    account_country: "SE",
    account_name: ctx.config.platformName,
    account_tax_ids: null,
    application: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: null,
    customer_email: invoice.customerEmail,
    customer_name: invoice.customerName,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    issuer: { type: "self" },
    on_behalf_of: null,
  };
}

export function invoiceShape(ctx: Context, invoice: InvoiceRow): WireInvoice {
  const subscription = ctx.tx.get("subscription", invoice.subscription);
  return {
    id: invoice.id,
    object: "invoice",
    ...amounts(invoice),
    ...parties(ctx, invoice),
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.status === "open",
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: invoice.billingReason,
    collection_method: "charge_automatically",
    created: invoice.created,
    currency: invoice.currency,
    custom_fields: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.created,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${ctx.baseUrl}/i/${invoice.token}`,
    invoice_pdf: null,
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: [lineShape(ctx, invoice)],
      has_more: false,
      url: `/v1/invoices/${invoice.id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription?.metadata ?? {}, subscription: invoice.subscription },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    test_clock: null,
    webhooks_delivered_at: null,
  };
}
