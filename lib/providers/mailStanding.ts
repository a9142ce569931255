/*
 * How a business stands with the people whose address it typed. SQL alone, since `npm run mail-reports` reads it by a connection of
 * its own.
 */

/** So many mailboxes that never paid a business, reporting its mails within this time, stop its mails to such people (MAIL-4). */
export const reportsToStop = 3;
export const reportsCountDays = 90;
/** A business that is paid online by many is reported by some of them: one report more for each so many. */
export const paidForOneMore = 20;

/** The mailboxes that have paid a business through the product and were not given everything back, with when. @param providerId as SQL */
export const paidSql = (providerId: string) => `
  SELECT mailbox_of(b.customer_email) AS mailbox, max(p.paid_at) AS at
  FROM payments p JOIN bookings b ON b.id = p.booking_id
  WHERE p.provider_id = ${providerId} AND p.paid_at IS NOT NULL AND p.refunded_ore < p.amount_ore
  GROUP BY 1`;

/** Whether a business's mails to people who never paid it are stopped. @param providerId as SQL */
export const isStoppedSql = (providerId: string) => `
  (SELECT count(DISTINCT mailbox_of(m.recipient)) FROM outbox_mails m
    WHERE m.provider_id = ${providerId} AND m.reported_at > now() - interval '${reportsCountDays} days'
      AND mailbox_of(m.recipient) NOT IN (SELECT mailbox FROM (${paidSql(providerId)}) paid WHERE mailbox IS NOT NULL))
  >= ${reportsToStop} + (SELECT count(*) FROM (${paidSql(providerId)}) paid WHERE at > now() - interval '1 year') / ${paidForOneMore}`;
