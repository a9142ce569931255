import { bookingReference } from "@/lib/bookings/reference";
import { staffNameOf } from "@/lib/bookings/staffName";
import { serializePerson } from "@/lib/identity/serializers";
import { toSek } from "@/lib/money/ore";
import type { ExportRows } from "./export/exportCustomer";
import type { CustomerExport } from "./schemas";

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

type Owner = ExportRows["owner"];
type BookingRow = Owner["bookings"][number];

/** Everything that is kept of a customer in the contract's shape. */
export function serializeExport({ owner, mails, contactMessages }: ExportRows, now: Date): CustomerExport {
  const { passwordChangedAt, sessions, bookings, reviews, ...profile } = owner;
  return {
    exportedAt: now.toISOString(),
    account: {
      ...serializePerson(profile),
      emailVerifiedAt: iso(profile.emailVerifiedAt),
      passwordChangedAt: passwordChangedAt.toISOString(),
    },
    sessions: sessions.map((session) => ({
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      endedAt: iso(session.revokedAt),
      userAgent: session.userAgent,
      ipAddress: session.ipAddress,
    })),
    bookings: bookings.map(serializeBooking),
    reviews: reviews.map(serializeReview),
    mails: mails.map((mail) => ({
      kind: mail.kind,
      recipient: mail.recipient,
      created_at: mail.createdAt.toISOString(),
      sent_at: iso(mail.sentAt),
    })),
    contactMessages: contactMessages.map(({ createdAt, ...message }) => ({
      ...message,
      created_at: createdAt.toISOString(),
    })),
  };
}

function serializeBooking(row: BookingRow): CustomerExport["bookings"][number] {
  return {
    id: row.id,
    reference: bookingReference(row.id),
    status: row.status,
    cancel_reason: row.cancelReason,
    booking_date: row.startsAt.toISOString(),
    duration_minutes: row.durationMinutes,
    time_zone: row.timeZone,
    delivery_mode: row.deliveryMode,
    service_id: row.serviceId,
    service_name: row.serviceName,
    provider_id: row.providerId,
    provider_name: row.providerName,
    staff_name: staffNameOf(row.staffMember),
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    customer_phone: row.customerPhone,
    total_amount: toSek(row.totalOre),
    vat_percent: row.vatPercent,
    currency: row.currency,
    created_at: row.createdAt.toISOString(),
    payment: row.payment && serializePayment(row.payment),
    events: row.events.map(({ kind, actor, createdAt }) => ({
      kind,
      actor,
      created_at: createdAt.toISOString(),
    })),
  };
}

function serializePayment(payment: NonNullable<BookingRow["payment"]>) {
  return {
    status: payment.status,
    amount: toSek(payment.amountOre),
    refunded_amount: toSek(payment.refundedOre),
    currency: payment.currency,
    customer_name: payment.customerName,
    customer_email: payment.customerEmail,
    paid_at: iso(payment.paidAt),
    receipt_url: payment.receiptUrl,
    refunds: payment.refunds.map(({ amountOre, reason, status, createdAt }) => ({
      amount: toSek(amountOre),
      reason,
      status,
      created_at: createdAt.toISOString(),
    })),
  };
}

function serializeReview(row: Owner["reviews"][number]): CustomerExport["reviews"][number] {
  const { reply } = row;
  return {
    id: row.id,
    booking_id: row.bookingId,
    rating: row.rating,
    comment: row.comment,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    reply: reply && { reply_text: reply.replyText, created_at: reply.createdAt.toISOString() },
  };
}
