import { z } from "zod";
import { blankIsNull, plainLine } from "@/lib/text/texts";
import { altMaxLength, galleryMax } from "./limits";

const alt = z.string().trim().max(altMaxLength).regex(plainLine).meta({
  description: "What it shows, for whoever does not see it. Empty: it only adorns.",
});

const ownerId = z.preprocess(blankIsNull, z.uuid().nullish());

/** `POST`: the fields of the form beside the file. Without an id it becomes the last of the business's own pictures. */
export const newPictureSchema = z
  .object({
    alt: alt.optional(),
    service_id: ownerId.meta({
      description: "The service that it is of: it replaces the service's picture.",
    }),
    staff_member_id: ownerId.meta({ description: "The person that it is of: it replaces their portrait." }),
  })
  .transform((given) => ({
    alt: given.alt ?? "",
    serviceId: given.service_id ?? null,
    staffMemberId: given.staff_member_id ?? null,
  }));

export type NewPicture = z.output<typeof newPictureSchema>;

/** `PATCH`. */
export const pictureChangeSchema = z.object({ alt });

/** `PUT …/order`: every picture of the business itself, the cover first. */
export const pictureOrderSchema = z.object({
  picture_ids: z.array(z.uuid().transform((id) => id.toLowerCase())).max(galleryMax),
});

/** A picture as its business sees it. */
export const ownPictureSchema = z.object({
  id: z.string(),
  url: z.string().meta({ description: "The widest variant. It never changes and may be kept for ever." }),
  width: z.int().meta({ description: "Of the widest variant, in pixels." }),
  height: z.int().meta({ description: "Of the widest variant, in pixels." }),
  colour: z.string().meta({ description: "Its mean colour, `#rrggbb`." }),
  alt: z.string().meta({ description: "What it shows; empty where it only adorns." }),
  sources: z
    .array(z.object({ url: z.string(), width: z.int() }))
    .meta({ description: "Every variant, narrowest first; widths in pixels." }),
  service_id: z.string().nullable(),
  staff_member_id: z.string().nullable(),
});
