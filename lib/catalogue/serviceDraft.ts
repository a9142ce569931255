import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { blankIsNull, line, pictureUrl, prose } from "@/lib/http/texts";
import { fromSek, smallestPaymentOre, toSek } from "@/lib/money/ore";

/*
 * A service as its business writes it (specification, sections 3, 5 and 9). Nothing here needs the server.
 */

export const serviceNameMaxLength = 120;
export const serviceDescriptionMaxLength = 2_000;
/** SEK; what the database holds at most. */
export const serviceMaxPrice = 999_999;
/** Minutes. A visit begins and ends within a day. */
export const serviceMinDuration = 10;
export const serviceMaxDuration = 1_440;
export const serviceDurationStep = 5;
/** What a service is given that says nothing of it: SEK and minutes. */
const newService = { price: 0, durationMinutes: 60 };

/** A choice from a list: one that was not made is told apart from one that cannot be. */
const chosen = z.string().trim().min(1).pipe(z.uuid());

const price = z
  .number()
  .min(0)
  .max(serviceMaxPrice)
  .refine(isWholeOre, rule("decimals"))
  .refine(isNothingOrPayable, rule("priceMinimum"))
  .meta({
    description: `SEK, VAT included, at most two decimals. With 0 it can be shown but not booked; otherwise at least ${toSek(smallestPaymentOre)}.`,
  });

/** What is too much to be counted has been refused for that. */
function isWholeOre(sek: number): boolean {
  return Math.abs(sek) > serviceMaxPrice || toSek(fromSek(sek)) === sek;
}

/** What is below 0 has been refused for that. */
function isNothingOrPayable(sek: number): boolean {
  return sek <= 0 || sek >= toSek(smallestPaymentOre);
}

const duration = z.int().min(serviceMinDuration).max(serviceMaxDuration).multipleOf(serviceDurationStep);

const formats = z.object({ is_physical: z.boolean(), is_digital: z.boolean() });

const isOffered = (draft: unknown): boolean => {
  const { is_physical, is_digital } = formats.parse(draft);
  return is_physical || is_digital;
};

const optional = <T extends z.ZodType, V>(schema: T, standard: V) =>
  schema.nullish().transform((value): z.output<T> | V => value ?? standard);

const fields = {
  name: line(serviceNameMaxLength),
  description: optional(prose(serviceDescriptionMaxLength), ""),
  price,
  duration_minutes: duration,
  is_active: optional(z.boolean(), true),
  is_physical: optional(z.boolean(), true),
  is_digital: optional(z.boolean(), false),
  subcategory_id: chosen,
  category_id: chosen.optional(),
  image_url: z.preprocess(blankIsNull, pictureUrl.nullable().optional()),
};

const mustBeOffered = {
  path: ["is_physical"],
  ...rule("format_required"),
  // Told beside whatever else is wrong, as soon as both can be read.
  when: ({ value }: { value: unknown }) => formats.safeParse(value).success,
};

const whole = z.object(fields);

const toDraft = (given: z.output<typeof whole>) => ({
  name: given.name,
  description: given.description,
  priceOre: fromSek(given.price),
  durationMinutes: given.duration_minutes,
  isActive: given.is_active,
  isPhysical: given.is_physical,
  isDigital: given.is_digital,
  subcategoryId: given.subcategory_id,
  /** null: whichever the subcategory belongs to. */
  categoryId: given.category_id ?? null,
  /** undefined: as it is. */
  imageUrl: given.image_url,
});

/**
 * `PUT`: null and left out are the same, but for the picture, which only null takes away, and the category, which may
 * be left out and is no null.
 */
export const serviceDraftSchema = whole.refine(isOffered, mustBeOffered).transform(toDraft);

/** `POST`: the same, and what a new service costs and takes may be left out, too (specification, section 9). */
export const newServiceSchema = whole
  .extend({
    price: optional(price, newService.price),
    duration_minutes: optional(duration, newService.durationMinutes),
  })
  .refine(isOffered, mustBeOffered)
  .transform(toDraft);

export type ServiceDraft = z.output<typeof serviceDraftSchema>;
