import { z } from "zod";
import { toLocale } from "@/lib/i18n/locales";
import { reportReasons } from "./limits";

/*
 * What the operator decides about reported reviews (docs/requirements.md, REV-10). It takes any connection:
 * `npm run reviews` needs the database and no other setting of the product.
 */

type Source = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> };

const reported = z.object({
  id: z.uuid(),
  companyName: z.string(),
  rating: z.number(),
  comment: z.string().nullable(),
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  createdAt: z.date(),
});
export type ReportedReview = z.infer<typeof reported>;

/** The reported reviews that nothing was decided about yet, the longest waiting first. */
export async function listReported(source: Source): Promise<ReportedReview[]> {
  const { rows } = await source.query(
    `SELECT r.id, p.company_name AS "companyName", r.rating, r.comment, report.reason, report.details,
       report.created_at AS "createdAt"
     FROM review_reports report JOIN reviews r ON r.id = report.review_id JOIN providers p ON p.id = r.provider_id
     WHERE NOT EXISTS (SELECT 1 FROM review_decisions d WHERE d.review_id = r.id)
     ORDER BY report.created_at, r.id`,
  );
  return z.array(reported).parse(rows);
}

const fallen = z.object({
  id: z.uuid(),
  companyName: z.string(),
  rating: z.number(),
  comment: z.string().nullable(),
  createdAt: z.date(),
  fellAwayAt: z.date(),
});
export type FallenReview = z.infer<typeof fallen>;

/** Reviews that do not count any more, since their visit was given back: a hundred, the latest first. */
export async function listFallen(source: Source): Promise<FallenReview[]> {
  const { rows } = await source.query(
    `SELECT r.id, p.company_name AS "companyName", r.rating, r.comment, r.created_at AS "createdAt",
       r.fell_away_at AS "fellAwayAt"
     FROM reviews r JOIN providers p ON p.id = r.provider_id
     WHERE r.fell_away_at IS NOT NULL ORDER BY r.fell_away_at DESC, r.id LIMIT 100`,
  );
  return z.array(fallen).parse(rows);
}

export type ReportDecision = { outcome: "kept" | "removed"; reason: string };

const decided = z.object({
  id: z.uuid(),
  providerId: z.uuid(),
  bookingId: z.uuid(),
  rating: z.number(),
  comment: z.string().nullable(),
  companyName: z.string(),
  businessEmail: z.string(),
  businessLocale: z.string(),
  authorEmail: z.string(),
  authorLocale: z.string(),
});
type Decided = z.infer<typeof decided>;

/**
 * Keeps or removes a reported review: recorded, done and mailed to the business, and to the author of a removed one, in one
 * transaction. A review that was kept can be decided again.
 * @param idPrefix the beginning of the review's id, or the number that the pages show
 * @returns how many reported reviews have such an id; only where it is one was anything done
 */
export async function decideReport(
  source: Source,
  idPrefix: string,
  decision: ReportDecision,
): Promise<number> {
  await source.query("BEGIN");
  try {
    const found = await lockReported(source, idPrefix);
    const [review] = found;
    if (review !== undefined && found.length === 1) await decide(source, review, decision);
    await source.query("COMMIT");
    return found.length;
  } catch (error) {
    await source.query("ROLLBACK");
    throw error;
  }
}

/** The visit and then the business, as whoever writes a review locks them: the averages follow a removal. */
async function lockReported(source: Source, idPrefix: string): Promise<Decided[]> {
  const { rows } = await source.query(
    `SELECT r.id, r.provider_id AS "providerId", r.booking_id AS "bookingId", r.rating, r.comment,
       p.company_name AS "companyName", p.email AS "businessEmail", owner.locale AS "businessLocale",
       b.customer_email AS "authorEmail", coalesce(author.locale, b.locale) AS "authorLocale"
     FROM review_reports report JOIN reviews r ON r.id = report.review_id JOIN bookings b ON b.id = r.booking_id
       JOIN providers p ON p.id = r.provider_id JOIN users owner ON owner.id = p.owner_user_id
       LEFT JOIN users author ON author.id = b.customer_id
     WHERE starts_with(r.id::text, lower($1)) FOR UPDATE OF b`,
    [idPrefix],
  );
  const found = z.array(decided).parse(rows);
  const providerIds = found.map(({ providerId }) => providerId);
  await source.query("SELECT id FROM providers WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE", [
    providerIds,
  ]);
  return found;
}

async function decide(source: Source, review: Decided, { outcome, reason }: ReportDecision): Promise<void> {
  const { id, providerId, bookingId, companyName, rating, comment } = review;
  await source.query(
    `INSERT INTO review_decisions (review_id, provider_id, booking_id, outcome, reason) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (review_id) DO UPDATE SET outcome = excluded.outcome, reason = excluded.reason, decided_at = now()`,
    [id, providerId, bookingId, outcome, reason],
  );
  await mail(source, review, {
    kind: "provider_review_decided",
    recipient: review.businessEmail,
    locale: review.businessLocale,
    payload: { reviewId: id, outcome, reason, companyName, rating },
  });
  if (outcome === "kept") return;
  await source.query("DELETE FROM reviews WHERE id = $1", [id]);
  await mail(source, review, {
    kind: "review_removed",
    recipient: review.authorEmail,
    locale: review.authorLocale,
    payload: { reason, companyName, rating, comment },
  });
}

type Mail = {
  kind: "provider_review_decided" | "review_removed";
  recipient: string;
  locale: string;
  payload: Record<string, unknown>;
};

/** As `enqueueMail` does it; an erased customer has no address any more. */
async function mail(
  source: Source,
  { providerId, bookingId }: Decided,
  { kind, recipient, locale, payload }: Mail,
): Promise<void> {
  if (recipient === "") return;
  await source.query(
    `WITH mail AS (
       INSERT INTO outbox_mails (kind, recipient, locale, provider_id, booking_id, payload)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
     )
     SELECT graphile_worker.add_job('send_mail', json_build_object('mailId', id), job_key => 'mail-' || id) FROM mail`,
    [kind, recipient, toLocale(locale), providerId, bookingId, JSON.stringify(payload)],
  );
}
