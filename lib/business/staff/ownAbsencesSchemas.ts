import { z } from "zod";
import { removedIdsSchema, unavailableDraftsSchema } from "@/lib/availability/hours/unavailableDraft";
import { publicUnavailableTimeSchema } from "@/lib/availability/publicSchemas";
import { idIn, instantOut } from "@/lib/http/input/schemas";

/** `GET /providers/me/absences`: those of one's own that are not over, earliest first. */
export const ownAbsencesSchema = z.object({
  time_zone: z.string(),
  unavailableSlots: z.array(
    publicUnavailableTimeSchema.extend({ reason: z.string().nullable(), series_id: z.uuid().nullable() }),
  ),
});

/** `PATCH /providers/me/absences`: what is not named stays. */
export const ownAbsencesEditSchema = z.object({
  unavailableSlots: unavailableDraftsSchema.nullish(),
  deleteUnavailableSlotIds: removedIdsSchema.nullish(),
  /** Given: each own booking inside what is new or changed has to be among them. Left out: all are kept. */
  keptBookingIds: z.array(idIn).max(1_000).nullish(),
});

/** One's own bookings inside an absence that is to be saved, without money (`details` of `bookings_left_out`). */
export const bookingInsideSchema = z.object({
  id: z.uuid(),
  start_time: instantOut,
  end_time: instantOut,
  service_name: z.string(),
  customer_name: z.string(),
});

/** What is true after it. */
export const savedAbsencesSchema = ownAbsencesSchema.extend({
  /** Own bookings inside what is new or changed; they are kept. */
  conflictingBookings: z.array(
    z.object({ id: z.uuid(), start_time: instantOut, end_time: instantOut, unavailable_slot_id: z.uuid() }),
  ),
});
