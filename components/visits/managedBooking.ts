import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import type { Bookable } from "@/lib/checkout/claim/bookableService";
import { fromSek, smallestPaymentOre } from "@/lib/money/ore";
import type { PublicPerson } from "@/lib/staff/publicStaff";
import type { ManagedBooking } from "./managedBookingType";

type Sources = {
  booking: { isStaffChosen: boolean };
  detail: CustomerBookingDetail;
  facts: BookingFacts;
  /** The service as it is today; null when it no longer exists. */
  bookable: Bookable | null;
  token: string | undefined;
  /** The people who do the service and can be asked for. */
  people: PublicPerson[];
  nowMs: number;
};

/** Whether the service can be booked today. */
export function isOffered(bookable: Bookable | null): boolean {
  if (bookable === null) return false;
  return bookable.isActive && bookable.isOnboarded && bookable.priceOre >= smallestPaymentOre;
}

/** Makes the props of a booking's actions from the server's data. */
export function managedBooking({
  booking,
  detail,
  facts,
  bookable,
  token,
  people,
  nowMs,
}: Sources): ManagedBooking {
  return {
    id: detail.id,
    token,
    isHeld: detail.status === "pending",
    serviceId: detail.service_id,
    service: detail.service_name,
    provider: facts.provider,
    date: facts.date,
    time: facts.time,
    timeZone: detail.time_zone,
    startMs: Date.parse(detail.start_time),
    freeUntilMs: Date.parse(detail.free_cancellation_until),
    refundOre: fromSek(detail.can.refund_amount),
    afterDisputeOre: fromSek(detail.can.refund_after_dispute),
    isPaid: facts.isPaid,
    payUrl: detail.payment_url,
    canCancel: detail.can.cancel,
    withdrawalUntilMs:
      detail.can.withdraw && detail.withdrawal_until !== null ? Date.parse(detail.withdrawal_until) : null,
    earlyStartUntilMs:
      detail.early_start === null && detail.withdrawal_until !== null
        ? Date.parse(detail.withdrawal_until)
        : null,
    withdrawalOre: fromSek(detail.can.withdrawal_refund),
    withdrawalAfterDisputeOre: fromSek(detail.can.withdrawal_refund_after_dispute),
    reference: detail.reference,
    customerName: detail.customer_name,
    customerEmail: detail.customer_email,
    // What the business booked is paid as it agreed with the customer, whether it sells online or not.
    noMove: noMove(detail, facts.isOnline ? isOffered(bookable) : bookable?.isActive === true, nowMs),
    horizonDays: bookable?.horizonDays ?? 0,
    staffId: detail.staff?.id ?? null,
    askedStaffId: booking.isStaffChosen ? (detail.staff?.id ?? null) : null,
    people,
  };
}

function noMove(detail: CustomerBookingDetail, offered: boolean, nowMs: number): ManagedBooking["noMove"] {
  if (detail.status !== "confirmed") return "none";
  if (detail.can.reschedule) return offered ? null : "not_offered";
  return nowMs >= Date.parse(detail.start_time) ? "already_begun" : "too_late";
}
