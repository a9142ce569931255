import type Stripe from "stripe";
import type { TaxRateRow, TaxRow } from "../billing/taxRows";

export function taxRateShape(rate: TaxRateRow): Stripe.TaxRate {
  return {
    id: rate.id,
    object: "tax_rate",
    active: rate.active,
    country: rate.country,
    created: rate.created,
    description: rate.description,
    display_name: rate.displayName,
    effective_percentage: rate.percentage,
    flat_amount: null,
    inclusive: false,
    jurisdiction: rate.jurisdiction,
    jurisdiction_level: null,
    livemode: false,
    metadata: rate.metadata,
    percentage: rate.percentage,
    rate_type: "percentage",
    state: null,
    tax_type: rate.taxType,
  };
}

/** A tax in the shape of invoices and their lines. */
export function taxShape({ rate, amount }: TaxRow, taxable: number): Stripe.Invoice.TotalTax {
  return {
    amount,
    tax_behavior: "exclusive",
    tax_rate_details: { tax_rate: rate },
    taxability_reason: "not_available",
    taxable_amount: taxable,
    type: "tax_rate_details",
  };
}
