import { z } from "zod";
import { ANYBODY } from "@/lib/availability/anybody";
import { reasonMaxLength } from "@/lib/availability/hours/unavailableDraft";
import { visitMarkSchema } from "@/lib/bookings/schemas";
import { rule } from "@/lib/errors/fieldRule";
import { idIn, instantIn, instantOut, minuteIn } from "@/lib/http/input/schemas";
import { blankIsNull, prose } from "@/lib/text/texts";
import { calendarAbsenceSchema, calendarBookingSchema } from "./calendarSchemas";

/*
 * Changes of the business's calendar, and how they are undone.
 */

/** Undone by `POST /providers/me/undo/{token}` until then; its mails are sent when that time is over. */
export const undoSchema = z.object({ token: z.uuid(), until: instantOut });

/** Starts and lengths are whole steps of this many minutes. */
export const scheduleStepMinutes = 5;
export const longestBookingMinutes = 720;

/** `PATCH /providers/me/bookings/{id}/schedule`: what is left out stays. */
export const scheduleSchema = z
  .object({
    startTime: instantIn.optional(),
    /** `any`: whoever is free, first of all whoever has it. */
    staffId: z.union([z.literal(ANYBODY), idIn]).optional(),
    durationMinutes: z
      .number()
      .int()
      .min(scheduleStepMinutes)
      .max(longestBookingMinutes)
      .multipleOf(scheduleStepMinutes)
      .optional(),
    /** That it may lie outside opening hours, in a lunch or an absence. */
    outsideHours: z.boolean().default(false),
    /** The booking's, as it was read. */
    sequence: z.number().int().min(0).max(1_000_000),
  })
  .superRefine(({ startTime }, context) => {
    if (startTime !== undefined && startTime % (scheduleStepMinutes * 60_000) !== 0)
      context.addIssue({ code: "custom", path: ["startTime"], ...rule("instant") });
  });

export const scheduledSchema = z.object({
  booking: calendarBookingSchema,
  /** null when nothing was changed. */
  undo: undoSchema.nullable(),
});

/** `details` of `slot_taken` and `outside_hours`. */
export const refusedPlaceSchema = z.object({
  /** What is in the way, earliest first. */
  in_the_way: z.array(
    z.object({
      kind: z.enum(["booking", "hold", "absence", "lunch", "closed"]),
      staff_id: z.uuid(),
      /** null while the business works alone. */
      staff_name: z.string().nullable(),
      start_time: instantOut,
      end_time: instantOut,
      /** Of a booking. */
      booking_id: z.uuid().nullable(),
      customer_name: z.string().nullable(),
      /** Of an absence. */
      reason: z.string().nullable(),
    }),
  ),
  /** How many minutes of the wanted time are taken. */
  missing_minutes: z.number().int(),
  /** Up to three starts near the wanted one that fit, nearest first. */
  alternatives: z.array(z.object({ start_time: instantOut, staff_id: z.uuid() })),
});
export type RefusedPlace = z.infer<typeof refusedPlaceSchema>;

/** `PATCH /providers/me/bookings/{id}/mark`. */
export const markSchema = z.object({ mark: visitMarkSchema.nullable() });

const blockTimes = {
  startTime: minuteIn,
  endTime: minuteIn,
  reason: z.preprocess(blankIsNull, prose(reasonMaxLength).nullish()),
};
const inOrder = { path: ["endTime"], ...rule("rangeOrder") };

/** `POST /providers/me/blocks`; `staffId` null: the whole business, which is an owner's to do. */
export const addBlockSchema = z
  .object({ ...blockTimes, staffId: idIn.nullable() })
  .refine(({ startTime, endTime }) => startTime < endTime, inOrder);

/** `PATCH /providers/me/blocks/{id}`: what is left out stays. */
export const changeBlockSchema = z
  .object({
    startTime: minuteIn.optional(),
    endTime: minuteIn.optional(),
    staffId: idIn.nullable().optional(),
    reason: blockTimes.reason,
  })
  .refine(
    ({ startTime, endTime }) => startTime === undefined || endTime === undefined || startTime < endTime,
    inOrder,
  );

/** The bookings inside stay, and are told. */
export const blockedSchema = z.object({
  block: calendarAbsenceSchema,
  bookings_inside: z.array(
    z.object({
      id: z.uuid(),
      start_time: instantOut,
      end_time: instantOut,
      customer_name: z.string(),
      service_name: z.string(),
    }),
  ),
  undo: undoSchema.nullable(),
});

/** `DELETE /providers/me/blocks/{id}`. */
export const unblockedSchema = z.object({ undo: undoSchema });

export const undoParams = z.object({ token: idIn });

export type Undo = z.infer<typeof undoSchema>;
