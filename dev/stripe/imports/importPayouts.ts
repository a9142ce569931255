import { z } from "zod";
import { type Context, onBehalfOf } from "../core/context";
import type { ControlRequest } from "../core/router";
import { importedTransactionId, postToLedger } from "../payments/ledger";
import type { Services } from "../server/services";
import { type GivenPayout, givenPayout } from "./importShapes";

const importBody = z.object({ payouts: z.array(givenPayout) });

/** Adds one payout, and notes it on each transaction in it: those were imported anew at this start, without it. */
function replay(outer: Context, { sources, arrival, ...given }: GivenPayout): void {
  const ctx = { ...onBehalfOf(outer, given.account), now: given.created * 1000, silent: true };
  const { id, amount, currency, account, created } = given;
  for (const source of sources) {
    const row = ctx.tx.get("balanceTransaction", importedTransactionId(source));
    if (row === undefined || row.payout !== undefined) continue;
    ctx.tx.put("balanceTransaction", {
      ...row,
      availableOn: Math.min(row.availableOn, created),
      payout: id,
    });
  }
  if (ctx.tx.get("payout", id) !== undefined) return;
  const posting = { amount: -amount, type: "payout", source: id, currency, payout: id } as const;
  const { id: balanceTransaction } = postToLedger(ctx, posting);
  ctx.tx.put("payout", {
    ...{ id, account, created, amount, currency, arrival, balanceTransaction },
    ...{ status: "paid", failureBalanceTransaction: null, isReconciled: true },
  });
}

/**
 * Adds the payouts that a demo database refers to, after its payments. Existing ones are not changed, and no events are
 * sent. They have to be imported again at each start, as the payments are.
 */
export function importPayouts(services: Services, request: ControlRequest): object {
  const { payouts } = importBody.parse(request.body);
  for (const given of payouts) services.transient((ctx) => replay(ctx, given));
  return { imported: payouts.length };
}
