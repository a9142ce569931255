import { z } from "zod";

export const addressSchema = z.object({
  city: z.string().nullable(),
  country: z.string().nullable(),
  line1: z.string().nullable(),
  line2: z.string().nullable(),
  postal_code: z.string().nullable(),
  state: z.string().nullable(),
});

export const accountRow = z.object({
  id: z.string(),
  created: z.number(),
  type: z.enum(["express", "standard", "custom", "none"]),
  controller: z.object({
    feesPayer: z.enum(["account", "application", "application_express", "application_custom"]),
    lossesPayer: z.enum(["stripe", "application"]),
    requirementCollection: z.enum(["stripe", "application"]),
    dashboard: z.enum(["express", "full", "none"]),
  }),
  country: z.string(),
  defaultCurrency: z.string(),
  email: z.string().nullable(),
  businessType: z.enum(["company", "individual", "non_profit", "government_entity"]).nullable(),
  profile: z.object({
    name: z.string().nullable(),
    mcc: z.string().nullable(),
    url: z.string().nullable(),
    productDescription: z.string().nullable(),
    supportEmail: z.string().nullable(),
    supportPhone: z.string().nullable(),
  }),
  company: z.object({
    name: z.string().nullable(),
    taxId: z.string().nullable(),
    phone: z.string().nullable(),
    address: addressSchema.nullable(),
  }),
  requestedCapabilities: z.array(z.enum(["card_payments", "transfers"])),
  /**
   * `new`: not onboarded. `pending`: submitted, a document is still missing. `enabled`: may charge and be paid out.
   * `rejected`: closed by a test.
   */
  standing: z.enum(["new", "pending", "enabled", "rejected"]),
  termsAcceptedAt: z.number().nullable(),
  bank: z.object({ last4: z.string(), country: z.string(), id: z.string() }).nullable(),
  statementDescriptor: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  deleted: z.boolean(),
});

export const accountLinkRow = z.object({
  id: z.string(),
  created: z.number(),
  expiresAt: z.number(),
  accountId: z.string(),
  type: z.enum(["account_onboarding", "account_update"]),
  refreshUrl: z.string(),
  returnUrl: z.string(),
  usedAt: z.number().nullable(),
});

/** What a person has typed so far on the onboarding page that a link opened. */
export const onboardingRow = z.object({
  id: z.string(),
  created: z.number(),
  accountId: z.string(),
  returnUrl: z.string(),
  step: z.enum(["business", "bank", "review", "document", "left"]),
  language: z.enum(["sv", "en"]),
  draft: z.object({
    businessType: z.enum(["company", "individual"]),
    businessName: z.string(),
    organisationNumber: z.string(),
    description: z.string(),
    iban: z.string(),
    holder: z.string(),
  }),
});

export const loginLinkRow = z.object({
  id: z.string(),
  created: z.number(),
  accountId: z.string(),
});

export type AccountRow = z.infer<typeof accountRow>;
export type OnboardingRow = z.infer<typeof onboardingRow>;
