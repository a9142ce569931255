import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { townName } from "@/lib/geo/towns";
import { emailSchema, newPasswordSchema, phoneSchema } from "@/lib/identity/schemas";
import { nameLine } from "@/lib/text/names";
import { blankIsNull, prose } from "@/lib/text/texts";
import { addressMaxLength, cityMaxLength, companyNameMaxLength, descriptionMaxLength } from "../limits";
import { parseOrganisationNumber } from "../organisationNumber";

/** An optional text: left out, null and blank are null. */
function optional<T extends z.ZodType<string>>(schema: T) {
  return z.preprocess(blankIsNull, schema.nullish()).transform((value) => value ?? null);
}

const companyNameSchema = nameLine(companyNameMaxLength);

const organisationNumberSchema = z.string().transform((text, context) => {
  const digits = parseOrganisationNumber(text);
  if (digits !== null) return digits;
  context.addIssue({ code: "custom", ...rule("organisationNumber") });
  return z.NEVER;
});

/** `PUT /providers/me/organisation-number`. */
export const organisationNumberDraftSchema = z.object({ organisation_number: organisationNumberSchema });

/** What the business has afterwards: ten digits. */
export const organisationNumberSetSchema = z.object({ organisation_number: z.string() });

/** What a business gives to register: name, e-mail and password; the rest can wait (AUTH-9). */
export const registerProviderSchema = z.object({
  companyName: companyNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  phone: optional(phoneSchema),
  city: optional(nameLine(cityMaxLength).transform(townName)),
  address: optional(nameLine(addressMaxLength)),
  organisationNumber: optional(organisationNumberSchema),
  description: optional(prose(descriptionMaxLength)),
});

export type ProviderRegistration = z.output<typeof registerProviderSchema>;

/** `onboardingUrl` is always null: the mailbox comes first, and the dashboard leads to the payment provider's form then. */
export const providerRegisteredSchema = z.object({
  onboardingUrl: z.string().nullable(),
  alreadyOnboarded: z.boolean(),
});
export type ProviderRegistered = z.infer<typeof providerRegisteredSchema>;
