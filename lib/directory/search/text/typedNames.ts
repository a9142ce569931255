import "server-only";
import { pool } from "@/lib/db/client";

/** Whose whole name a text is. */
export type TypedNames = {
  /** Ids of the visible businesses that are called so. */
  businesses: string[];
  /** Some visible service is called so. */
  isService: boolean;
};

/** What is called exactly as the text says, whatever the case, the marks of letters and the spaces around words. */
export async function namesTyped(text: string): Promise<TypedNames> {
  const { rows } = await pool().query<TypedNames>(
    `SELECT ARRAY(SELECT provider_id::text FROM provider_search
         WHERE search_fold(company_name) = search_fold($1) ORDER BY provider_id LIMIT 20) AS businesses,
       EXISTS (SELECT FROM service_search WHERE search_fold(name) = search_fold($1)) AS "isService"`,
    [text.trim().replace(/\s+/gu, " ")],
  );
  return rows[0] ?? { businesses: [], isService: false };
}
