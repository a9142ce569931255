import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

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
export async function assertMayMail(tx: Tx, { providerId, recipient }: About): Promise<void> {
  if (recipient === "") return;
  const { owner } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { owner: { select: { emailVerifiedAt: true } } },
  });
  if (owner.emailVerifiedAt === null) throw new AppError("customer_mails_unconfirmed");
  // By the clock, as the rows are dated.
  const now = Date.now();
  const [row] = await tx.$queryRaw<unknown[]>`
    SELECT count(*) FILTER (WHERE mailbox_of(m.recipient) = mailbox_of(${recipient}::text))::int AS "toAddress",
      count(*)::int AS "inAll", min(m.created_at) AS oldest
    FROM outbox_mails m JOIN bookings b ON b.id = m.booking_id AND b.provider_id = m.provider_id
    WHERE m.provider_id = ${providerId}::uuid AND m.created_at > ${new Date(now - dayMs)}
      AND b.source <> 'online' AND m.recipient = b.customer_email`;
  const { toAddress, inAll, oldest } = countsRow.parse(row);
  if (toAddress < mostToAddress && inAll < mostOfBusiness) return;
  const freeAtMs = (oldest?.getTime() ?? now) + dayMs;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAtMs - now) / 1000));
  throw new AppError("customer_mails_limit", { retryAfterSeconds });
}

/**
 * The same for a change of a booking that its customer would be told of; one that they made online is not limited.
 * @throws AppError customer_mails_unconfirmed; customer_mails_limit
 */
export async function assertMayTell(tx: Tx, bookingId: string): Promise<void> {
  const { source, notifiesCustomer, ...about } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { source: true, notifiesCustomer: true, providerId: true, customerEmail: true },
  });
  if (source === "online" || !notifiesCustomer) return;
  await assertMayMail(tx, { providerId: about.providerId, recipient: about.customerEmail });
}
