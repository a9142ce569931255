import "server-only";
import { pool } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { foldText } from "@/lib/text/foldText";
import { pastedEmail } from "@/lib/text/pasted";
import type { Suggestion } from "./schemas";

/** As many as one reads while somebody is on the phone. */
const most = 8;

// Without a limit of person ($2 null) all clients; a member sees those whom they have had, without contacts.
const clientsSql = `
  SELECT c.id, c.name, CASE WHEN $2::uuid IS NULL THEN c.phone END AS phone,
    CASE WHEN $2::uuid IS NULL THEN c.email END AS email, seen.visits::int AS visits, seen.last AS "lastVisit"
  FROM clients c
  CROSS JOIN LATERAL (
    SELECT count(*) AS visits, max(b.starts_at) FILTER (WHERE b.ends_at <= $3) AS last, max(b.starts_at) AS latest,
      bool_or(b.staff_member_id = $2) AS is_theirs
    FROM bookings b
    WHERE b.client_id = c.id AND b.provider_id = c.provider_id AND b.status IN ('confirmed', 'completed')
  ) seen
  WHERE c.provider_id = $1 AND ($2::uuid IS NULL OR seen.is_theirs)`;

// A name counts from the beginning of any of its words, as the list of clients reads it (`search_fold`), a number in any
// writing, an address from its beginning.
const suggestSql = `${clientsSql}
    AND (search_fold(c.name) LIKE $4 OR search_fold(c.name) LIKE '% ' || $4
      OR ($2::uuid IS NULL AND (lower(c.email) LIKE $5 OR c.phone_e164 LIKE $6)))
  ORDER BY seen.latest DESC NULLS LAST, lower(c.name), c.id
  LIMIT $7`;

type Row = Omit<Suggestion, "last_visit"> & { lastVisit: Date | null };

const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * The clients whom a typed text can mean: by the beginning of a name, an address or a number of at least four digits.
 * @param scope of the session; a member gets those they have had, without number and address
 */
export async function suggestClients(
  scope: BusinessScope,
  typed: string,
  nowMs: number,
): Promise<Suggestion[]> {
  const text = typed.trim().toLowerCase();
  if (text === "") return [];
  const { rows } = await pool().query<Row>(suggestSql, [
    ...askedBy(scope, nowMs),
    `${literally(foldText(text))}%`,
    `${literally(pastedEmail(text))}%`,
    numberPattern(text),
    most,
  ]);
  return rows.map(suggestion);
}

/** One client as they are suggested; null for one whom the session is not. */
export async function suggestedClient(
  scope: BusinessScope,
  clientId: string,
  nowMs: number,
): Promise<Suggestion | null> {
  const { rows } = await pool().query<Row>(`${clientsSql} AND c.id = $4`, [
    ...askedBy(scope, nowMs),
    clientId,
  ]);
  const [row] = rows;
  return row === undefined ? null : suggestion(row);
}

const askedBy = ({ providerId, staffMemberId }: BusinessScope, nowMs: number) => [
  providerId,
  staffMemberId,
  new Date(nowMs).toISOString(),
];

const suggestion = ({ lastVisit, ...row }: Row): Suggestion => ({
  ...row,
  last_visit: lastVisit?.toISOString() ?? null,
});

/**
 * The beginning of a number in E.164, which is too short to be read as a whole one (`phoneE164`); null, which nothing is
 * like, for a text that is none.
 */
function numberPattern(text: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const dialled = text.replaceAll("(0)", "").replace(/[^\d+]/g, "");
  const digits = dialled.replace(/\D/g, "");
  if (digits.length < 4) return null;
  if (/^(\+|00)/.test(dialled)) return `+${digits.replace(/^00/, "")}%`;
  return `+46${digits.replace(/^0/, "")}%`;
}
