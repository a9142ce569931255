import "server-only";
import { pool } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { pastedEmail, pastedPhone } from "@/lib/text/pasted";
import { idRange } from "./idPrefix";

/** More bookings than this are not found by one search; the latest are. */
const mostFound = 500;
/** With fewer digits a text is looked for as it was typed. */
const fewestDigits = 4;

type Condition = { sql: string; values: readonly string[] };

/**
 * The bookings that a session reaches and a text finds, by their ids: every word of it is part of the customer's name or
 * address; or it is at least four digits of their phone number, in whatever writing; or the beginning of the reference. A
 * member, who is not shown contacts of other days, finds by name and reference alone.
 */
export async function searchBookings(
  { providerId, staffMemberId }: BusinessScope,
  typed: string,
): Promise<string[]> {
  const text = typed.trim().replace(/^#/, "").toLowerCase();
  const conditions = [byWords(text, staffMemberId !== null), byReference(text)];
  if (staffMemberId === null) conditions.push(byPhone(text));
  const values: (string | null)[] = [providerId, staffMemberId];
  const branches = conditions.flatMap((condition) => {
    if (condition === null) return [];
    const sql = condition.values.reduce(
      (rest, _value, index) => rest.replaceAll(`:${index + 1}`, `$${values.length + index + 1}`),
      condition.sql,
    );
    values.push(...condition.values);
    return [
      `(SELECT b.id, b.starts_at FROM bookings b
        WHERE b.provider_id = $1 AND ($2::uuid IS NULL OR b.staff_member_id = $2) AND ${sql}
        ORDER BY b.starts_at DESC LIMIT ${mostFound})`,
    ];
  });
  if (branches.length === 0) return [];
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM (${branches.join(" UNION ")}) found ORDER BY starts_at DESC, id LIMIT ${mostFound}`,
    values,
  );
  return rows.map(({ id }) => id);
}

// As the index of the migration `day_calendar` has it.
const searchText = "booking_search_text(b.customer_name, b.customer_email, b.customer_phone)";

function byWords(text: string, isByNameAlone: boolean): Condition | null {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 6).map(pastedEmail);
  if (words.length === 0) return null;
  const own = isByNameAlone ? ["lower(b.customer_name)"] : [];
  const sql = words.map((_word, index) =>
    [searchText, ...own].map((column) => `${column} LIKE :${index + 1}`).join(" AND "),
  );
  return { sql: sql.join(" AND "), values: words.map(contains) };
}

/** The digits without the prefix of a Swedish number: 0, +46 or 0046. */
function byPhone(text: string): Condition | null {
  const number = pastedPhone(text);
  if (!/^[\d\s()+/-]+$/.test(number)) return null;
  const digits = number
    .replace(/\D/g, "")
    .replace(/^(00)?46/, "")
    .replace(/^0/, "");
  return digits.length < fewestDigits ? null : { sql: `${searchText} LIKE :1`, values: [contains(digits)] };
}

function byReference(text: string): Condition | null {
  const range = idRange(text);
  return range === null ? null : { sql: "b.id BETWEEN :1 AND :2", values: [range.from, range.to] };
}

/** Whichever apostrophe, quotation mark or dash is typed, each finds the others. */
const anySign = /['\u2018\u2019\u201a\u201b\u2032\u00b4`"\u201c-\u201f\u2010-\u2015\u2212-]/gu;
const contains = (part: string) =>
  `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`).replace(anySign, "_")}%`;
