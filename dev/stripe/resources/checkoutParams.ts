import { z } from "zod";
import {
  currency,
  email,
  integer,
  list,
  metadata,
  oneOf,
  onlyFalse,
  text,
  unsettableText,
  url,
  withoutEffect,
} from "../core/params";

const LOCALES = [
  "auto",
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "en-GB",
  "es",
  "es-419",
  "et",
  "fi",
  "fil",
  "fr",
  "fr-CA",
  "hi-IN",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lt",
  "lv",
  "ms",
  "mt",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "ru",
  "sk",
  "sl",
  "sv",
  "th",
  "tr",
  "vi",
  "zh",
  "zh-HK",
  "zh-TW",
] as const;

const recurring = z.strictObject({
  interval: oneOf(["day", "week", "month", "year"]),
  interval_count: integer(1, 36).optional(),
});

const priceData = z.strictObject({
  currency: currency(),
  unit_amount: integer(0),
  recurring: recurring.optional(),
  tax_behavior: oneOf(["inclusive", "exclusive", "unspecified"]).optional(),
  product: text().optional(),
  product_data: z
    .strictObject({
      name: text(250),
      description: text(500).optional(),
      images: list(url()).optional(),
      metadata: metadata().optional(),
      tax_code: withoutEffect.optional(),
    })
    .optional(),
});

const lineItem = z.strictObject({
  price: text().optional(),
  price_data: priceData.optional(),
  quantity: integer(1, 999_999).optional(),
  tax_rates: list(text()).optional(),
});

/** Text that a session shows; empty means none. */
const customMessage = z.union([
  z.literal("").transform(() => undefined),
  z.strictObject({ message: text(1200) }),
]);

/**
 * What can be said when a Checkout session is made. Names that Stripe knows and this list does not are refused as
 * unknown.
 */
export const sessionCreateParams = z.strictObject({
  mode: oneOf(["payment", "subscription", "setup"]),
  line_items: list(lineItem).optional(),
  currency: currency().optional(),
  customer: text().optional(),
  customer_creation: oneOf(["always", "if_required"]).optional(),
  customer_email: email().optional(),
  client_reference_id: text(200).optional(),
  locale: oneOf(LOCALES).optional(),
  metadata: metadata().optional(),
  payment_intent_data: z
    .strictObject({
      application_fee_amount: integer(0).optional(),
      description: text(1000).optional(),
      metadata: metadata().optional(),
      receipt_email: email().optional(),
      statement_descriptor: text(22).optional(),
      statement_descriptor_suffix: text(22).optional(),
      capture_method: oneOf(["automatic", "automatic_async"]).optional(),
    })
    .optional(),
  subscription_data: z
    .strictObject({ description: text(500).optional(), metadata: metadata().optional() })
    .optional(),
  success_url: url(),
  cancel_url: url().optional(),
  expires_at: integer().optional(),
  submit_type: oneOf(["auto", "pay", "book", "donate", "subscribe"]).optional(),
  custom_text: z
    .strictObject({
      submit: customMessage.optional(),
      terms_of_service_acceptance: customMessage.optional(),
      after_submit: withoutEffect.optional(),
      shipping_address: withoutEffect.optional(),
    })
    .optional(),
  consent_collection: z
    .strictObject({
      terms_of_service: oneOf(["none", "required"]).optional(),
      promotions: withoutEffect.optional(),
      payment_method_reuse_agreement: withoutEffect.optional(),
    })
    .optional(),
  branding_settings: z
    .strictObject({
      display_name: unsettableText(100).optional(),
      background_color: withoutEffect.optional(),
      border_style: withoutEffect.optional(),
      button_color: withoutEffect.optional(),
      font_family: withoutEffect.optional(),
      icon: withoutEffect.optional(),
      logo: withoutEffect.optional(),
    })
    .optional(),
  ui_mode: oneOf(["hosted_page"]).optional(),
  allowed_payment_method_types: list(oneOf(["card"])).optional(),
  adaptive_pricing: withoutEffect.optional(),
  allow_promotion_codes: onlyFalse().optional(),
  automatic_tax: z.strictObject({ enabled: onlyFalse() }).optional(),
  billing_address_collection: withoutEffect.optional(),
  customer_update: withoutEffect.optional(),
  excluded_payment_method_types: withoutEffect.optional(),
  origin_context: withoutEffect.optional(),
  payment_method_collection: withoutEffect.optional(),
  payment_method_options: withoutEffect.optional(),
  phone_number_collection: z.strictObject({ enabled: onlyFalse() }).optional(),
  wallet_options: withoutEffect.optional(),
});

export type SessionCreate = z.infer<typeof sessionCreateParams>;
export type LineItemGiven = z.infer<typeof lineItem>;
