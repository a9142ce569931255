import { z } from "zod";
import { addressSchema } from "../accounts/rows";
import { bool, currency, email, metadata, oneOf, text, unsettableText, withoutEffect } from "../core/params";

/* What can be said of an account. Parameters that this stand-in does not know are refused, so that a caller notices. */

const capability = z.strictObject({ requested: bool() }).optional();

const address = z
  .strictObject({
    city: unsettableText().optional(),
    country: unsettableText(2).optional(),
    line1: unsettableText().optional(),
    line2: unsettableText().optional(),
    postal_code: unsettableText().optional(),
    state: unsettableText().optional(),
  })
  .transform((given) =>
    addressSchema.parse({
      city: null,
      country: null,
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
      ...given,
    }),
  );

const changeable = {
  business_profile: z
    .strictObject({
      name: unsettableText().optional(),
      mcc: text(4).optional(),
      url: unsettableText().optional(),
      product_description: unsettableText().optional(),
      support_email: email().optional(),
      support_phone: unsettableText().optional(),
      support_url: withoutEffect.optional(),
      support_address: withoutEffect.optional(),
    })
    .optional(),
  business_type: oneOf(["company", "individual", "non_profit", "government_entity"]).optional(),
  capabilities: z.strictObject({ card_payments: capability, transfers: capability }).optional(),
  company: z
    .strictObject({
      name: unsettableText().optional(),
      tax_id: unsettableText().optional(),
      phone: unsettableText().optional(),
      address: address.optional(),
    })
    .optional(),
  default_currency: currency().optional(),
  email: email().optional(),
  individual: withoutEffect.optional(),
  metadata: metadata().optional(),
  settings: z
    .strictObject({
      payments: z.strictObject({ statement_descriptor: unsettableText(22).optional() }).optional(),
      branding: withoutEffect.optional(),
      card_payments: withoutEffect.optional(),
      payouts: withoutEffect.optional(),
    })
    .optional(),
};

export const createParams = z.strictObject({
  ...changeable,
  type: oneOf(["express", "standard", "custom"]).optional(),
  controller: z
    .strictObject({
      fees: z.strictObject({ payer: oneOf(["account", "application"]).optional() }).optional(),
      losses: z.strictObject({ payments: oneOf(["stripe", "application"]).optional() }).optional(),
      requirement_collection: oneOf(["stripe", "application"]).optional(),
      stripe_dashboard: z.strictObject({ type: oneOf(["express", "full", "none"]).optional() }).optional(),
    })
    .optional(),
  country: text(2).optional(),
});
export const updateParams = z.strictObject(changeable);
export type Created = z.infer<typeof createParams>;
export type Changed = z.infer<typeof updateParams>;
