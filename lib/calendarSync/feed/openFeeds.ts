import "server-only";
import { pool } from "@/lib/db/client";
import { toLocale } from "@/lib/i18n/locales";

type FeedRow = {
  id: string;
  providerId: string;
  staffMemberId: string | null;
  companyName: string;
  /** Of the person; null for the whole business. */
  personName: string | null;
  includesAbsences: boolean;
  locale: string;
  fetchedAt: Date | null;
  createdAt: Date;
};

// While the person works there, the business is open, and whoever made the link still signs in there: for the whole
// business as an owner.
const openFeedsSql = `
  SELECT f.id, f.provider_id AS "providerId", f.staff_member_id AS "staffMemberId", p.company_name AS "companyName",
    s.name AS "personName", f.includes_absences AS "includesAbsences", f.locale, f.fetched_at AS "fetchedAt",
    f.created_at AS "createdAt"
  FROM calendar_feeds f
  JOIN providers p ON p.id = f.provider_id AND p.closed_at IS NULL
  JOIN users u ON u.id = f.made_by AND u.disabled_at IS NULL AND u.erased_at IS NULL
  LEFT JOIN staff_members s ON s.id = f.staff_member_id
  WHERE (f.staff_member_id IS NULL OR (s.removed_at IS NULL AND NOT s.is_implicit))
    AND EXISTS (
      SELECT FROM provider_members m
      WHERE m.provider_id = f.provider_id AND m.user_id = f.made_by AND m.ended_at IS NULL
        AND (m.role = 'owner' OR m.staff_member_id = f.staff_member_id))`;

/** The links of a business that work. */
export async function openFeeds(providerId: string): Promise<FeedRow[]> {
  const { rows } = await pool().query<FeedRow>(`${openFeedsSql} AND f.provider_id = $1`, [providerId]);
  return rows;
}

/** What a link opens, by the hash of its token; null for one that does not work, or not any more. */
export async function findOpenFeed(tokenHash: Uint8Array) {
  const { rows } = await pool().query<FeedRow>(`${openFeedsSql} AND f.token_hash = $1`, [
    Buffer.from(tokenHash),
  ]);
  const [feed] = rows;
  return feed === undefined ? null : { ...feed, locale: toLocale(feed.locale) };
}
export type OpenFeed = NonNullable<Awaited<ReturnType<typeof findOpenFeed>>>;
