import "server-only";
import { customerActor, openTo, type Proof } from "@/lib/bookings/access";
import { reviewRefusal } from "@/lib/bookings/customer/customerRules";
import { lockFound } from "@/lib/bookings/lockBooking";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { phoneE164 } from "@/lib/clients/phoneE164";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { mailboxOf } from "@/lib/identity/addresses/mailboxOf";
import { authorIdOf } from "./authorId";
import type { ReviewFacts } from "./views";

type Written = { rating: number; comment: string | null };

const reviewed = {
  id: true,
  providerId: true,
  customerId: true,
  customerEmail: true,
  customerPhone: true,
  customer: { select: { phone: true } },
  serviceId: true,
  status: true,
  source: true,
  payment: { select: { status: true, amountOre: true, refundedOre: true } },
  review: { select: { id: true, createdAt: true, userId: true } },
} satisfies Prisma.BookingSelect;
type Reviewed = Prisma.BookingGetPayload<{ select: typeof reviewed }>;

const columns = {
  id: true,
  providerId: true,
  rating: true,
  comment: true,
  createdAt: true,
  userId: true,
  serviceId: true,
  service: { select: { name: true } },
  reply: { select: { replyText: true, createdAt: true } },
} satisfies Prisma.ReviewSelect;

/**
 * Writes the review of a completed booking, or changes it within 30 days. A booking has one: of two calls at once the
 * second changes the review. Triggers update the business's average.
 * @throws AppError not_signed_in, not_found; own_business; not_completed; not_paid for a visit that was not booked and paid
 *   online, or given back; review_closed
 */
export async function writeReview(
  bookingId: string,
  proof: Proof,
  { nowMs, ...written }: Written & { nowMs: number },
): Promise<ReviewFacts> {
  const where = await openTo(bookingId, proof, nowMs);
  return inTransaction(async (tx) => {
    await lockAccount(tx, proof.customerId);
    await lockFound(tx, where);
    const booking = await tx.booking.findFirst({ where, select: reviewed });
    if (booking === null) throw new AppError("not_found");
    const refusal = reviewRefusal(booking, nowMs);
    if (refusal !== null) throw new AppError(refusal);
    if (await isOfBusiness(tx, booking)) throw new AppError("own_business");
    // Triggers update the averages of business and service; removing a service locks in the same order.
    await lockCatalogue(tx, booking.providerId);
    return save(tx, booking, written, { userId: customerActor(booking, proof).actorUserId, nowMs });
  });
}

/** Locks the account before the booking, in the order of its erasure, so that they cannot deadlock. */
async function lockAccount(tx: Tx, customerId: string | null): Promise<void> {
  if (customerId === null) return;
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${customerId}::uuid FOR KEY SHARE`;
}

/**
 * Whether the customer is somebody who signs in, or has signed in, for the business, or whom it can be reached by: by account,
 * by mailbox or by telephone number, whichever way that is written.
 */
async function isOfBusiness(tx: Tx, booking: Reviewed): Promise<boolean> {
  const { email, contactEmail, phone, locations, members } = await tx.provider.findUniqueOrThrow({
    where: { id: booking.providerId },
    select: {
      email: true,
      contactEmail: true,
      phone: true,
      locations: { select: { phone: true } },
      members: { select: { userId: true, user: { select: { email: true, phone: true } } } },
    },
  });
  if (members.some(({ userId }) => userId === booking.customerId)) return true;
  const users = members.map(({ user }) => user);
  const mailboxes = [email, contactEmail, ...users.map((user) => user.email)].map((each) =>
    each === null ? null : mailboxOf(each),
  );
  if (mailboxes.includes(mailboxOf(booking.customerEmail))) return true;
  const own = new Set(
    [phone, ...locations.map((place) => place.phone), ...users.map((user) => user.phone)].map(numberOf),
  );
  return [booking.customerPhone, booking.customer?.phone]
    .map(numberOf)
    .some((each) => each !== null && own.has(each));
}

const numberOf = (written: string | null | undefined): string | null =>
  written === null || written === undefined ? null : phoneE164(written);

type Author = { userId: string | null; nowMs: number };

async function save(
  tx: Tx,
  { review, ...booking }: Reviewed,
  written: Written,
  { userId, nowMs }: Author,
): Promise<ReviewFacts> {
  const now = new Date(nowMs);
  const saved =
    review === null
      ? await tx.review.create({
          data: {
            providerId: booking.providerId,
            bookingId: booking.id,
            serviceId: booking.serviceId,
            userId,
            createdAt: now,
            updatedAt: now,
            ...written,
          },
          select: columns,
        })
      : await tx.review.update({
          where: { id: review.id },
          // A guest's review becomes the account's once it is changed from there. Naming the account again would wait
          // for its erasure, and whoever comes by the link has not locked it.
          data: { ...written, ...(review.userId === null && userId !== null && { userId }), updatedAt: now },
          select: columns,
        });
  const { service, reply, createdAt, userId: savedUserId, ...facts } = saved;
  return {
    ...facts,
    authorId: authorIdOf({ userId: savedUserId, providerId: facts.providerId }),
    createdAtIso: createdAt.toISOString(),
    serviceName: service.name,
    reply: reply && { text: reply.replyText, createdAtIso: reply.createdAt.toISOString() },
  };
}
