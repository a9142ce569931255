import { z } from "zod";
import { type Context, owned, ownedRows } from "../core/context";
import { invalidRequest } from "../core/errors";
import { page, wanted } from "../core/lists";
import { integer, mergeMetadata, metadata, pagination, readParams, text } from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { returnApplicationFee } from "../payments/ledger";
import type { ApplicationFeeRow } from "../payments/rows";
import { applicationFeeShape, balanceTransactionShape, feeRefundShapes } from "../shapes/ledger";
import { listed, listRoute, readRoute } from "./routes";

function fee(ctx: Context, request: ApiRequest): ApplicationFeeRow {
  return owned(ctx, "applicationFee", pathParam(request, "id"), "application_fee");
}

const listFees = listRoute("applicationFee", {
  path: "/v1/application_fees",
  params: z.strictObject({ ...listed, charge: text().optional() }),
  where: (row, asked) => wanted(asked.charge, row.charge),
  shape: (_ctx, row) => applicationFeeShape(row),
});

function refundFee(ctx: Context, request: ApiRequest): object {
  const row = fee(ctx, request);
  const params = z.strictObject({ amount: integer(1).optional(), metadata: metadata().optional() });
  const given = readParams(params, request.form);
  const left = row.amount - row.amountRefunded;
  const amount = given.amount ?? left;
  if (left === 0) throw invalidRequest(`Application fee ${row.id} has already been refunded.`);
  if (amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than fee amount (${left}).`, {
      param: "amount",
    });
  }
  const after = returnApplicationFee(ctx, row, amount, mergeMetadata({}, given.metadata));
  return applicationFeeShape(after).refunds.data[0] ?? {};
}

function listFeeRefunds(ctx: Context, request: ApiRequest): object {
  const row = fee(ctx, request);
  const asked = readParams(z.strictObject(pagination), request.form);
  // `page` takes them oldest first.
  return page(
    feeRefundShapes(row).toReversed(),
    asked,
    `/v1/application_fees/${row.id}/refunds`,
    (each) => each,
  );
}

const listTransactions = listRoute("balanceTransaction", {
  path: "/v1/balance_transactions",
  params: z.strictObject({
    ...listed,
    payout: text().optional(),
    source: text().optional(),
    type: text().optional(),
  }),
  where: (row, asked) =>
    wanted(asked.payout, row.payout ?? null) &&
    wanted(asked.source, row.source) &&
    wanted<string>(asked.type, row.type),
  shape: balanceTransactionShape,
});

/** What the account acted for owns, in minor units of each currency, split by whether it can be paid out yet. */
export function balances(ctx: Context): { currency: string; available: number; pending: number }[] {
  const sums = new Map<string, { currency: string; available: number; pending: number }>();
  for (const row of ownedRows(ctx, "balanceTransaction")) {
    const sum = sums.get(row.currency) ?? { currency: row.currency, available: 0, pending: 0 };
    if (row.availableOn * 1000 <= ctx.now) sum.available += row.amount - row.fee;
    else sum.pending += row.amount - row.fee;
    sums.set(row.currency, sum);
  }
  return sums.size === 0 ? [{ currency: "sek", available: 0, pending: 0 }] : [...sums.values()];
}

function balance(ctx: Context): object {
  const sums = balances(ctx);
  const part = (amount: number, currency: string) => ({ amount, currency, source_types: { card: amount } });
  return {
    object: "balance",
    available: sums.map((sum) => part(sum.available, sum.currency)),
    livemode: false,
    pending: sums.map((sum) => part(sum.pending, sum.currency)),
  };
}

export const balanceRoutes: ApiRoute[] = [
  listFees,
  readRoute("applicationFee", {
    ...{ path: "/v1/application_fees", name: "application_fee" },
    shape: (_ctx, row) => applicationFeeShape(row),
  }),
  { method: "GET", path: "/v1/application_fees/:id/refunds", run: listFeeRefunds },
  { method: "POST", path: "/v1/application_fees/:id/refunds", run: refundFee },
  { method: "GET", path: "/v1/balance", run: balance },
  listTransactions,
  readRoute("balanceTransaction", {
    ...{ path: "/v1/balance_transactions", name: "balance_transaction" },
    shape: balanceTransactionShape,
  }),
];
