import { z } from "zod";

/*
 * The rules a business sets for its bookings. Nothing here needs the server.
 */

/** The columns of the business, by the names that the contract gives them. */
export const bookingRulesSchema = z.object({
  /** The latest booking before a start, in minutes. */
  min_notice_minutes: z.int().min(0).max(43_200),
  /** How many days after today can be booked. */
  horizon_days: z.int().min(1).max(730),
  /** Until how long before the start a customer cancels with a full refund; after that nothing is refunded. */
  free_cancellation_hours: z.int().min(0).max(720),
  /** The pauses of services without their own. */
  buffer_before_minutes: z.int().min(0).max(480).multipleOf(5),
  buffer_after_minutes: z.int().min(0).max(480).multipleOf(5),
});

export type BookingRules = z.output<typeof bookingRulesSchema>;

/** A rule that is left out stays. */
export const bookingRulesDraftSchema = bookingRulesSchema.partial();
export type BookingRulesDraft = z.output<typeof bookingRulesDraftSchema>;

type Columns = {
  minNoticeMinutes: number;
  horizonDays: number;
  freeCancellationHours: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};

export function rulesOfColumns(columns: Columns): BookingRules {
  return {
    min_notice_minutes: columns.minNoticeMinutes,
    horizon_days: columns.horizonDays,
    free_cancellation_hours: columns.freeCancellationHours,
    buffer_before_minutes: columns.bufferBeforeMinutes,
    buffer_after_minutes: columns.bufferAfterMinutes,
  };
}

/** Only what is given. */
export function columnsOfRules(rules: BookingRulesDraft): Partial<Columns> {
  return {
    ...(rules.min_notice_minutes === undefined ? {} : { minNoticeMinutes: rules.min_notice_minutes }),
    ...(rules.horizon_days === undefined ? {} : { horizonDays: rules.horizon_days }),
    ...(rules.free_cancellation_hours === undefined
      ? {}
      : { freeCancellationHours: rules.free_cancellation_hours }),
    ...(rules.buffer_before_minutes === undefined
      ? {}
      : { bufferBeforeMinutes: rules.buffer_before_minutes }),
    ...(rules.buffer_after_minutes === undefined ? {} : { bufferAfterMinutes: rules.buffer_after_minutes }),
  };
}
