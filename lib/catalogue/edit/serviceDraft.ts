import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { idIn } from "@/lib/http/input/schemas";
import { blankIsNull, pictureUrl } from "@/lib/text/texts";
import { chosen, columnsGiven, givenOfNew, givenShape } from "../serviceFields";
import { serviceBatchMax } from "../serviceRules";

/*
 * A service as its business writes it (SVC-1 to SVC-6 in docs/requirements.md). Nothing here needs the server.
 */

const formats = z.object({ is_physical: z.boolean(), is_digital: z.boolean() });

const isOffered = (draft: unknown): boolean => {
  const { is_physical, is_digital } = formats.parse(draft);
  return is_physical || is_digital;
};

const mustBeOffered = {
  path: ["is_physical"],
  ...rule("format_required"),
  // Told beside whatever else is wrong, as soon as both can be read.
  when: ({ value }: { value: unknown }) => formats.safeParse(value).success,
};

const whole = z.object({
  ...givenShape(false),
  category_id: chosen.optional(),
  ...givenShape(true),
  staff_ids: z
    .array(idIn)
    .min(1)
    .max(100)
    .nullish()
    .meta({ description: "Who does it, of a business with several people; left out: as it is." }),
  image_url: z.preprocess(blankIsNull, pictureUrl.nullable().optional()),
});

const toDraft = (given: z.output<typeof whole>) => ({
  /** undefined: as it is, and as the database has it for a new one. */
  ...columnsGiven(given),
  /** null: whichever the subcategory belongs to. */
  categoryId: given.category_id ?? null,
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
export const newServiceSchema = whole.extend(givenOfNew).refine(isOffered, mustBeOffered).transform(toDraft);

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
