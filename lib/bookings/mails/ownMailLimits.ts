import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { refusedFor } from "@/lib/providers/strangerMails";

/*
 * Who may be mailed about what a business books itself: it types the address and much of the text, and anybody can register
 * a business.
 */

const dayMs = 24 * 60 * 60 * 1000;
/** To one address within a day: a visit with its link, a few moves of it, and its reminder. */
const mostToAddress = 10;
/** Of one business within a day: far more than one books by hand. */
const mostOfBusiness = 500;

type About = { providerId: string; recipient: string };

const countsRow = z.object({
  toAddress: z.int(),
  inAll: z.int(),
  oldest: z.date().nullable(),
});

/**
 * That the business may have one more mail sent to a customer of its own bookings. Counts the rows of the outbox, so that what
 * is refused counts for none; exact where the caller holds the calendar's lock.
 * @throws AppError customer_mails_unconfirmed while the owner's address is not confirmed; customer_mails_limit with
 *   `Retry-After`
 */
export async function assertMayMail(tx: Tx, about: About): Promise<void> {
  const refusal = await mailRefusal(tx, about);
  if (refusal !== null) throw refusal;
}

async function mailRefusal(tx: Tx, { providerId, recipient }: About): Promise<AppError | null> {
  if (recipient === "") return null;
  const { owner } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { owner: { select: { emailVerifiedAt: true } } },
  });
  if (owner.emailVerifiedAt === null) return new AppError("customer_mails_unconfirmed");
  // By the clock, as the rows are dated.
  const now = Date.now();
  const [row] = await tx.$queryRaw<unknown[]>`
    SELECT count(*) FILTER (WHERE mailbox_of(m.recipient) = mailbox_of(${recipient}::text))::int AS "toAddress",
      count(*)::int AS "inAll", min(m.created_at) AS oldest
    FROM outbox_mails m JOIN bookings b ON b.id = m.booking_id AND b.provider_id = m.provider_id
    WHERE m.provider_id = ${providerId}::uuid AND m.created_at > ${new Date(now - dayMs)}
      AND b.source <> 'online' AND m.recipient = b.customer_email`;
  const { toAddress, inAll, oldest } = countsRow.parse(row);
  if (toAddress < mostToAddress && inAll < mostOfBusiness) return null;
  const freeAtMs = (oldest?.getTime() ?? now) + dayMs;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAtMs - now) / 1000));
  return new AppError("customer_mails_limit", { retryAfterSeconds });
}

/**
 * The same for a change of a booking that its customer would be told of; one that they made online is not limited.
 * @throws AppError customer_mails_unconfirmed; customer_mails_limit
 */
export async function assertMayTell(tx: Tx, bookingId: string): Promise<void> {
  const { isOwn, notifiesCustomer, ...about } = await told(tx, bookingId);
  if (isOwn && notifiesCustomer) await assertMayMail(tx, about);
}

/**
 * Whether a mail about a booking may repeat what the business writes to its customer: about its own bookings within the limits
 * alone, and not to a mailbox that it may not write to (MAIL-3, MAIL-4). A cancellation and a refund are told without it.
 */
export async function mayAddWords(tx: Tx, bookingId: string): Promise<boolean> {
  const { isOwn, providerId, recipient } = await told(tx, bookingId);
  if (!isOwn) return true;
  const about = { providerId, recipient };
  return (await mailRefusal(tx, about)) === null && (await refusedFor(about, tx)) === null;
}

async function told(tx: Tx, bookingId: string) {
  const { source, customerEmail, ...booking } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { source: true, notifiesCustomer: true, providerId: true, customerEmail: true },
  });
  return { ...booking, recipient: customerEmail, isOwn: source !== "online" };
}
