import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { networkOf } from "@/lib/http/network";
import { throttle } from "@/lib/http/throttle";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { mailboxOf } from "@/lib/identity/addresses/mailboxOf";
import { type LoadedBooking, loadBookings } from "../bookingFacts";

/*
 * Lost links, found again by the e-mail address alone. They only ever go by mail, to that address; no link is made anew and
 * none ends (docs/decisions/0015).
 */

const hour = 60 * 60;
const dayMs = 24 * 60 * 60_000;

/** How long a visit is listed after its end. Links work longer than that (`linkEndsAt`), so that each listed one opens. */
const listedAfterMs = 30 * dayMs;
/** In one mail: more than anybody has ahead; whoever has more finds them by the account. */
const listedAtMost = 20;

const requestsFromAddress = throttle("find_bookings_address", {
  points: 30,
  seconds: hour,
  byNetwork: true,
});
/** By recipient and network address, so that a stranger does not use up what the recipient asks for. */
const requestsFromNetwork = throttle("find_bookings_network", { points: 3, seconds: hour });
/** From however many network addresses: nobody's mailbox is filled. When they are used up, it has links that work. */
const requestsForRecipient = throttle("find_bookings_recipient", { points: 10, seconds: hour });

/**
 * Has the links of all bookings of an e-mail address mailed there. Whether there are any is looked up by a job, so that
 * neither the answer nor its time tells; nor does it tell when the address got as many mails as it may.
 * @param email trimmed, in lower case
 * @param address the caller's network address
 * @throws AppError too_many_requests for a network address that asks too often
 */
export async function requestBookings(email: string, address: string): Promise<void> {
  await requestsFromAddress.take(address);
  const mailbox = mailboxOf(email);
  const isAllowed =
    (await requestsFromNetwork.allows(`${networkOf(address)} ${mailbox}`)) &&
    (await requestsForRecipient.allows(mailbox));
  if (!isAllowed) return;
  // Asked twice before the job has run, it is one mail.
  const key = `bookings-${createHash("sha256").update(email).digest("base64url")}`;
  await addJob(db(), "mail_bookings", { email }, { key });
}

export type FoundBookings = {
  /** Of guests, each opened by the link in the mail: those to come, soonest first, then those that were, latest first. */
  bookings: LoadedBooking[];
  /** Whether the address is that of an account which has such bookings: they are opened by signing in. */
  hasAccount: boolean;
  /** That of the first booking, or of the account; null when nothing was found. */
  locale: Locale | null;
};

const foundRows = z.array(z.object({ id: z.uuid(), isOfAccount: z.boolean(), locale: z.string() }));

/**
 * The bookings of an e-mail address that are to come or ended in the last 30 days, cancelled ones included. Those of which
 * the business chose to send no mails are left out: it typed the address, which nobody has confirmed.
 * @param email in lower case
 */
export async function findBookingsOf(email: string, nowMs: number): Promise<FoundBookings> {
  const now = new Date(nowMs);
  const since = new Date(nowMs - listedAfterMs);
  const rows = foundRows.parse(
    await db().$queryRaw`
      WITH account AS (
        SELECT id, locale FROM users
        WHERE email = ${email} AND role = 'customer' AND disabled_at IS NULL AND erased_at IS NULL
      ), found AS (
        SELECT id, false AS "isOfAccount", locale, status, starts_at, ends_at FROM bookings
        WHERE customer_id IS NULL AND lower(customer_email) = ${email} AND notifies_customer
          AND confirmed_at IS NOT NULL AND ends_at > ${since}
        UNION ALL
        SELECT b.id, true, account.locale, b.status, b.starts_at, b.ends_at
        FROM bookings b JOIN account ON account.id = b.customer_id
        WHERE b.confirmed_at IS NOT NULL AND b.ends_at > ${since}
      )
      SELECT id::text AS id, "isOfAccount", locale FROM found
      ORDER BY (status = 'confirmed' AND ends_at > ${now}) DESC,
        CASE WHEN status = 'confirmed' AND ends_at > ${now} THEN starts_at END, starts_at DESC, id`,
  );
  const guests = rows.filter(({ isOfAccount }) => !isOfAccount).slice(0, listedAtMost);
  const [first] = guests.length > 0 ? guests : rows;
  return {
    bookings: await loadBookings(guests.map(({ id }) => id)),
    hasAccount: rows.some(({ isOfAccount }) => isOfAccount),
    locale: first === undefined ? null : toLocale(first.locale),
  };
}

/** The job: writes the mail, in the language that was booked in, unless nothing was found. */
export async function mailBookings(email: string, nowMs: number): Promise<void> {
  const { locale } = await findBookingsOf(email, nowMs);
  if (locale === null) return;
  await inTransaction((tx) => enqueueMail(tx, { kind: "found_bookings", recipient: email, locale }));
}
