import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { townName } from "@/lib/geo/towns";
import { emailSchema, phoneSchema } from "@/lib/identity/schemas";
import { nameLine } from "@/lib/text/names";
import { blankIsNull, pictureUrl, prose } from "@/lib/text/texts";
import { addressMaxLength, cityMaxLength, descriptionMaxLength } from "../limits";

/*
 * A business's profile as it sends it (PRO-1, PRO-3). Nothing here needs the server.
 */

/** A field that may be cleared: left out it stays, null or blank clears it. */
export function clearable<T extends z.ZodType<string>>(schema: T) {
  return z.preprocess(blankIsNull, schema.nullable().optional());
}

/** Five digits, stored as they are written on an envelope: `116 33`. */
export const postalCodeSchema = z.string().transform((text, context) => {
  const [, district, round] = /^\s*(?:SE?-)?(\d{3})\s?(\d{2})\s*$/i.exec(text) ?? [];
  if (district !== undefined && round !== undefined) return `${district} ${round}`;
  context.addIssue({ code: "custom", ...rule("postalCode") });
  return z.NEVER;
});

/** Other fields of the `GET` may be sent along, and are ignored. */
export const profileDraftSchema = z.object({
  /** Only compared: they cannot be changed here. */
  company_name: z.string().nullish(),
  organisation_number: z.string().nullish(),
  description: clearable(prose(descriptionMaxLength)),
  phone: clearable(phoneSchema),
  /** Where customers may write to. */
  contact_email: clearable(emailSchema),
  address: clearable(nameLine(addressMaxLength)),
  postal_code: clearable(postalCodeSchema),
  city: clearable(nameLine(cityMaxLength).transform(townName)),
  profile_image_url: clearable(pictureUrl),
});

export type ProfileDraft = z.output<typeof profileDraftSchema>;
