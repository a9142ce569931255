import { z } from "zod";
import { type Context, owned, ownedRows } from "../core/context";
import { invalidRequest } from "../core/errors";
import { createdWithin, page, wanted } from "../core/lists";
import {
  createdFilter,
  integer,
  mergeMetadata,
  metadata,
  pagination,
  readParams,
  text,
} from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { returnApplicationFee } from "../payments/ledger";
import type { ApplicationFeeRow } from "../payments/rows";
import { applicationFeeShape, balanceTransactionShape } from "../shapes/ledger";

function fee(ctx: Context, request: ApiRequest): ApplicationFeeRow {
  return owned(ctx, "applicationFee", pathParam(request, "id"), "application_fee");
}

const feeList = z.strictObject({
  ...pagination,
  charge: text().optional(),
  created: createdFilter().optional(),
});

function listFees(ctx: Context, request: ApiRequest): object {
  const asked = readParams(feeList, request.form);
  const rows = ownedRows(ctx, "applicationFee").filter(
    (row) => createdWithin(row.created, asked.created) && wanted(asked.charge, row.charge),
  );
  return page(rows, asked, "/v1/application_fees", applicationFeeShape);
}

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

const transactionList = z.strictObject({
  ...pagination,
  created: createdFilter().optional(),
  source: text().optional(),
  type: text().optional(),
});

function listTransactions(ctx: Context, request: ApiRequest): object {
  const asked = readParams(transactionList, request.form);
  const rows = ownedRows(ctx, "balanceTransaction").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.source, row.source) &&
      wanted<string>(asked.type, row.type),
  );
  return page(rows, asked, "/v1/balance_transactions", (row) => balanceTransactionShape(ctx, row));
}

function transaction(ctx: Context, request: ApiRequest): object {
  const row = owned(ctx, "balanceTransaction", pathParam(request, "id"), "balance_transaction");
  return balanceTransactionShape(ctx, row);
}

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
  { method: "GET", path: "/v1/application_fees", run: listFees },
  {
    method: "GET",
    path: "/v1/application_fees/:id",
    run: (ctx, request) => applicationFeeShape(fee(ctx, request)),
  },
  { method: "POST", path: "/v1/application_fees/:id/refunds", run: refundFee },
  { method: "GET", path: "/v1/balance", run: balance },
  { method: "GET", path: "/v1/balance_transactions", run: listTransactions },
  { method: "GET", path: "/v1/balance_transactions/:id", run: transaction },
];
