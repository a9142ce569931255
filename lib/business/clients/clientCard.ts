import "server-only";
import { loadNotes } from "@/lib/clients/notes";
import type { ClientCard, ClientVisit } from "@/lib/clients/schemas";
import { pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { toSek } from "@/lib/money/ore";
import { refusedFor } from "@/lib/providers/strangerMails";
import { type ListedRow, listedClient, listedColumnsSql, visitFiguresSql } from "./clientList";
import { todaysVisits } from "./reachedClient";
import { spentOreSql } from "./spent";

/** Visits on a card; whoever has more is shown the latest. */
const visitsShown = 500;

type CardRow = ListedRow & { since: Date; has_account: boolean };
type VisitRow = Omit<ClientVisit, "starts_at" | "total_amount" | "spent_amount"> & {
  starts_at: Date;
  total_ore: number;
  spent_ore: number;
};

const cardSql = `
  SELECT ${listedColumnsSql}, c.created_at AS since, c.user_id IS NOT NULL AS has_account
  FROM clients c CROSS JOIN LATERAL (${visitFiguresSql("$3::timestamptz")}) v
  WHERE c.id = $1 AND c.provider_id = $2`;

const visitsSql = `
  SELECT b.id::text AS booking_id, b.starts_at, b.service_name, CASE WHEN s.is_implicit THEN NULL ELSE s.name END AS staff_name,
    b.status::text AS status, b.visit_mark::text AS visit_mark, b.source::text AS source, b.total_ore,
    ${spentOreSql} AS spent_ore
  FROM bookings b JOIN staff_members s ON s.id = b.staff_member_id
  WHERE b.client_id = $1 AND b.provider_id = $2 AND (b.status <> 'pending' OR b.hold_expires_at > $3::timestamptz)
  ORDER BY b.starts_at DESC, b.id DESC`;

/**
 * A client with visits, notes and what they spent. A member is shown their own visits of today, with the notes, and no
 * amounts; clients of no such visit are unknown to them.
 * @throws AppError not_found
 */
export async function clientCard(reach: BusinessScope, clientId: string, nowMs: number): Promise<ClientCard> {
  const { providerId, staffMemberId } = reach;
  const values = [clientId, providerId, new Date(nowMs).toISOString()];
  const own =
    staffMemberId === null ? null : new Set(await todaysVisits(reach, staffMemberId, clientId, nowMs));
  if (own?.size === 0) throw new AppError("not_found");
  const [card, visits, notes] = await Promise.all([
    pool().query<CardRow>(cardSql, values),
    pool().query<VisitRow>(visitsSql, values),
    loadNotes(providerId, clientId),
  ]);
  const row = card.rows[0];
  if (row === undefined) throw new AppError("not_found");
  const shown = visits.rows.filter(({ booking_id }) => own === null || own.has(booking_id));
  return {
    ...listedClient(row),
    since: row.since.toISOString(),
    has_account: row.has_account,
    mails_withheld: row.email ? await refusedFor({ providerId, recipient: row.email }) : null,
    spent_amount: own === null ? toSek(sum(visits.rows.map(({ spent_ore }) => spent_ore))) : null,
    visits: shown.slice(0, visitsShown).map((visit) => serializeVisit(visit, own === null)),
    notes,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

function serializeVisit(row: VisitRow, isOwners: boolean): ClientVisit {
  const { starts_at, total_ore, spent_ore, ...visit } = row;
  return {
    ...visit,
    starts_at: starts_at.toISOString(),
    total_amount: isOwners ? toSek(total_ore) : null,
    spent_amount: isOwners ? toSek(spent_ore) : null,
  };
}
