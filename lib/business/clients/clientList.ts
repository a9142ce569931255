import "server-only";
import { phoneE164 } from "@/lib/clients/phoneE164";
import type { ListedClient } from "@/lib/clients/schemas";
import { db, pool } from "@/lib/db/client";
import type { Order } from "@/lib/db/order";
import { Params } from "@/lib/db/params";
import { type Page, type PageSelection, readPage } from "@/lib/db/readPage";
import { emailAsRead } from "@/lib/text/emailAsRead";
import { foldText } from "@/lib/text/foldText";
import { pastedEmail, pastedPhone } from "@/lib/text/pasted";

export type ClientFilter = {
  /** A part of a name, a number in any writing, an address or a tag; finds hidden clients, too. */
  search?: string | undefined;
  /** All of these. */
  tags?: readonly string[] | undefined;
};

/** A client's visits in figures, as SQL on `clients c`; needs the placeholder of the present. */
export const visitFiguresSql = (now: string) => `
  SELECT min(b.starts_at) FILTER (WHERE b.status = 'confirmed' AND b.ends_at > ${now}) AS next_at,
    max(b.starts_at) FILTER (WHERE ${wasSql} AND b.starts_at <= ${now}) AS last_at,
    (count(*) FILTER (WHERE ${wasSql} AND b.ends_at <= ${now}))::int AS visits,
    (count(*) FILTER (WHERE b.visit_mark = 'no_show'))::int AS no_shows
  FROM bookings b WHERE b.client_id = c.id AND b.provider_id = c.provider_id`;

const wasSql = "b.status IN ('confirmed', 'completed') AND b.visit_mark IS DISTINCT FROM 'no_show'";

/** Who comes next first, then who was here last, then who never was, by name. */
const order: Order = {
  name: "next",
  direction: "ASC",
  columns: [
    { sql: "o.part", type: "integer" },
    { sql: "o.seconds", type: "double precision" },
    { sql: "o.name_key", type: "text" },
    { sql: "c.id", type: "uuid" },
  ],
};

const orderSql = `
  SELECT CASE WHEN v.next_at IS NOT NULL THEN 0 WHEN v.last_at IS NOT NULL THEN 1 ELSE 2 END AS part,
    CASE WHEN v.next_at IS NOT NULL THEN extract(epoch FROM v.next_at)
      WHEN v.last_at IS NOT NULL THEN -extract(epoch FROM v.last_at) ELSE 0 END::float8 AS seconds,
    lower(c.name) AS name_key`;

export const listedColumnsSql = `c.id::text AS id, c.name, c.phone, c.phone_e164, c.email, c.tags,
  c.hidden_at IS NOT NULL AS is_hidden, v.next_at AS next_visit_at, v.last_at AS last_visit_at,
  v.visits AS visit_count, v.no_shows AS no_show_count`;

export type ListedRow = Omit<ListedClient, "next_visit_at" | "last_visit_at"> & {
  next_visit_at: Date | null;
  last_visit_at: Date | null;
};

/**
 * One page of a business's clients.
 * @throws AppError invalid_request for a cursor that is none of ours
 */
export async function clientPage(
  providerId: string,
  { search = "", tags = [] }: ClientFilter,
  { nowMs, ...request }: PageSelection & { nowMs: number },
): Promise<Page<ListedClient>> {
  const params = new Params();
  const now = `${params.add(new Date(nowMs).toISOString())}::timestamptz`;
  const conditions = [
    `c.provider_id = ${params.add(providerId)}::uuid`,
    `${now} IS NOT NULL`,
    ...(search === "" ? ["c.hidden_at IS NULL"] : [matching(search, params)]),
    ...tags.map((tag) => hasTag(`lower(tag) = lower(${params.add(tag)})`)),
  ];
  const page = await readPage<ListedRow>(
    {
      columns: listedColumnsSql,
      tables: `clients c CROSS JOIN LATERAL (${visitFiguresSql(now)}) v CROSS JOIN LATERAL (${orderSql}) o`,
      where: conditions.join(" AND "),
      params,
      order,
    },
    request,
  );
  return { ...page, items: page.items.map(listedClient) };
}

/** A row of the list in the contract's shape. */
export function listedClient(row: ListedRow): ListedClient {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    phone_e164: row.phone_e164,
    email: emailAsRead(row.email),
    tags: row.tags,
    is_hidden: row.is_hidden,
    next_visit_at: row.next_visit_at?.toISOString() ?? null,
    last_visit_at: row.last_visit_at?.toISOString() ?? null,
    visit_count: row.visit_count,
    no_show_count: row.no_show_count,
  };
}

const hasTag = (condition: string) => `EXISTS (SELECT FROM unnest(c.tags) AS tag WHERE ${condition})`;
const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

function matching(search: string, params: Params): string {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const inName = words.map((word) => `search_fold(c.name) LIKE ${params.add(containing(word))}`);
  const whole = params.add(containing(foldText(search)));
  return `(${[
    `(${inName.join(" AND ")})`,
    `search_fold(c.email) LIKE ${params.add(containing(pastedEmail(search)))}`,
    hasTag(`search_fold(tag) LIKE ${whole}`),
    ...numberMatches(search, params),
  ].join(" OR ")})`;
}

/** A number, or a part of one: with three digits at least, as it was written or as it is dialled. */
function numberMatches(search: string, params: Params): string[] {
  const number = pastedPhone(search);
  const digits = number.replace(/\D/g, "");
  if (!/^[\d\s()+/-]+$/.test(number) || digits.length < 3) return [];
  const dialled = phoneE164(number)?.slice(1) ?? digits.replace(/^(00|0)/, "");
  return [
    `regexp_replace(c.phone, '\\D', '', 'g') LIKE ${params.add(containing(digits))}`,
    `c.phone_e164 LIKE ${params.add(containing(dialled))}`,
  ];
}

/** Whether a business has any client, hidden ones included, which the list without a search leaves out. */
export async function hasClients(providerId: string): Promise<boolean> {
  return (await db().client.findFirst({ where: { providerId }, select: { id: true } })) !== null;
}

/** The tags that a business uses, the most used first. */
export async function clientTags(providerId: string): Promise<string[]> {
  const { rows } = await pool().query<{ tag: string }>(
    `SELECT min(tag) AS tag FROM clients c CROSS JOIN unnest(c.tags) AS tag
     WHERE c.provider_id = $1 AND c.hidden_at IS NULL GROUP BY lower(tag) ORDER BY count(*) DESC, lower(tag) LIMIT 50`,
    [providerId],
  );
  return rows.map(({ tag }) => tag);
}
