import "server-only";
import type { Tx } from "@/lib/db/client";
import { addEntries } from "./addEntries";

type Paid = { id: string; providerId: string; bookingId: string };

/**
 * Adds a row with what the commission returned of a payment lacks to be what the payment provider returned, in the
 * caller's transaction, which has locked the booking. The rows of refunds follow a rule (docs/decisions/0035); this
 * corrects them where Stripe did something else, as for a refund of its dashboard, which returns no commission unless
 * asked to.
 * @param returnedOre öre; all that the payment provider returned of this payment's commission
 */
export async function correctCommissionReturned(
  tx: Tx,
  { id: paymentId, providerId, bookingId }: Paid,
  returnedOre: number,
  occurredAt: Date,
): Promise<void> {
  const rows = await tx.ledgerEntry.findMany({
    where: { paymentId, kind: "commission_returned" },
    select: { amountOre: true, refundId: true },
  });
  const writtenOre = rows.reduce((sum, { amountOre }) => sum + amountOre, 0);
  const corrections = rows.filter(({ refundId }) => refundId === null).length;
  await addEntries(tx, [
    {
      providerId,
      bookingId,
      paymentId,
      kind: "commission_returned",
      amountOre: returnedOre - writtenOre,
      source: `commission_returned:${paymentId}:correction:${corrections + 1}`,
      occurredAt,
    },
  ]);
}
