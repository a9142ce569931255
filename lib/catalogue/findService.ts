import "server-only";
import { pool } from "@/lib/db/client";
import { serviceKey } from "@/lib/text/slug";

/** The id of the visible service with this id, or at this address, or null. Older addresses of it count, too. */
export async function findServiceId(idOrSlug: string): Promise<string | null> {
  const key = serviceKey(idOrSlug);
  if (key === null) return null;
  const [condition, value] =
    "id" in key ? ["service_id = $1", key.id] : ["right(service_id::text, 12) = $1", key.shortId];
  const { rows } = await pool().query<{ id: string }>(
    `SELECT service_id AS id FROM service_search WHERE ${condition} ORDER BY service_id LIMIT 1`,
    [value],
  );
  return rows[0]?.id ?? null;
}
