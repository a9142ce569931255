import { z } from "zod";
import type { InvoiceRow, SubscriptionRow } from "../billing/rows";
import { endSubscription, saveSubscription, setCancelAtPeriodEnd } from "../billing/subscribe";
import { type Context, owned, ownedRows } from "../core/context";
import { invalidRequest, noSuch } from "../core/errors";
import { createdWithin, page, wanted } from "../core/lists";
import {
  bool,
  createdFilter,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  readParams,
  text,
  unsettableText,
  withoutEffect,
} from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { subscriptionShape } from "../shapes/billing";
import { invoiceShape } from "../shapes/invoice";

function subscription(ctx: Context, request: ApiRequest): SubscriptionRow {
  return owned(ctx, "subscription", pathParam(request, "id"), "subscription");
}

const cancellationDetails = z
  .strictObject({ comment: text().optional(), feedback: text().optional() })
  .optional();

const subscriptionUpdate = z.strictObject({
  cancel_at_period_end: bool().optional(),
  cancellation_details: cancellationDetails,
  description: unsettableText(500).optional(),
  metadata: metadata().optional(),
});

function updateSubscription(ctx: Context, request: ApiRequest): object {
  const row = subscription(ctx, request);
  const given = readParams(subscriptionUpdate, request.form);
  if (row.status === "canceled") {
    throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.");
  }
  const ending = setCancelAtPeriodEnd(ctx, row, given.cancel_at_period_end ?? row.cancelAtPeriodEnd);
  const after = saveSubscription(ctx, row, {
    ...ending,
    cancellation: {
      ...ending.cancellation,
      comment: given.cancellation_details?.comment ?? ending.cancellation.comment,
      feedback: given.cancellation_details?.feedback ?? ending.cancellation.feedback,
    },
    description: given.description === undefined ? row.description : given.description,
    metadata: mergeMetadata(row.metadata, given.metadata),
  });
  return subscriptionShape(ctx, after);
}

const subscriptionCancel = z.strictObject({
  cancellation_details: cancellationDetails,
  invoice_now: withoutEffect.optional(),
  prorate: withoutEffect.optional(),
});

function cancelSubscription(ctx: Context, request: ApiRequest): object {
  const row = subscription(ctx, request);
  const given = readParams(subscriptionCancel, request.form);
  if (row.status === "canceled") throw noSuch("subscription", row.id);
  const ended = endSubscription(ctx, row, {
    reason: "cancellation_requested",
    comment: given.cancellation_details?.comment ?? null,
    feedback: given.cancellation_details?.feedback ?? null,
  });
  return subscriptionShape(ctx, ended);
}

const subscriptionList = z.strictObject({
  ...pagination,
  created: createdFilter().optional(),
  customer: text().optional(),
  price: text().optional(),
  status: oneOf(["active", "past_due", "unpaid", "canceled", "all"]).optional(),
});

function listSubscriptions(ctx: Context, request: ApiRequest): object {
  const asked = readParams(subscriptionList, request.form);
  const matches = (status: SubscriptionRow["status"]) =>
    asked.status === "all" || (asked.status === undefined ? status !== "canceled" : status === asked.status);
  const rows = ownedRows(ctx, "subscription").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.customer, row.customer) &&
      wanted(asked.price, row.priceId) &&
      matches(row.status),
  );
  return page(rows, asked, "/v1/subscriptions", (row) => subscriptionShape(ctx, row));
}

function invoice(ctx: Context, request: ApiRequest): InvoiceRow {
  return owned(ctx, "invoice", pathParam(request, "id"), "invoice", "invoice");
}

const invoiceList = z.strictObject({
  ...pagination,
  created: createdFilter().optional(),
  customer: text().optional(),
  status: oneOf(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  subscription: text().optional(),
});

function listInvoices(ctx: Context, request: ApiRequest): object {
  const asked = readParams(invoiceList, request.form);
  const rows = ownedRows(ctx, "invoice").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.customer, row.customer) &&
      wanted<string>(asked.status, row.status) &&
      wanted(asked.subscription, row.subscription),
  );
  return page(rows, asked, "/v1/invoices", (row) => invoiceShape(ctx, row));
}

export const subscriptionRoutes: ApiRoute[] = [
  { method: "GET", path: "/v1/subscriptions", run: listSubscriptions },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    run: (ctx, request) => subscriptionShape(ctx, subscription(ctx, request)),
  },
  { method: "POST", path: "/v1/subscriptions/:id", run: updateSubscription },
  { method: "DELETE", path: "/v1/subscriptions/:id", run: cancelSubscription },
  { method: "GET", path: "/v1/invoices", run: listInvoices },
  {
    method: "GET",
    path: "/v1/invoices/:id",
    run: (ctx, request) => invoiceShape(ctx, invoice(ctx, request)),
  },
];
