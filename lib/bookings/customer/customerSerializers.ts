import { z } from "zod";
import { env } from "@/lib/env";
import { publicPicture } from "@/lib/http/pictureAddress";
import { toSek } from "@/lib/money/ore";
import { directionsUrlOf, doorOf, visitAddress } from "../bookingFacts";
import { shownPaymentStatus } from "../paymentStatus";
import { bookingReference } from "../reference";
import { staffNameOf } from "../staffName";
import type { CustomerBookingDetailRow, CustomerBookingRow } from "./customerBookings";
import { customerActions, reviewEditableUntil } from "./customerRules";
import { type CustomerBooking, type CustomerBookingDetail, customerEventKinds } from "./customerSchemas";

function serializePayment(payment: CustomerBookingRow["payment"]): CustomerBooking["payment"] {
  if (payment === null) return null;
  return {
    status: shownPaymentStatus[payment.status],
    refunded_amount: toSek(payment.refundedOre),
    receipt_url: payment.receiptUrl,
  };
}

function serializeOwnReview(review: CustomerBookingRow["review"]): CustomerBooking["review"] {
  if (review === null) return null;
  const { reply } = review;
  return {
    id: review.id,
    rating: review.rating,
    comment: review.comment,
    created_at: review.createdAt.toISOString(),
    editable_until: reviewEditableUntil(review.createdAt).toISOString(),
    reply: reply && { reply_text: reply.replyText, created_at: reply.createdAt.toISOString() },
  };
}

function serializeProvider(provider: CustomerBookingRow["provider"]): CustomerBooking["provider"] {
  const door = doorOf({ provider });
  return {
    id: provider.id,
    slug: provider.slug,
    company_name: provider.companyName,
    organisation_number: provider.organisationNumber,
    phone: provider.phone,
    address: provider.address,
    postal_code: provider.postalCode,
    city: provider.city,
    latitude: door?.latitude ?? null,
    longitude: door?.longitude ?? null,
    profile_image_url: publicPicture(provider.profileImageUrl, env().APP_URL),
  };
}

/** Nobody where only one person works, who is not told apart. */
function serializeStaff(person: CustomerBookingRow["staffMember"]): CustomerBooking["staff"] {
  const name = staffNameOf(person);
  return name === null ? null : { id: person.id, name };
}

/** A booking in the contract's shape, for its customer, with what they can do with it at `nowMs`. */
export function serializeCustomerBooking(row: CustomerBookingRow, nowMs: number): CustomerBooking {
  const { refundOre, ...can } = customerActions(row, nowMs);
  return {
    id: row.id,
    reference: bookingReference(row.id),
    booking_date: row.startsAt.toISOString(),
    start_time: row.startsAt.toISOString(),
    end_time: row.endsAt.toISOString(),
    time_zone: row.timeZone,
    duration_minutes: row.durationMinutes,
    status: row.status,
    cancel_reason: row.cancelReason,
    service_id: row.serviceId,
    service_name: row.serviceName,
    format: row.deliveryMode,
    provider: serializeProvider(row.provider),
    staff: serializeStaff(row.staffMember),
    total_amount: toSek(row.totalOre),
    vat_percent: row.vatPercent,
    currency: row.currency,
    payment: serializePayment(row.payment),
    hold_expires_at: row.status === "pending" ? (row.holdExpiresAt?.toISOString() ?? null) : null,
    free_cancellation_until: row.freeCancellationUntil.toISOString(),
    can: { ...can, refund_amount: toSek(refundOre) },
    review: serializeOwnReview(row.review),
  };
}

/** With the way there, the page that pays it while it is held, and its history. */
export function serializeCustomerDetail(row: CustomerBookingDetailRow, nowMs: number): CustomerBookingDetail {
  return {
    ...serializeCustomerBooking(row, nowMs),
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    customer_phone: row.customerPhone,
    place:
      row.deliveryMode === "physical"
        ? { address: visitAddress(row), directions_url: directionsUrlOf(row) }
        : null,
    payment_url: paymentUrl(row, nowMs),
    events: row.events.flatMap(customerEvents),
  };
}

function paymentUrl({ status, holdExpiresAt, payment }: CustomerBookingRow, nowMs: number): string | null {
  const isHeld = status === "pending" && holdExpiresAt !== null && holdExpiresAt.getTime() > nowMs;
  return isHeld && payment?.status === "open" ? payment.checkoutUrl : null;
}

type Event = CustomerBookingDetailRow["events"][number];

const moveData = z.object({ from: z.iso.datetime() });

/** What concerns the customer; how a bank took its time, or a business corrected itself, does not. */
function customerEvents({ kind: written, actor, data, createdAt }: Event): CustomerBookingDetail["events"] {
  const kind = customerEventKinds.find((known) => known === written);
  if (kind === undefined) return [];
  const by = actor === "guest" || actor === "customer" ? "customer" : actor === "provider" ? actor : "system";
  const move = moveData.safeParse(kind === "rescheduled" ? data : undefined);
  return [
    {
      kind,
      by,
      created_at: createdAt.toISOString(),
      previous_start: move.data?.from ?? null,
    },
  ];
}
