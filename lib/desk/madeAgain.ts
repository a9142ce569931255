import { z } from "zod";
import { phoneE164 } from "@/lib/clients/phoneE164";
import { foldText } from "@/lib/text/foldText";

/*
 * Online bookings that were cancelled and made again by hand for the same customer, which would be a way around the
 * commission. It takes any connection: `npm run made-again` needs the database and no other setting of the product.
 */

type Source = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> };

/** Within so long before or after a cancellation a booking by hand counts as the same one. */
export const madeAgainDays = 7;

const pairRow = z.object({
  onlineId: z.uuid(),
  ownId: z.uuid(),
  providerId: z.uuid(),
  companyName: z.string(),
  cancelledAt: z.date(),
  madeAt: z.date(),
  commissionOre: z.number(),
  isSameAccount: z.boolean(),
  isSameClient: z.boolean(),
  isSameSlot: z.boolean(),
  isSameDay: z.boolean(),
  onlineName: z.string(),
  ownName: z.string(),
  onlineEmail: z.string(),
  ownEmail: z.string(),
  onlinePhone: z.string().nullable(),
  ownPhone: z.string().nullable(),
  /** As they were recognised before the customer was taken out of one of them. */
  keptAs: z.enum(["account", "client", "email", "phone", "slot", "name"]).nullable(),
});
type PairRow = z.infer<typeof pairRow>;

/** Without what names the customer: the operator looks them up by the bookings. */
export type MadeAgain = Pick<
  PairRow,
  "onlineId" | "ownId" | "providerId" | "companyName" | "cancelledAt" | "madeAt" | "commissionOre"
> & { by: NonNullable<PairRow["keptAs"]> };

// A payment that was returned as too late, or a hold that lapsed, was never confirmed.
const pairsSql = (condition: string) => `
  SELECT o.id AS "onlineId", m.id AS "ownId", p.id AS "providerId", p.company_name AS "companyName",
    o.cancelled_at AS "cancelledAt", m.created_at AS "madeAt", o.commission_ore AS "commissionOre",
    coalesce(m.customer_id = o.customer_id, false) AS "isSameAccount",
    coalesce(m.client_id = o.client_id, false) AS "isSameClient",
    m.starts_at = o.starts_at AND m.staff_member_id IS NOT DISTINCT FROM o.staff_member_id AS "isSameSlot",
    m.service_id = o.service_id
      AND (m.starts_at AT TIME ZONE m.time_zone)::date = (o.starts_at AT TIME ZONE o.time_zone)::date AS "isSameDay",
    o.customer_name AS "onlineName", m.customer_name AS "ownName", o.customer_email AS "onlineEmail",
    m.customer_email AS "ownEmail", o.customer_phone AS "onlinePhone", m.customer_phone AS "ownPhone",
    k.recognised_by AS "keptAs"
  FROM bookings m
  JOIN bookings o ON o.provider_id = m.provider_id AND o.source = 'online' AND o.status = 'cancelled'
    AND o.confirmed_at IS NOT NULL AND o.cancelled_at BETWEEN m.created_at - $1::interval AND m.created_at + $1::interval
  JOIN providers p ON p.id = m.provider_id
  LEFT JOIN rebooked_pairs k ON k.online_id = o.id AND k.own_id = m.id
  WHERE m.source <> 'online' AND ${condition}
  ORDER BY p.company_name, p.id, m.created_at, m.id, o.id`;

/**
 * The pairs of a cancelled online booking and one by hand for the same customer (by account, the business's own client,
 * address or number; with other contacts by the same start and person, or by the name for the same service and day), at most a
 * week apart, of which the later happened from `from` on and before `until`; by business.
 */
export async function listMadeAgain(
  source: Source,
  { from, until }: { from: Date; until: Date },
): Promise<MadeAgain[]> {
  const later = "greatest(m.created_at, o.cancelled_at)";
  return pairsOf(source, `${later} >= $2 AND ${later} < $3`, [from.toISOString(), until.toISOString()]);
}

/**
 * Keeps the pairs of bookings from which the customer is about to be taken out, in the transaction that does so: they could
 * not be recognised afterwards.
 */
export async function keepMadeAgain(source: Source, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const found = [
    ...(await pairsOf(source, "m.id = ANY ($2::uuid[])", [bookingIds])),
    ...(await pairsOf(source, "o.id = ANY ($2::uuid[])", [bookingIds])),
  ];
  if (found.length === 0) return;
  await source.query(
    `INSERT INTO rebooked_pairs (online_id, own_id, provider_id, recognised_by)
     SELECT "onlineId", "ownId", "providerId", by FROM jsonb_to_recordset($1::jsonb)
       AS r("onlineId" uuid, "ownId" uuid, "providerId" uuid, by text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(found)],
  );
}

async function pairsOf(source: Source, condition: string, values: unknown[]): Promise<MadeAgain[]> {
  const { rows } = await source.query(pairsSql(condition), [`${madeAgainDays} days`, ...values]);
  return z
    .array(pairRow)
    .parse(rows)
    .flatMap((pair) => {
      const by = sameCustomer(pair);
      if (by === null) return [];
      const { onlineId, ownId, providerId, companyName, cancelledAt, madeAt, commissionOre } = pair;
      return [{ onlineId, ownId, providerId, companyName, cancelledAt, madeAt, commissionOre, by }];
    });
}

function sameCustomer(pair: PairRow): MadeAgain["by"] | null {
  if (pair.keptAs !== null) return pair.keptAs;
  if (pair.isSameAccount) return "account";
  // Also where their number or address was changed in between.
  if (pair.isSameClient) return "client";
  if (pair.ownEmail !== "" && pair.ownEmail.toLowerCase() === pair.onlineEmail.toLowerCase()) return "email";
  const [own, online] = [pair.ownPhone, pair.onlinePhone].map((phone) => (phone ? phoneE164(phone) : null));
  if (own && own === online) return "phone";
  if (pair.isSameSlot) return "slot";
  const ownName = foldText(pair.ownName.trim());
  return pair.isSameDay && ownName !== "" && ownName === foldText(pair.onlineName.trim()) ? "name" : null;
}

/** How many there are of each business, for the log: ids and numbers alone. */
export function countedByBusiness(pairs: readonly MadeAgain[]): { providerId: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { providerId } of pairs) counts.set(providerId, (counts.get(providerId) ?? 0) + 1);
  return [...counts].map(([providerId, count]) => ({ providerId, count }));
}
