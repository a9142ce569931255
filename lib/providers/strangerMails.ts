import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { isStoppedSql, paidSql } from "./mailStanding";

/*
 * Mails to people whose address a business types and who have never paid it through the product (MAIL-2, MAIL-4): anybody
 * can register a business, and write to whom they like in the product's name.
 */

/**
 * Why a mail is not sent: the day's number is reached, the recipient reported an earlier one, or so many others did that
 * the business's mails to strangers are stopped.
 */
export type Withheld = "limit" | "reported" | "stopped";

type Mailed = { providerId: string; recipient: string };
type About = Mailed & {
  /** How many mails are to be sent. */
  count?: number;
};

/** Far more than one books by hand (`ownMailLimits.ts`). */
const mostADay = 500;

const standing = z.object({
  isReported: z.boolean(),
  isKnown: z.boolean(),
  isStopped: z.boolean(),
  paid: z.int(),
});

/** Its id, as the first value of a query. */
const business = "$1::uuid";

/** How a business stands with a mailbox; the mailboxes that paid it within a year are counted. */
async function standingWith(source: Tx, { providerId, recipient }: Mailed) {
  const [found] = await source.$queryRawUnsafe<unknown[]>(
    `WITH paid AS (${paidSql(business)})
     SELECT
       EXISTS (SELECT 1 FROM outbox_mails m WHERE m.provider_id = ${business} AND m.reported_at IS NOT NULL
         AND mailbox_of(m.recipient) = mailbox_of($2::text)) AS "isReported",
       EXISTS (SELECT 1 FROM paid WHERE mailbox = mailbox_of($2::text)) AS "isKnown",
       ${isStoppedSql(business)} AS "isStopped",
       (SELECT count(*) FROM paid WHERE at > now() - interval '1 year')::int AS paid`,
    providerId,
    recipient,
  );
  return standing.parse(found);
}

/** Why a mailbox gets no more mails of a business, whatever the day; null when it may. */
export async function refusedFor(mailed: Mailed, source: Tx = db()): Promise<"reported" | "stopped" | null> {
  return whyRefused(await standingWith(source, mailed));
}

function whyRefused({ isReported, isKnown, isStopped }: z.infer<typeof standing>) {
  if (isReported) return "reported";
  return isStopped && !isKnown ? "stopped" : null;
}

/**
 * The lock of the mails of a business and of others whose owner has the same mailbox, taken after every other lock of the
 * transaction.
 */
export async function lockMailsOf(tx: Tx, providerId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(mailbox_of(u.email), 9))
    FROM providers p JOIN users u ON u.id = p.owner_user_id WHERE p.id = ${providerId}::uuid`;
}

/** Whether a business's mails to strangers are stopped. */
export async function areMailsStopped(tx: Tx, providerId: string): Promise<boolean> {
  return (await standingWith(tx, { providerId, recipient: "" })).isStopped;
}

/** The businesses whose owner has the mailbox of this one's: a tag in the address makes any number of them. */
const sameMailbox = `
  SELECT p.id FROM providers o JOIN users owner ON owner.id = o.owner_user_id
  JOIN users u ON mailbox_of(u.email) = mailbox_of(owner.email) JOIN providers p ON p.owner_user_id = u.id
  WHERE o.id = ${business}`;

/**
 * Whether mails of a business to a mailbox have to be left out; null when they may be sent. Counts the rows of the outbox
 * within a day, of all businesses of the owner's mailbox, under the lock of their mails.
 */
export async function withheldFrom(tx: Tx, { count = 1, ...mailed }: About): Promise<Withheld | null> {
  if (mailed.recipient === "" || count === 0) return null;
  const { providerId } = mailed;
  await lockMailsOf(tx, providerId);
  const found = await standingWith(tx, mailed);
  const refused = whyRefused(found);
  if (refused !== null || found.isKnown) return refused;
  const [row] = await tx.$queryRawUnsafe<{ sent: number }[]>(
    `SELECT count(*)::int AS sent FROM outbox_mails m LEFT JOIN bookings b ON b.id = m.booking_id
     WHERE m.provider_id IN (${sameMailbox}) AND m.created_at > now() - interval '1 day'
       AND m.kind IN ('booking_confirmed', 'payment_link', 'member_invitation') AND b.source IS DISTINCT FROM 'online'
       AND NOT EXISTS (SELECT 1 FROM (${paidSql(business)}) paid WHERE mailbox = mailbox_of(m.recipient))`,
    providerId,
  );
  const most = Math.min(mostADay, env().STRANGER_MAILS_PER_DAY * (1 + found.paid));
  return (row?.sent ?? 0) + count > most ? "limit" : null;
}

/**
 * The same where nothing is done without the mail.
 * @throws AppError stranger_mails_limit with `Retry-After`; mail_reported; stranger_mails_stopped
 */
export async function assertMayMailStranger(tx: Tx, about: About): Promise<void> {
  const withheld = await withheldFrom(tx, about);
  if (withheld === "reported") throw new AppError("mail_reported");
  if (withheld === "stopped") throw new AppError("stranger_mails_stopped");
  if (withheld === "limit") throw new AppError("stranger_mails_limit", { retryAfterSeconds: 60 * 60 });
}
