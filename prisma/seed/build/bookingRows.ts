import { contactOf } from "@/lib/bookings/contact";
import { columnsOf } from "@/lib/db/columnNames";
import type { BookingStatus } from "@/lib/db/generated/enums";
import { commissionOre } from "@/lib/money/ore";
import { MINUTE_MS } from "@/lib/time/zone";
import type { BookingEventRow, BookingRefundRow, PaymentRow } from "../bookingRows";
import { Random, uuidOf } from "../random";
import type { Booking } from "./assignCustomers";
import { clientIdOf } from "./clients";
import { HOUR_MS, type Present, TIME_ZONE } from "./present";

/** A booking's rows in all tables. */
interface BookingRecord {
  readonly booking: SeedBookingRow;
  readonly events: readonly BookingEventRow[];
  readonly payment: PaymentRow;
  readonly refund: BookingRefundRow | null;
}

const HOLD_MS = 30 * MINUTE_MS;

/** What became of a booking, in instants; null where it did not happen (yet). */
interface Course {
  readonly confirmedMs: number | null;
  readonly completedMs: number | null;
  readonly cancelledMs: number | null;
  readonly isRefunded: boolean;
}

export function recordOf(made: Booking, present: Present): BookingRecord {
  const course = courseOf(made, present);
  const booking = bookingRow(made, course);
  const refund = course.isRefunded ? refundRow(made, booking) : null;
  return {
    booking,
    events: eventRows(made, course),
    payment: paymentRow(made, booking, course),
    refund,
  };
}

function courseOf({ id, createdMs, endMs, freeUntilMs, cancellation }: Booking, { nowMs }: Present): Course {
  const random = new Random("course", id);
  const isPaid = cancellation === null || cancellation.reason.startsWith("by_");
  const isOver = cancellation === null && endMs <= nowMs;
  return {
    confirmedMs: isPaid ? Math.min(createdMs + random.whole(70, 400) * 1000, nowMs) : null,
    completedMs: isOver ? Math.min(endMs + random.whole(1, 50) * MINUTE_MS, nowMs) : null,
    cancelledMs: cancellation?.atMs ?? null,
    isRefunded:
      cancellation?.reason === "by_provider" ||
      (cancellation?.reason === "by_customer" && cancellation.atMs <= freeUntilMs),
  };
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms));

function bookingRow(made: Booking, { confirmedMs, completedMs, cancelledMs }: Course) {
  const { business, customer, startMs, endMs } = made;
  const { service, staffMember } = made.appointment;
  return {
    id: made.id,
    provider_id: business.id,
    staff_member_id: staffMember.id,
    service_id: service.id,
    customer_id: customer.id,
    client_id: confirmedMs === null ? null : clientIdOf(business.id, customer),
    status: statusOf(completedMs, cancelledMs),
    starts_at: new Date(startMs),
    ends_at: new Date(endMs),
    blocked_from: new Date(startMs - (service.before ?? 0) * MINUTE_MS),
    blocked_until: new Date(endMs + (service.after ?? 0) * MINUTE_MS),
    duration_minutes: service.minutes,
    time_zone: TIME_ZONE,
    delivery_mode: made.deliveryMode,
    service_name: service.name,
    provider_name: business.content.name,
    customer_email: customer.email,
    ...columnsOf(contactOf({}, { fullName: customer.name, phone: customer.phone })),
    locale: customer.locale,
    total_ore: service.priceOre,
    commission_percent: business.commissionPercent,
    commission_ore: commissionOre(service.priceOre, business.commissionPercent),
    vat_percent: service.vat ?? 25,
    free_cancellation_until: new Date(made.freeUntilMs),
    cancel_reason: made.cancellation?.reason ?? null,
    confirmed_at: instant(confirmedMs),
    completed_at: instant(completedMs),
    cancelled_at: instant(cancelledMs),
    created_at: new Date(made.createdMs),
    updated_at: new Date(cancelledMs ?? completedMs ?? confirmedMs ?? made.createdMs),
  };
}

export type SeedBookingRow = Readonly<ReturnType<typeof bookingRow>>;

