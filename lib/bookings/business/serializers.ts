import { providerOre, toSek } from "@/lib/money/ore";
import { refundOnCancelOre } from "../customer/customerRules";
import { bookingReference } from "../reference";
import { bookingStatuses, transitionRefusal } from "../status";
import { earningsOre } from "./earnings";
import type { BookingDetailRow, BookingRow } from "./providerBookings";
import type { ProviderBooking, ProviderBookingDetail } from "./providerSchemas";

/** A booking in the contract's shape, for its own business. */
export function serializeProviderBooking(row: BookingRow): ProviderBooking {
  const { staffMember } = row;
  return {
    id: row.id,
    reference: bookingReference(row.id),
    booking_date: row.startsAt.toISOString(),
    duration_minutes: row.durationMinutes,
    status: row.status,
    service_id: row.serviceId,
    service_name: row.serviceName,
    delivery_mode: row.deliveryMode,
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    customer_phone: row.customerPhone,
    staff: staffMember.isImplicit ? null : { id: staffMember.id, name: staffMember.name },
    ...amountsOf(row),
    hold_expires_at: row.status === "pending" ? (row.holdExpiresAt?.toISOString() ?? null) : null,
    cancel_reason: row.cancelReason,
  };
}

function amountsOf({ totalOre, commissionOre }: BookingRow) {
  if (totalOre === null || commissionOre === null)
    return { total_amount: null, provider_amount: null, commission_amount: null };
  return {
    total_amount: toSek(totalOre),
    provider_amount: toSek(providerOre(totalOre, commissionOre)),
    commission_amount: toSek(commissionOre),
  };
}

/** With its history, and what its business may do with it at `nowMs`. */
export function serializeBookingDetail(row: BookingDetailRow, nowMs: number): ProviderBookingDetail {
  const context = { startsAtMs: row.startsAt.getTime(), endsAtMs: row.endsAt.getTime(), nowMs };
  return {
    ...serializeProviderBooking(row),
    transitions: bookingStatuses.map((status) => {
      const refusal = transitionRefusal(row.status, status, "provider", context);
      // Cancelling gives money back.
      const isOwners = refusal === null && status === "cancelled" && row.totalOre === null;
      return { status, refusal: isOwners ? "owner_only" : refusal };
    }),
    ...outcomeOf(row, nowMs),
    events: row.events.map((event) => ({
      kind: event.kind,
      actor: event.actor,
      from_status: event.fromStatus,
      to_status: event.toStatus,
      created_at: event.createdAt.toISOString(),
    })),
  };
}

/** What became, or would become, of the money. */
function outcomeOf(row: BookingDetailRow, nowMs: number) {
  if (row.totalOre === null) return { refund_on_cancel: null, refunded_amount: null, kept_amount: null };
  return {
    refund_on_cancel: toSek(refundOnCancelOre(row, "provider", nowMs)),
    refunded_amount: toSek(row.payment?.refundedOre ?? 0),
    kept_amount: toSek(row.status === "pending" ? 0 : (earningsOre(row) ?? 0)),
  };
}
