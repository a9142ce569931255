import "server-only";
import { db, pool } from "@/lib/db/client";
import type { Period } from "@/lib/ledger/periods";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";

/** What was sent to the bank. Amounts are in öre. */
export type SeenPayout = {
  id: string;
  /** Stripe's own name of it. */
  stripePayoutId: string;
  status: string;
  amountOre: number;
  madeMs: number;
  arrivesMs: number;
  bookings: number;
  /** How many balance transactions are in it. */
  parts: number;
  /** Whether Stripe has listed what is in it. */
  isListed: boolean;
  /** The sum of the parts less what was paid out; 0 where they agree or are not listed yet. */
  differenceOre: number;
};

type Row = Omit<SeenPayout, "madeMs" | "arrivesMs" | "differenceOre"> & {
  madeAt: Date;
  arrivesAt: Date;
  partsOre: number;
};

const columns = `
  SELECT p.id, p.stripe_payout_id AS "stripePayoutId", p.status, p.amount_ore AS "amountOre", p.made_at AS "madeAt",
    p.arrives_at AS "arrivesAt", p.items_read_at IS NOT NULL AS "isListed",
    count(DISTINCT i.booking_id)::int AS bookings, count(i.transaction_id)::int AS parts,
    coalesce(sum(i.amount_ore - i.fee_ore), 0)::float8 AS "partsOre"
  FROM payouts p LEFT JOIN payout_items i ON i.payout_id = p.id
  WHERE p.provider_id = $1`;

function seen({ madeAt, arrivesAt, partsOre, ...row }: Row): SeenPayout {
  return {
    ...row,
    madeMs: madeAt.getTime(),
    arrivesMs: arrivesAt.getTime(),
    differenceOre: row.isListed ? partsOre - row.amountOre : 0,
  };
}

/** The payouts that were made in a period, the latest first. */
export async function payoutsOf(
  providerId: string,
  { period, timeZone }: { period: Period; timeZone: string },
): Promise<SeenPayout[]> {
  const from = new Date(localMinuteToInstant(period.from, 0, timeZone)).toISOString();
  const to = new Date(localMinuteToInstant(period.to, MINUTES_PER_DAY, timeZone)).toISOString();
  const { rows } = await pool().query<Row>(
    `${columns} AND p.made_at >= $2 AND p.made_at < $3 GROUP BY p.id ORDER BY p.made_at DESC, p.id`,
    [providerId, from, to],
  );
  return rows.map(seen);
}

/** Payouts that the bank returned and that no later one has made up for, whenever they were made, the latest first. */
export async function returnedPayouts(providerId: string): Promise<SeenPayout[]> {
  const { rows } = await pool().query<Row>(
    `${columns} AND p.status = 'failed' AND NOT EXISTS (SELECT FROM payouts later
       WHERE later.provider_id = p.provider_id AND later.stripe_account_id = p.stripe_account_id
         AND later.status = 'paid' AND later.made_at > p.made_at)
     GROUP BY p.id ORDER BY p.made_at DESC, p.id`,
    [providerId],
  );
  return rows.map(seen);
}

/** A payout of the business; null for one of nobody or of another business. */
export async function findPayout(providerId: string, id: string): Promise<SeenPayout | null> {
  const { rows } = await pool().query<Row>(`${columns} AND p.id = $2 GROUP BY p.id`, [providerId, id]);
  return rows[0] === undefined ? null : seen(rows[0]);
}

/** A balance transaction in a payout: what it changes of it, in öre, with the booking it is for where it is for one. */
export type PayoutPart = {
  id: string;
  payoutId: string;
  /** Stripe's reporting category. */
  category: string;
  amountOre: number;
  feeOre: number;
  occurredAt: Date;
  booking: { id: string; customerName: string; serviceName: string; startsAt: Date } | null;
};

/** What is in payouts, in the order of time; of all that are listed, or `take` of them after `skip`. */
export async function partsOfPayouts(
  payoutIds: readonly string[],
  { skip, take }: { skip?: number; take?: number } = {},
): Promise<PayoutPart[]> {
  return (
    await db().payoutItem.findMany({
      where: { payoutId: { in: [...payoutIds] } },
      orderBy: [{ occurredAt: "asc" }, { transactionId: "asc" }],
      ...(skip === undefined ? {} : { skip }),
      ...(take === undefined ? {} : { take }),
      select: {
        transactionId: true,
        payoutId: true,
        category: true,
        amountOre: true,
        feeOre: true,
        occurredAt: true,
        booking: { select: { id: true, customerName: true, serviceName: true, startsAt: true } },
      },
    })
  ).map(({ transactionId, ...part }) => ({ id: transactionId, ...part }));
}
