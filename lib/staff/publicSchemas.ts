import { z } from "zod";
import { serviceWithProviderSchema } from "@/lib/providers/schemas";

/*
 * The people of a business as the contract gives them to everybody: no e-mail address, no rights.
 */

/** `colour`: one of green, blue, violet, rose, amber, teal, red and grey. */
export const publicPersonSchema = z.object({ id: z.uuid(), name: z.string(), colour: z.string() });

export const publicServiceSchema = serviceWithProviderSchema.extend({
  /** Who does it and can be asked for, in the business's order; none where one person works alone. */
  staff: z.array(publicPersonSchema),
});
