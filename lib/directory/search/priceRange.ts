import "server-only";
import { pool } from "@/lib/db/client";
import { Params } from "@/lib/db/params";
import { searchQuery } from "./searchQuery";
import type { ServiceFilters } from "./serviceFilters";
import { allConditions } from "./serviceSearchSql";

/** The cheapest and the dearest of what the other filters leave, in öre; null when nothing is left. */
export async function priceRange(
  filters: ServiceFilters,
): Promise<{ minOre: number; maxOre: number } | null> {
  const params = new Params();
  const anyPrice = { ...filters, minPriceOre: null, maxPriceOre: null };
  const conditions = allConditions(anyPrice, await searchQuery(filters.q), params);
  const { rows } = await pool().query<{ minOre: number | null; maxOre: number | null }>(
    `SELECT min(s.price_ore) AS "minOre", max(s.price_ore) AS "maxOre" FROM service_search s WHERE ${conditions}`,
    params.values,
  );
  const { minOre = null, maxOre = null } = rows[0] ?? {};
  return minOre === null || maxOre === null ? null : { minOre, maxOre };
}
