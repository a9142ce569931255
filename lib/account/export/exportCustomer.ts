import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toBusinessPrefix } from "@/lib/db/mailKinds";
import { AppError } from "@/lib/errors/AppError";
import { profileColumns } from "@/lib/identity/accounts/profile";
import { serializePerson } from "@/lib/identity/serializers";
import { contactMessagesFrom } from "../contactMessages";
import type { CustomerExport } from "../schemas";
import { exportedCustomerBookingColumns, serializeExportedCustomerBooking } from "./exportedCustomerBooking";

const columns = {
  ...profileColumns,
  passwordChangedAt: true,
  sessions: { orderBy: { createdAt: "asc" } },
  passkeys: {
    select: { name: true, createdAt: true, lastUsedAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
  bookings: { select: exportedCustomerBookingColumns, orderBy: [{ startsAt: "asc" }, { id: "asc" }] },
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
  favourites: {
    select: { createdAt: true, provider: { select: { id: true, companyName: true } } },
    orderBy: [{ createdAt: "asc" }, { providerId: "asc" }],
  },
  dismissals: {
    select: { bookingId: true, createdAt: true },
    orderBy: [{ createdAt: "asc" }, { bookingId: "asc" }],
  },
} satisfies Prisma.UserSelect;

type Owner = Prisma.UserGetPayload<{ select: typeof columns }>;

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
    clients: isVerified ? await clientsOf(owner) : [],
  };
}

type ExportRows = Awaited<ReturnType<typeof loadExport>>;

/** Those of the account; what it may be linked to, `clientFor` says. */
function clientsOf({ id }: Owner) {
  return db().client.findMany({
    where: { userId: id },
    select: {
      name: true,
      phone: true,
      email: true,
      createdAt: true,
      provider: { select: { companyName: true } },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

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
export function serializeExport(rows: ExportRows, now: Date): CustomerExport {
  const { owner, mails, contactMessages, clients } = rows;
  const { passwordChangedAt, sessions, passkeys, bookings, reviews, favourites, dismissals, ...profile } =
    owner;
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
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: iso(lastUsedAt),
    })),
    bookings: bookings.map(serializeExportedCustomerBooking),
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
    clients: clients.map(({ provider, createdAt, ...contact }) => ({
      business: provider.companyName,
      ...contact,
      since: createdAt.toISOString(),
    })),
    favourites: favourites.map(({ provider, createdAt }) => ({
      provider_id: provider.id,
      business: provider.companyName,
      created_at: createdAt.toISOString(),
    })),
    dismissedSuggestions: dismissals.map(({ bookingId, createdAt }) => ({
      booking_id: bookingId,
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
