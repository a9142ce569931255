import "server-only";
import type Stripe from "stripe";
import { callStripe } from "@/lib/payments/stripe";
import { planVatPercent } from "@/lib/providers/plans";

/** Marks our rate among others of the same account. */
const key = `monthly_plan_vat_${planVatPercent}`;

const isOurs = ({ metadata, percentage, inclusive }: Stripe.TaxRate) =>
  metadata?.purpose === key && percentage === planVatPercent && !inclusive;

/**
 * The tax rate at Stripe that adds VAT to the monthly plan (PLAN-1); created there once. Of several the oldest, so
 * that all instances use the same one.
 * @returns its id at Stripe
 * @throws AppError payments_unavailable
 */
export async function planTaxRate(): Promise<string> {
  const { data } = await callStripe((stripe) =>
    stripe.taxRates.list({ active: true, inclusive: false, limit: 100 }),
  );
  const known = data.filter(isOurs).at(-1);
  if (known !== undefined) return known.id;
  const made = await callStripe((stripe) =>
    stripe.taxRates.create(
      {
        display_name: "Moms",
        description: "Swedish VAT on the monthly plan",
        percentage: planVatPercent,
        inclusive: false,
        country: "SE",
        jurisdiction: "SE",
        tax_type: "vat",
        metadata: { purpose: key },
      },
      { idempotencyKey: key },
    ),
  );
  return made.id;
}
