import "server-only";
import { csvLine, csvStart } from "@/lib/account/export/csv";
import { db, pool } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { toSek } from "@/lib/money/ore";
import { localDateOf } from "@/lib/time/zone";
import { visitFiguresSql } from "./clientList";
import { spentOreSql } from "./spent";

type Row = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  tags: string[];
  visits: number;
  no_shows: number;
  spent_ore: number;
  last_at: Date | null;
  next_at: Date | null;
  notes: string | null;
  allergies: string | null;
};

const notesSql = (isAllergy: boolean) => `
  (SELECT string_agg(t.text, E'\\n' ORDER BY n.created_at, n.id) FROM client_notes n
   CROSS JOIN LATERAL (SELECT text FROM client_note_texts WHERE note_id = n.id ORDER BY id DESC LIMIT 1) t
   WHERE n.client_id = c.id AND (n.kind = 'allergy') = ${isAllergy})`;

const rowsSql = `
  SELECT c.id::text AS id, c.name, c.phone, c.email, c.tags, v.visits, v.no_shows, v.last_at, v.next_at,
    (SELECT coalesce(sum(${spentOreSql}), 0)::float8 FROM bookings b WHERE b.client_id = c.id) AS spent_ore,
    ${notesSql(false)} AS notes, ${notesSql(true)} AS allergies
  FROM clients c CROSS JOIN LATERAL (${visitFiguresSql("$2::timestamptz")}) v
  WHERE c.provider_id = $1 AND c.id > $3::uuid
  ORDER BY c.id LIMIT 500`;

const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * The clients of a business as a table for its owner, in pieces; it can be read by the import again. Days are the business's
 * own, amounts in SEK.
 */
export async function* exportClients(
  providerId: string,
  locale: Locale,
  nowMs: number,
): AsyncGenerator<string> {
  const { columns } = messagesFor(locale).clients.file;
  const { timeZone } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true },
  });
  const dayOf = (instant: Date | null) => instant && localDateOf(instant.getTime(), timeZone);
  yield csvStart + csvLine(columnNames.map((name) => columns[name]));
  let after = firstId;
  for (;;) {
    const { rows } = await pool().query<Row>(rowsSql, [providerId, new Date(nowMs).toISOString(), after]);
    const lines = rows.map((row) => {
      const cells: Record<Column, string | number | null> = {
        name: row.name,
        phone: row.phone,
        email: row.email,
        tags: row.tags.join(", "),
        visits: row.visits,
        noShows: row.no_shows,
        spent: toSek(row.spent_ore),
        last: dayOf(row.last_at),
        next: dayOf(row.next_at),
        allergies: row.allergies,
        notes: row.notes,
      };
      return csvLine(columnNames.map((name) => cells[name]));
    });
    yield lines.join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < 500) return;
    after = last.id;
  }
}

const columnNames = [
  "name",
  "phone",
  "email",
  "tags",
  "visits",
  "noShows",
  "spent",
  "last",
  "next",
  "allergies",
  "notes",
] as const;
type Column = (typeof columnNames)[number];
