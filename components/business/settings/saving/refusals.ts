import type { AnswerOf, Refusal } from "@/lib/api/client";

export type LeftOutBooking = AnswerOf<"POST /providers/me/settings/preview">["leftOutBookings"][number];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function isLeftOutBooking(value: unknown): value is LeftOutBooking {
  return isObject(value) && "id" in value && "start_time" in value && "can_move" in value;
}

/** The bookings that a refused save lists; null when it was refused for another reason. */
export function leftOutOf({ code, details }: Refusal): LeftOutBooking[] | null {
  if (code !== "bookings_left_out" || !Array.isArray(details)) return null;
  return details.filter(isLeftOutBooking);
}

/**
 * The id of the booking that could not be moved, given or cancelled as decided; null when the refusal has another
 * reason.
 */
export function refusedBookingOf({ details }: Refusal): string | null {
  if (!isObject(details) || !("bookingId" in details)) return null;
  return typeof details.bookingId === "string" ? details.bookingId : null;
}
