import { z } from "zod";

/*
 * The operator's messages in the banner. The functions take any connection, since `npm run status` has the database
 * and no other setting of the product.
 */

type Source = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> };

const stored = z.object({
  id: z.uuid(),
  textSv: z.string(),
  textEn: z.string(),
  startsAt: z.date(),
  /** null: until it is cleared. */
  endsAt: z.date().nullable(),
});
export type OperatorMessage = z.infer<typeof stored>;

const columns = `id, text_sv AS "textSv", text_en AS "textEn", starts_at AS "startsAt", ends_at AS "endsAt"`;

/** The messages that are shown at `nowMs` or will be, ordered by their start. */
export async function listOperatorMessages(source: Source, nowMs: number): Promise<OperatorMessage[]> {
  const { rows } = await source.query(
    `SELECT ${columns} FROM status_messages
     WHERE cleared_at IS NULL AND (ends_at IS NULL OR ends_at > $1) ORDER BY starts_at, id`,
    [new Date(nowMs).toISOString()],
  );
  return z.array(stored).parse(rows);
}

export type NewMessage = { sv: string; en: string; startsAtMs: number; endsAtMs: number | null };

/** Adds a message; every instance shows it as long as it lasts. */
export async function addOperatorMessage(
  source: Source,
  { sv, en, startsAtMs, endsAtMs }: NewMessage,
): Promise<OperatorMessage> {
  const { rows } = await source.query(
    `INSERT INTO status_messages (text_sv, text_en, starts_at, ends_at) VALUES ($1, $2, $3, $4) RETURNING ${columns}`,
    [sv, en, new Date(startsAtMs).toISOString(), endsAtMs === null ? null : new Date(endsAtMs).toISOString()],
  );
  return stored.parse(rows[0]);
}

/**
 * Clears the messages whose ids begin so, or all for an empty prefix.
 * @returns how many
 */
export async function clearOperatorMessages(source: Source, idPrefix: string): Promise<number> {
  const { rows } = await source.query(
    `UPDATE status_messages SET cleared_at = now()
     WHERE cleared_at IS NULL AND (ends_at IS NULL OR ends_at > now()) AND starts_with(id::text, $1) RETURNING id`,
    [idPrefix],
  );
  return rows.length;
}
