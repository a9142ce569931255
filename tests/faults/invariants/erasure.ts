import { type Finding, Invariant } from "../invariant";
import type { Round } from "../round";

/** Of an account that was deleted nothing is left in its bookings; one that could not be deleted is whole. */
export async function checkErasure({ fleet, erased }: Round): Promise<Finding[]> {
  const rule = new Invariant(
    "a deleted account leaves no name in its bookings, and one that was refused is whole",
  );
  const rows = await fleet.database.rows<{ id: string; isErased: boolean; named: number }>(
    `SELECT u.id, u.erased_at IS NOT NULL AS "isErased", (SELECT count(*) FROM bookings b
       WHERE b.customer_id = u.id AND (b.customer_email <> '' OR b.customer_name <> ''))::int AS named
     FROM users u WHERE u.id = ANY ($1::uuid[])`,
    [erased],
  );
  for (const { id, isErased, named } of rows)
    rule.check(isErased && named > 0 && `${id} is named by ${named} bookings`);
  return [rule.finding];
}
