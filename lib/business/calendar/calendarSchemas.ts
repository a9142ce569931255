import { z } from "zod";
import { paidStateSchema } from "@/lib/bookings/payment/paidState";
import { bookingStatusSchema, deliveryModeSchema, visitMarkSchema } from "@/lib/bookings/schemas";
import { rule } from "@/lib/errors/fieldRule";
import { idIn, instantOut, localDateIn } from "@/lib/http/input/schemas";
import { staffColours } from "@/lib/staff/colours";
import { daysBetween } from "@/lib/time/localDate";
import { isReachableDate } from "@/lib/time/supportedYears";

/*
 * What the business's calendar is drawn from. Minutes are those of the business's local day (0 to 1440, half-open);
 * instants are ISO 8601 UTC.
 */

/** The most days that one call answers. */
export const maxCalendarDays = 7;

/** `GET /providers/me/calendar`: local days, both included. */
export const calendarQuery = z
  .object({ from: localDateIn, to: localDateIn, staffId: idIn.optional() })
  .superRefine(({ from, to }, context) => {
    // A date that was refused is passed on all the same.
    if (!isReachableDate(from) || !isReachableDate(to)) return;
    const days = daysBetween(from, to) + 1;
    if (days < 1) context.addIssue({ code: "custom", path: ["to"], ...rule("rangeOrder") });
    if (days > maxCalendarDays) context.addIssue({ code: "custom", path: ["to"], ...rule("tooMany") });
  });

/** Minutes of the local day. */
export const daySpanSchema = z.object({
  start_minute: z.number().int(),
  end_minute: z.number().int(),
});

/** `free` is time that can still be sold, `gap` open time that no booking can take any more. */
const ribbonKinds = ["closed", "lunch", "unavailable", "busy", "past", "gap", "free"] as const;

/** One person's day. */
export const personDaySchema = z.object({
  date: z.string(),
  /** Both null when they do not work. */
  open_minute: z.number().int().nullable(),
  close_minute: z.number().int().nullable(),
  lunches: z.array(daySpanSchema),
  /** The whole day from 0 to 1440 without holes. */
  ribbon: z.array(daySpanSchema.extend({ kind: z.enum(ribbonKinds) })),
  /** Of the opening hours, without lunches. */
  open_minutes: z.number().int(),
  /** Of confirmed and completed bookings that start on this day, without buffers. */
  booked_minutes: z.number().int(),
  /** What can still be sold. */
  free_minutes: z.number().int(),
});

export const calendarPersonSchema = z.object({
  id: z.uuid(),
  /** null while the business works alone. */
  name: z.string().nullable(),
  colour: z.enum(staffColours),
  /** false for somebody who has left and whose bookings are shown. */
  is_active: z.boolean(),
  /** Ids of the services that they do; null for all. */
  service_ids: z.array(z.uuid()).nullable(),
  /** One for each day that was asked for. */
  days: z.array(personDaySchema),
});

export const calendarAbsenceSchema = z.object({
  id: z.uuid(),
  /** null: the whole business. */
  staff_id: z.uuid().nullable(),
  start_time: instantOut,
  end_time: instantOut,
  reason: z.string().nullable(),
  /** Whether whoever asks may change it: a member their own, an owner all. */
  can_change: z.boolean(),
  /** Busy in a calendar elsewhere, which is changed there. */
  is_external: z.boolean(),
});

/** Why something cannot be done now; null where it can. */
const moveRefusals = ["awaiting_payment", "already_begun", "already_over", "final", "not_yours"] as const;
const markRefusals = ["too_early", "final", "awaiting_payment", "same"] as const;

export const calendarBookingSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  customer_name: z.string(),
  /** For a member only on the day of the visit, as in the list. */
  customer_phone: z.string().nullable(),
  service_id: z.uuid(),
  service_name: z.string(),
  staff_id: z.uuid(),
  status: bookingStatusSchema,
  source: z.enum(["online", "phone", "desk"]),
  payment_way: z.enum(["checkout", "on_site", "link"]),
  payment_state: paidStateSchema,
  is_paid: z.boolean(),
  /** SEK; null for a member. */
  total_amount: z.number().nullable(),
  visit_mark: visitMarkSchema.nullable(),
  /** Whether the customer said that the mark of a visit not come is wrong. */
  has_objection: z.boolean(),
  /** The first visit of this customer here. */
  is_first_visit: z.boolean(),
  /** What has to be known of the client before the visit begins; for a member only on the day of the visit. */
  allergies: z.array(z.string()),
  delivery_mode: deliveryModeSchema,
  client_id: z.uuid().nullable(),
  /** What the dates of a repeating booking share. */
  series_id: z.uuid().nullable(),
  start_time: instantOut,
  end_time: instantOut,
  duration_minutes: z.number().int(),
  /** With the buffers: what no other booking of this person may overlap. */
  blocked_from: instantOut,
  blocked_until: instantOut,
  /** The day of its start, and where it is drawn there; what goes past midnight is drawn until the day's end. */
  date: z.string(),
  ...daySpanSchema.shape,
  /** Until when an unpaid time is kept; null unless pending. */
  hold_expires_at: instantOut.nullable(),
  /** Which state of it a change begins with. */
  sequence: z.number().int(),
  can: z.object({
    move: z.enum(moveRefusals).nullable(),
    lengthen: z.enum(moveRefusals).nullable(),
    arrived: z.enum(markRefusals).nullable(),
    no_show: z.enum(markRefusals).nullable(),
  }),
});

export const calendarSchema = z.object({
  time_zone: z.string(),
  /** The day and the minute on the business's own clock at the moment of asking. */
  today: z.string(),
  now: instantOut,
  days: z.array(z.string()),
  people: z.array(calendarPersonSchema),
  /** Earliest first; one of several days is listed once. */
  absences: z.array(calendarAbsenceSchema),
  /** Without those that were cancelled, earliest first. */
  bookings: z.array(calendarBookingSchema),
  /** Of the owner's alone; null for a member. SEK, by the words of the ledger. */
  sums: z
    .array(
      z.object({
        date: z.string(),
        bookings: z.number().int(),
        /** The agreed price of what is confirmed or completed. */
        booked_amount: z.number(),
      }),
    )
    .nullable(),
  /** For `GET /providers/me/calendar/changes`. */
  cursor: z.string(),
});

export const calendarChangesQuery = z.object({ cursor: z.string().max(4000) });

export const calendarChangesSchema = z.object({
  has_changed: z.boolean(),
  /**
   * The local days that changed, earliest first. null where any day may have changed: after a change of hours or people, or
   * since the cursor is too old.
   */
  dates: z.array(z.string()).nullable(),
  /** In place of the one that was sent. */
  cursor: z.string(),
});

export type CalendarAnswer = z.infer<typeof calendarSchema>;
export type CalendarBooking = z.infer<typeof calendarBookingSchema>;
export type CalendarPerson = z.infer<typeof calendarPersonSchema>;
export type CalendarAbsence = z.infer<typeof calendarAbsenceSchema>;
export type CalendarChanges = z.infer<typeof calendarChangesSchema>;
