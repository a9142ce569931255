import "server-only";
import { bookingReference } from "@/lib/bookings/reference";
import { staffNameColumns, staffNameOf } from "@/lib/bookings/staffName";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toBusinessPrefix } from "@/lib/db/mailKinds";
import { AppError } from "@/lib/errors/AppError";
import { profileColumns } from "@/lib/identity/accounts/profile";
import { serializePerson } from "@/lib/identity/serializers";
import { toSek } from "@/lib/money/ore";
import { contactMessagesFrom } from "../contactMessages";
import type { CustomerExport } from "../schemas";

const bookingColumns = {
  id: true,
  status: true,
  cancelReason: true,
  startsAt: true,
  durationMinutes: true,
  timeZone: true,
  deliveryMode: true,
  serviceId: true,
  serviceName: true,
  providerId: true,
  providerName: true,
  staffMember: { select: staffNameColumns },
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  totalOre: true,
  vatPercent: true,
  currency: true,
  createdAt: true,
  payment: { include: { refunds: { orderBy: { createdAt: "asc" } } } },
  events: { select: { kind: true, actor: true, createdAt: true }, orderBy: { id: "asc" } },
} satisfies Prisma.BookingSelect;

const columns = {
  ...profileColumns,
  passwordChangedAt: true,
  sessions: { orderBy: { createdAt: "asc" } },
  bookings: { select: bookingColumns, orderBy: [{ startsAt: "asc" }, { id: "asc" }] },
  reviews: {
    select: {
      id: true,
      bookingId: true,
      rating: true,
      comment: true,
      createdAt: true,
      updatedAt: true,
      reply: { select: { replyText: true, createdAt: true } },
    },
    orderBy: { createdAt: "asc" },
  },
} satisfies Prisma.UserSelect;

type Owner = Prisma.UserGetPayload<{ select: typeof columns }>;
type BookingRow = Owner["bookings"][number];

/**
 * Everything that is kept of a customer, as rows. What only bears their address (mails to it, messages written from
 * it) is theirs once the address is verified.
 * @throws AppError not_signed_in when the account was closed in the same moment
 */
export async function loadExport(userId: string) {
  const owner = await db().user.findFirst({
    where: { id: userId, role: "customer", disabledAt: null, erasedAt: null },
    select: columns,
  });
  if (owner === null) throw new AppError("not_signed_in");
  const isVerified = owner.emailVerifiedAt !== null;
  return {
    owner,
    mails: await mailsTo(owner, isVerified),
    contactMessages: isVerified ? await contactMessagesFrom(owner.email) : [],
  };
}

type ExportRows = Awaited<ReturnType<typeof loadExport>>;

function mailsTo(owner: Owner, isVerified: boolean) {
  const bookingIds = owner.bookings.map(({ id }) => id);
  return db().outboxMail.findMany({
    where: {
      OR: [
        { userId: owner.id },
        // Without the mails to the business, and the one that reports their review to the operator (REV-8).
        {
          bookingId: { in: bookingIds },
          NOT: { OR: [{ kind: { startsWith: toBusinessPrefix } }, { kind: "review_reported" }] },
        },
        ...(isVerified ? [{ recipient: owner.email }] : []),
      ],
    },
    select: { kind: true, recipient: true, createdAt: true, sentAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

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