function statusOf(completedMs: number | null, cancelledMs: number | null): BookingStatus {
  if (cancelledMs !== null) return "cancelled";
  return completedMs !== null ? "completed" : "confirmed";
}

function eventRows(made: Booking, { confirmedMs, completedMs, cancelledMs }: Course): BookingEventRow[] {
  const { customer, business, cancellation } = made;
  const booker = customer.id === null ? "guest" : "customer";
  const common = { provider_id: business.id, booking_id: made.id };
  const events: BookingEventRow[] = [
    {
      ...common,
      kind: "held",
      from_status: null,
      to_status: "pending",
      actor: booker,
      actor_user_id: customer.id,
      data: {},
      created_at: new Date(made.createdMs),
    },
  ];
  const add = (kind: "confirmed" | "completed", from: "pending" | "confirmed", ms: number) => {
    const actor = kind === "confirmed" ? "stripe" : "system";
    const change = { kind, from_status: from, to_status: kind, actor, actor_user_id: null } as const;
    events.push({ ...common, ...change, data: {}, created_at: new Date(ms) });
  };
  if (confirmedMs !== null) add("confirmed", "pending", confirmedMs);
  if (completedMs !== null) add("completed", "confirmed", completedMs);
  if (cancellation && cancelledMs !== null) {
    events.push({
      ...common,
      kind: "cancelled",
      from_status: confirmedMs === null ? "pending" : "confirmed",
      to_status: "cancelled",
      ...cancellerOf(made, cancellation.reason),
      data: { reason: cancellation.reason },
      created_at: new Date(cancelledMs),
    });
  }
  return events;
}

type Canceller = Pick<BookingEventRow, "actor" | "actor_user_id">;

function cancellerOf({ customer, business }: Booking, reason: string): Canceller {
  if (reason === "by_provider") return { actor: "provider", actor_user_id: business.ownerId };
  if (reason === "hold_expired") return { actor: "system", actor_user_id: null };
  return { actor: customer.id === null ? "guest" : "customer", actor_user_id: customer.id };
}

function paymentRow(made: Booking, booking: SeedBookingRow, { confirmedMs, isRefunded }: Course): PaymentRow {
  const { business } = made;
  if (business.stripeAccountId === null) throw new Error(`${business.content.name} cannot take payments`);
  const key = made.id.replaceAll("-", "");
  const session = `cs_test_seed_${key}`;
  return {
    id: uuidOf("payment", made.id),
    provider_id: business.id,
    booking_id: made.id,
    stripe_account_id: business.stripeAccountId,
    checkout_session_id: session,
    checkout_url: `https://checkout.stripe.com/c/pay/${session}`,
    payment_intent_id: confirmedMs === null ? null : `pi_seed_${key}`,
    charge_id: confirmedMs === null ? null : `ch_seed_${key}`,
    status: confirmedMs === null ? "expired" : "paid",
    amount_ore: booking.total_ore,
    application_fee_ore: booking.commission_ore,
    refunded_ore: isRefunded ? booking.total_ore : 0,
    customer_email: booking.customer_email,
    customer_name: booking.customer_name,
    expires_at: new Date(made.createdMs + HOLD_MS),
    paid_at: instant(confirmedMs),
    created_at: new Date(made.createdMs),
    updated_at: booking.updated_at,
  };
}

function refundRow(made: Booking, booking: SeedBookingRow): BookingRefundRow {
  const byProvider = made.cancellation?.reason === "by_provider";
  const decidedMs = made.cancellation?.atMs ?? made.createdMs;
  return {
    id: uuidOf("refund", made.id),
    provider_id: made.business.id,
    payment_id: uuidOf("payment", made.id),
    amount_ore: booking.total_ore,
    reason: byProvider ? "cancelled_by_provider" : "cancelled_by_customer",
    status: "succeeded",
    stripe_refund_id: `re_seed_${made.id.replaceAll("-", "")}`,
    created_at: new Date(decidedMs),
    updated_at: new Date(decidedMs + HOUR_MS / 60),
  };
}
