import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { idIn } from "@/lib/http/input/schemas";
import { fromSek, smallestPaymentOre, toSek } from "@/lib/money/ore";
import { blankIsNull, line, pictureUrl, prose } from "@/lib/text/texts";
import {
  newServiceDefaults,
  serviceBatchMax,
  serviceDescriptionMaxLength,
  serviceMaxBuffer,
  serviceMaxDuration,
  serviceMaxPrice,
  serviceMinDuration,
  serviceMinuteStep,
  serviceNameMaxLength,
  vatRates,
} from "../serviceLimits";

/*
 * A service as its business writes it (SVC-1 to SVC-6 in docs/requirements.md). Nothing here needs the server.
 */

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

const duration = z.int().min(serviceMinDuration).max(serviceMaxDuration).multipleOf(serviceMinuteStep);

const buffer = z.int().min(0).max(serviceMaxBuffer).multipleOf(serviceMinuteStep);

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
  vat_percent: z.literal(vatRates).nullish().meta({ description: "Contained in the price." }),
  buffer_before_minutes: buffer.nullish(),
  buffer_after_minutes: buffer.nullish(),
  staff_ids: z
    .array(idIn)
    .min(1)
    .max(100)
    .nullish()
    .meta({ description: "Who does it, of a business with several people; left out: as it is." }),
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
  /** undefined, here and below: as it is, and as the database has it for a new one. */
  vatPercent: given.vat_percent ?? undefined,
  bufferBeforeMinutes: given.buffer_before_minutes ?? undefined,
  bufferAfterMinutes: given.buffer_after_minutes ?? undefined,
  imageUrl: given.image_url,
  /** null: as it is. */
  staffMemberIds: given.staff_ids ?? null,
});

/**
 * `PUT`: null and left out are the same, but for the picture, which only null takes away, and the category, which may
 * be left out and is no null. VAT and buffers stay as they are without a value.
 */
export const serviceDraftSchema = whole.refine(isOffered, mustBeOffered).transform(toDraft);

/** `POST`: the same, and what a new service costs and takes may be left out, too (SVC-4). */
export const newServiceSchema = whole
  .extend({
    price: optional(price, newServiceDefaults.price),
    duration_minutes: optional(duration, newServiceDefaults.durationMinutes),
  })
  .refine(isOffered, mustBeOffered)
  .transform(toDraft);

export type ServiceDraft = z.output<typeof serviceDraftSchema>;

/** `POST …/batch`: all of them are added, or none. */
export const newServicesSchema = z.object({
  services: z.array(newServiceSchema).min(1).max(serviceBatchMax),
});

/** `PATCH`: on or off, and nothing else. */
export const serviceSwitchSchema = z.object({ is_active: z.boolean() });

/** `PUT …/order`: every service of the business that was not removed, first things first. */
export const serviceOrderSchema = z.object({
  service_ids: z.array(z.uuid().transform((id) => id.toLowerCase())).max(1_000),
});
