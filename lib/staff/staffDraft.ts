import { z } from "zod";
import { idIn } from "@/lib/http/input/schemas";
import { proofSchema } from "@/lib/identity/passkeys/proofSchemas";
import { nameLine } from "@/lib/text/names";
import { staffColours } from "./colours";
import { staffNameMaxLength } from "./limits";

/*
 * The people of a business as it sends and reads them (PPL-20 to PPL-37 in docs/requirements.md). Nothing here needs
 * the server.
 */

const name = nameLine(staffNameMaxLength);
const colour = z.enum(staffColours);
const serviceIds = z.array(idIn).max(1_000);

/** A person of a business that names its people. */
export const staffMemberSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  colour,
  is_active: z.boolean(),
  does_all_services: z.boolean(),
  /** The services of somebody who does not do all; else empty. */
  service_ids: z.array(z.uuid()),
});

/** `POST`: with a second person both are named, so both need a name. */
export const newStaffMemberSchema = z.object({
  name,
  own_name: name.nullish().meta({ description: "The name of whoever worked alone so far." }),
  colour: colour.nullish(),
  does_all_services: z.boolean().nullish(),
  service_ids: serviceIds.nullish(),
});

export type NewStaffMember = z.output<typeof newStaffMemberSchema>;

/** `PATCH`: what is left out stays. */
export const staffChangesSchema = z.object({
  name: name.nullish(),
  colour: colour.nullish(),
  is_active: z.boolean().nullish(),
  does_all_services: z.boolean().nullish(),
  service_ids: serviceIds.nullish(),
});

export type StaffChanges = z.output<typeof staffChangesSchema>;

/** With the proof of whoever asks: needed where the sign-in of an owner ends. */
export const staffEditSchema = staffChangesSchema.extend(proofSchema.shape);
/** `DELETE` */
export const removeStaffSchema = proofSchema.optional();

/** `PUT …/order`: all of them, in their new order. */
export const staffOrderSchema = z.object({ staff_ids: z.array(idIn).max(100) });
