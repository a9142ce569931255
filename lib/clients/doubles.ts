import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import type { ClientDouble } from "./schemas";

const rowsOf = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    phone: z.string().nullable(),
    phone_e164: z.string().nullable(),
    email: z.string().nullable(),
    tags: z.array(z.string()),
    is_hidden: z.boolean(),
    visit_count: z.number().int(),
    phoneToo: z.boolean().nullable(),
    emailToo: z.boolean().nullable(),
    nameToo: z.boolean().nullable(),
  }),
);

/** A number of more clients than a family has, such as a workplace's, tells nothing of who is the same person. */
const familyMax = 4;

/**
 * Who may be the same person as a client: the same number, address or name; the surest first, ten at most. Two who each have
 * an account are not, nor is somebody who erased theirs (`mergeClients`).
 */
export async function doublesOf(providerId: string, clientId: string): Promise<ClientDouble[]> {
  const rows = rowsOf.parse(
    await db().$queryRaw`
      SELECT o.id::text AS id, o.name, o.phone, o.phone_e164, o.email, o.tags, o.hidden_at IS NOT NULL AS is_hidden,
        (SELECT count(*)::int FROM bookings b WHERE b.client_id = o.id) AS visit_count,
        o.phone_e164 = known.phone AS "phoneToo", lower(o.email) = lower(c.email) AS "emailToo",
        search_fold(o.name) = search_fold(c.name) AS "nameToo"
      FROM clients c
      LEFT JOIN LATERAL (SELECT n.phone_e164 AS phone FROM clients n
        WHERE n.provider_id = c.provider_id AND n.phone_e164 = c.phone_e164
        GROUP BY 1 HAVING count(*) <= ${familyMax}) known ON true
      JOIN clients o ON o.provider_id = c.provider_id AND o.id <> c.id
        AND (o.user_id IS NULL OR c.user_id IS NULL) AND o.erase_after IS NULL AND c.erase_after IS NULL
        AND (o.phone_e164 = known.phone OR lower(o.email) = lower(c.email) OR search_fold(o.name) = search_fold(c.name))
      WHERE c.id = ${clientId}::uuid AND c.provider_id = ${providerId}::uuid
      ORDER BY (o.phone_e164 = known.phone) DESC NULLS LAST, (lower(o.email) = lower(c.email)) DESC NULLS LAST, o.id
      LIMIT 10`,
  );
  return rows.map(({ phoneToo, emailToo, nameToo, ...row }) => ({
    ...row,
    same: [
      ...(phoneToo ? (["phone"] as const) : []),
      ...(emailToo ? (["email"] as const) : []),
      ...(nameToo ? (["name"] as const) : []),
    ],
  }));
}
