import { z } from "zod";
import { removedIdsSchema, unavailableDraftsSchema } from "@/lib/availability/hours/unavailableDraft";
import { publicAwaySchema } from "@/lib/availability/publicSchemas";
import { instantOut } from "@/lib/http/input/schemas";

/** `GET /providers/me/absences`: those of one's own that are not over, earliest first. */
export const ownAbsencesSchema = z.object({
  time_zone: z.string(),
  unavailableSlots: z.array(
    publicAwaySchema.extend({ reason: z.string().nullable(), series_id: z.uuid().nullable() }),
  ),
});

/** `PATCH /providers/me/absences`: what is not named stays. */
export const ownAbsencesEditSchema = z.object({
  unavailableSlots: unavailableDraftsSchema.nullish(),
  deleteUnavailableSlotIds: removedIdsSchema.nullish(),
});

/** What is true after it. */
export const savedAbsencesSchema = ownAbsencesSchema.extend({
  /** Own bookings inside what is new or changed; they stand. */
  conflictingBookings: z.array(
    z.object({ id: z.uuid(), start_time: instantOut, end_time: instantOut, unavailable_slot_id: z.uuid() }),
  ),
});
