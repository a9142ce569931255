import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { anyOf, instantIn, paging } from "@/lib/http/input/schemas";
import { prose } from "@/lib/text/texts";
import { bookingStatusSchema } from "../schemas";

/** The beginning of a booking's id, written in any case, with or without a leading `#`. */
export const idPrefixSchema = z
  .string()
  .trim()
  .max(40)
  .transform((text) => text.replace(/^#/, "").toLowerCase());

export const providerBookingsQuery = z
  .object({
    status: anyOf(bookingStatusSchema),
    rangeStart: instantIn.optional(),
    rangeEnd: instantIn.optional(),
    id: idPrefixSchema.optional(),
    /** Part of a name, a phone number in any writing, an e-mail address or a reference. */
    search: z.string().trim().max(100).optional(),
    ...paging,
  })
  .refine(
    ({ rangeStart, rangeEnd }) => rangeStart === undefined || rangeEnd === undefined || rangeStart < rangeEnd,
    { path: ["rangeEnd"], ...rule("rangeOrder") },
  );

/** What a business writes to a customer with a cancellation or a refund. */
export const customerNote = prose(500).pipe(z.string().min(1));

/** `reason`: of a cancellation, what the customer reads; nobody but the business where no address of theirs is known. */
export const changeStatusSchema = z.object({
  status: bookingStatusSchema,
  reason: customerNote.nullish(),
});
