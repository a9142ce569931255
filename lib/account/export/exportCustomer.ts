import "server-only";
import { staffNameColumns } from "@/lib/bookings/staffName";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { toBusinessPrefix } from "@/lib/db/mailKinds";
import { AppError } from "@/lib/errors/AppError";
import { profileColumns } from "@/lib/identity/accounts/profile";
import { contactMessagesFrom } from "../contactMessages";

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

export type ExportRows = Awaited<ReturnType<typeof loadExport>>;

function mailsTo(owner: Owner, isVerified: boolean) {
  const bookingIds = owner.bookings.map(({ id }) => id);
  return db().outboxMail.findMany({
    where: {
      OR: [
        { userId: owner.id },
        // Neither what the business was told of a visit, nor that it reported the review to us (REV-8).
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
