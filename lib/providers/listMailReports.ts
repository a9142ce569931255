import { z } from "zod";
import { isStoppedSql } from "./mailStanding";

/* What recipients reported of businesses' mails. It takes any connection: `npm run mail-reports` needs no other setting. */

type Source = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> };

const reported = z.object({
  providerId: z.uuid(),
  companyName: z.string(),
  email: z.string(),
  mailboxes: z.int(),
  sent: z.int(),
  kinds: z.array(z.string()),
  lastAt: z.date(),
  isStopped: z.boolean(),
});
export type ReportedBusiness = z.infer<typeof reported>;

/**
 * The businesses of which mails were reported, the latest report first. `sent`: all mails in their name to whom they chose;
 * `isStopped`: whether their mails to people who never paid them are stopped.
 */
export async function listMailReports(source: Source): Promise<ReportedBusiness[]> {
  const { rows } = await source.query(
    `SELECT p.id AS "providerId", p.company_name AS "companyName", p.email,
       count(DISTINCT mailbox_of(m.recipient))::int AS mailboxes,
       (SELECT count(*) FROM outbox_mails s WHERE s.provider_id = p.id
          AND s.kind IN ('booking_confirmed', 'payment_link', 'member_invitation'))::int AS sent,
       array_agg(DISTINCT m.kind) AS kinds, max(m.reported_at) AS "lastAt", ${isStoppedSql("p.id")} AS "isStopped"
     FROM outbox_mails m JOIN providers p ON p.id = m.provider_id
     WHERE m.reported_at IS NOT NULL
     GROUP BY p.id ORDER BY max(m.reported_at) DESC, p.id`,
  );
  return z.array(reported).parse(rows);
}
