import "server-only";
import { pool } from "@/lib/db/client";
import { sqlState } from "@/lib/db/errors";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";
import type { CalendarChanges } from "./calendarSchemas";

/*
 * What changed in a calendar since it was read (docs/decisions/0036). A cursor is the database's snapshot at that reading:
 * which transactions had been committed by then. Everything committed since is told exactly once, in whatever order the
 * transactions began.
 */

/** Rows of changes are kept longer than this; a cursor that is older is answered by "anything may have changed". */
const keptCursorMs = 60 * 60_000;
/** More days than this are not named one by one. */
const mostDates = 62;
/** A cursor that would name more running transactions names none of them, so that a change may be told twice. */
const mostRunning = 150;

const snapshotSql = "SELECT pg_current_snapshot()::text AS snapshot";

/** A cursor for changes from now on; to be read before what it is handed out with. */
export async function calendarCursor(nowMs: number): Promise<string> {
  const { rows } = await pool().query<{ snapshot: string }>(snapshotSql);
  return cursorOf(rows[0]?.snapshot ?? "", nowMs);
}

function cursorOf(snapshot: string, nowMs: number): string {
  const [xmin = ""] = snapshot.split(":");
  const isLong = snapshot.split(",").length > mostRunning;
  return Buffer.from(`${nowMs}.${isLong ? `${xmin}:${xmin}:` : snapshot}`).toString("base64url");
}

/** The snapshot of a cursor; null for one that is too old, or none of ours. */
function snapshotOf(cursor: string, nowMs: number): string | null {
  const match = /^(\d{1,15})\.(\d{1,19}:\d{1,19}:[\d,]*)$/.exec(
    Buffer.from(cursor, "base64url").toString("latin1"),
  );
  const [, readMs = "", snapshot = null] = match ?? [];
  return nowMs - Number(readMs) > keptCursorMs ? null : snapshot;
}

// A member is told of changes of their own calendar, and of what concerns everybody.
const changesSql = `
  SELECT pg_current_snapshot()::text AS snapshot, coalesce(json_agg(json_build_array(
    to_char(c.first_day, 'YYYY-MM-DD'), to_char(c.last_day, 'YYYY-MM-DD')) ORDER BY c.first_day), '[]') AS spans
  FROM (
    SELECT DISTINCT first_day, last_day FROM calendar_changes
    WHERE provider_id = $1 AND ($3::uuid IS NULL OR staff_member_id IS NULL OR staff_member_id = $3)
      AND txid >= pg_snapshot_xmin($2::pg_snapshot) AND NOT pg_visible_in_snapshot(txid, $2::pg_snapshot)
    LIMIT 500
  ) c`;

type DaySpan = [first: LocalDate | null, last: LocalDate | null];
type ChangesRow = { snapshot: string; spans: DaySpan[] };

/**
 * Whether anything in the calendar that a session reaches changed since a cursor was handed out, and on which days: bookings,
 * holds, payments, marks, absences; any day for hours and people. For being asked every few seconds.
 */
export async function calendarChanges(
  { providerId, staffMemberId }: BusinessScope,
  cursor: string,
  nowMs: number,
): Promise<CalendarChanges> {
  const snapshot = snapshotOf(cursor, nowMs);
  const row = snapshot === null ? null : await readChanges([providerId, snapshot, staffMemberId]);
  if (row === null) return { has_changed: true, dates: null, cursor: await calendarCursor(nowMs) };
  return {
    has_changed: row.spans.length > 0,
    dates: datesOf(row.spans),
    cursor: cursorOf(row.snapshot, nowMs),
  };
}

/** null for a snapshot that the database does not read. */
async function readChanges(values: (string | null)[]): Promise<ChangesRow | null> {
  try {
    const { rows } = await pool().query<ChangesRow>(changesSql, values);
    return rows[0] ?? null;
  } catch (error) {
    if (sqlState(error)?.startsWith("22") !== true) throw error;
    return null;
  }
}

function datesOf(spans: readonly DaySpan[]): LocalDate[] | null {
  const dates = new Set<LocalDate>();
  for (const [first, last] of spans) {
    if (first === null || last === null) return null;
    const days = daysBetween(first, last);
    if (dates.size + days > mostDates) return null;
    for (let day = 0; day <= days; day += 1) dates.add(addDays(first, day));
  }
  return [...dates].sort();
}
