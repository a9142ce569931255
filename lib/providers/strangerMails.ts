import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";

/*
 * Mails to people whose address a business types and who have never paid it through the product (MAIL-2): anybody can register a
 * business, and write to whom they like in the product's name.
 */

/** Why a mail is not sent: the day's number is reached, or the recipient reported an earlier one. */
export type Withheld = "limit" | "reported";

type About = {
  providerId: string;
  recipient: string;
  /** How many mails are to be sent. */
  count?: number;
};

/** Far more than one books by hand (`ownMailLimits.ts`). */
const mostADay = 500;

const row = z.object({ isReported: z.boolean(), isKnown: z.boolean(), paid: z.int(), sent: z.int() });

/**
 * Whether mails of a business to a mailbox have to be left out; null when they may be sent. Counts the rows of the outbox within a
 * day under a lock of the business's mails, which is taken after every other lock of the transaction that writes them.
 */
export async function withheldFrom(
  tx: Tx,
  { providerId, recipient, count = 1 }: About,
): Promise<Withheld | null> {
  if (recipient === "" || count === 0) return null;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${providerId}, 9))`;
  const [found] = await tx.$queryRaw<unknown[]>`
    WITH paid AS (
      SELECT mailbox_of(b.customer_email) AS mailbox, max(p.paid_at) AS at
      FROM payments p JOIN bookings b ON b.id = p.booking_id
      WHERE p.provider_id = ${providerId}::uuid AND p.paid_at IS NOT NULL AND p.refunded_ore < p.amount_ore
      GROUP BY 1
    )
    SELECT
      EXISTS (SELECT 1 FROM outbox_mails m WHERE m.provider_id = ${providerId}::uuid AND m.reported_at IS NOT NULL
        AND mailbox_of(m.recipient) = mailbox_of(${recipient}::text)) AS "isReported",
      EXISTS (SELECT 1 FROM paid WHERE mailbox = mailbox_of(${recipient}::text)) AS "isKnown",
      (SELECT count(*) FROM paid WHERE at > now() - interval '1 year')::int AS paid,
      (SELECT count(*) FROM outbox_mails m LEFT JOIN bookings b ON b.id = m.booking_id
        WHERE m.provider_id = ${providerId}::uuid AND m.created_at > now() - interval '1 day'
          AND m.kind IN ('booking_confirmed', 'payment_link', 'member_invitation') AND b.source IS DISTINCT FROM 'online'
          AND NOT EXISTS (SELECT 1 FROM paid WHERE mailbox = mailbox_of(m.recipient)))::int AS sent`;
  const { isReported, isKnown, paid, sent } = row.parse(found);
  if (isReported) return "reported";
  if (isKnown) return null;
  const most = Math.min(mostADay, env().STRANGER_MAILS_PER_DAY * (1 + paid));
  return sent + count > most ? "limit" : null;
}

/**
 * The same where nothing is done without the mail.
 * @throws AppError stranger_mails_limit with `Retry-After`; mail_reported
 */
export async function assertMayMailStranger(tx: Tx, about: About): Promise<void> {
  const withheld = await withheldFrom(tx, about);
  if (withheld === "reported") throw new AppError("mail_reported");
  if (withheld === "limit") throw new AppError("stranger_mails_limit", { retryAfterSeconds: 60 * 60 });
}
