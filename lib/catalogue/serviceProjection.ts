import { z } from "zod";
import { type ProjectedField, projection } from "@/lib/db/projection";
import { env } from "@/lib/env";
import { publicPicture } from "@/lib/http/pictureAddress";
import { subcategorySchema } from "./schemas";
import { serializeSubcategory } from "./serializers";
import { serviceFields } from "./serviceFields";
import type { ServiceFacts } from "./types";

/*
 * A visible service as the contract tells it to everybody (DATA-5); `serviceRows.ts` reads it.
 */

const field = <Z extends z.ZodType>(
  shape: Z,
  of: (service: ServiceFacts) => z.input<Z>,
): ProjectedField<object, Z, ServiceFacts, unknown> => ({ select: {}, shape, of });

/** The price is in SEK, VAT included. */
const fields = {
  id: field(z.uuid(), ({ id }) => id),
  slug: field(z.string(), ({ slug }) => slug),
  provider_id: field(z.uuid(), ({ providerId }) => providerId),
  ...serviceFields,
  // Others are not told of.
  is_active: field(z.boolean(), () => true),
  image_url: field(z.string().nullable(), ({ imageUrl }) =>
    imageUrl === null ? null : publicPicture(imageUrl, env().APP_URL),
  ),
  subcategory_id: field(z.uuid(), ({ subcategory }) => subcategory.id),
  category_id: field(z.uuid(), ({ category }) => category.id),
  subcategory: field(subcategorySchema, ({ subcategory, category }) =>
    serializeSubcategory(subcategory, category),
  ),
};

const publicService = projection(fields);

export const serviceSchema = publicService.schema;

/** A visible service in the contract's shape. */
export function serializeService(service: ServiceFacts): z.input<typeof serviceSchema> {
  return publicService.serialize(service, undefined);
}
