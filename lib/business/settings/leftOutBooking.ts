import type { z } from "zod";
import type { UpcomingBooking } from "@/lib/bookings/business/upcomingBookings";
import { businessMoveRefusal, refundOnCancelOre } from "@/lib/bookings/customer/customerRules";
import { bookingReference } from "@/lib/bookings/reference";
import { staffNameOf } from "@/lib/bookings/staffName";
import { transitionRefusal } from "@/lib/bookings/status";
import { toSek } from "@/lib/money/ore";
import type { leftOutBookingSchema } from "../schemas";

/** A booking that an edit of the settings leaves outside, with what its business can do about it at `nowMs`. */
export function leftOutBooking(
  booking: UpcomingBooking,
  nowMs: number,
): z.input<typeof leftOutBookingSchema> {
  const { status, startsAt, endsAt } = booking;
  const context = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime(), nowMs };
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    start_time: startsAt.toISOString(),
    end_time: endsAt.toISOString(),
    service_name: booking.serviceName,
    customer_name: booking.customerName,
    staff_name: staffNameOf(booking.staffMember),
    status: status === "pending" ? "pending" : "confirmed",
    total_amount: toSek(booking.totalOre),
    refund_on_cancel: toSek(refundOnCancelOre(booking, "provider", nowMs)),
    can_cancel: transitionRefusal(status, "cancelled", "provider", context) === null,
    can_move: businessMoveRefusal(booking, nowMs) === null,
  };
}
