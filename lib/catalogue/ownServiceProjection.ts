import { z } from "zod";
import type { Prisma } from "@/lib/db/generated/client";
import { type ProjectedField, projection } from "@/lib/db/projection";
import { env } from "@/lib/env";
import { instantOut } from "@/lib/http/input/schemas";
import { publicPicture } from "@/lib/http/pictureAddress";
import type { Locale } from "@/lib/i18n/locales";
import { subcategorySchema } from "./schemas";
import { serializeSubcategory } from "./serializers";
import { bufferFields, filingField, serviceFields } from "./serviceFields";
import { type CategoryRef, categoryKey } from "./types";

/*
 * A service as its business sees it: what it says of it (`serviceFields.ts`), and what follows from that. What visitors
 * see is in `serviceProjection.ts`.
 */

type Row<S extends Prisma.ServiceSelect> = Prisma.ServiceGetPayload<{ select: S }>;

const field = <const S extends Prisma.ServiceSelect, Z extends z.ZodType, C = unknown>(
  select: S,
  shape: Z,
  of: (row: Row<S>, context: C) => z.input<Z>,
): ProjectedField<S, Z, Row<S>, C> => ({ select, shape, of });

const named = { id: true, slug: true, nameSv: true, nameEn: true } as const;
type Named = { id: string; slug: string; nameSv: string; nameEn: string };

/** A category or subcategory with its name in the reader's language. */
function inWords({ id, slug, nameSv, nameEn }: Named, locale: Locale): CategoryRef {
  return { id, slug, key: categoryKey(slug), name: locale === "sv" ? nameSv : nameEn };
}

/** The price is in SEK, lengths and buffers in minutes; names are in the language of the context. */
const fields = {
  id: field({ id: true }, z.uuid(), ({ id }) => id),
  provider_id: field({ providerId: true }, z.uuid(), ({ providerId }) => providerId),
  ...serviceFields,
  image_url: field({ imageUrl: true }, z.string().nullable(), ({ imageUrl }) =>
    imageUrl === null ? null : publicPicture(imageUrl, env().APP_URL),
  ),
  ...filingField,
  category_id: field(
    { subcategory: { select: { category: { select: { id: true } } } } },
    z.uuid(),
    ({ subcategory }) => subcategory.category.id,
  ),
  subcategory: field(
    { subcategory: { select: { ...named, category: { select: named } } } },
    subcategorySchema,
    ({ subcategory }, locale: Locale) =>
      serializeSubcategory(inWords(subcategory, locale), inWords(subcategory.category, locale)),
  ),
  ...bufferFields,
  /** Where it stands in the order of the business; with gaps. */
  position: field({ position: true }, z.number().int(), ({ position }) => position),
  /** Names the state of what is said of it; sent back in quotes as `If-Match` when it is changed. */
  version: { select: {}, shape: z.string(), of: ({ version }: { version: string }) => version },
};

const ownService = projection(fields);

/** The columns of the projection. */
export const ownServiceColumns = ownService.select;

/** Inactive ones, too. */
export const ownServiceSchema = ownService.schema;

/** One that was removed and can be restored. */
export const archivedServiceSchema = ownServiceSchema.extend({ archived_at: instantOut });

/** A service as its business sees it, active or not; the price in SEK. */
export const serializeOwnService = ownService.serialize;

/** One that was removed, with when. */
export function serializeArchivedService(
  service: Parameters<typeof serializeOwnService>[0] & { archivedAt: Date },
  locale: Locale,
): z.input<typeof archivedServiceSchema> {
  return { ...serializeOwnService(service, locale), archived_at: service.archivedAt.toISOString() };
}
