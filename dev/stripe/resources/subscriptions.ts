import { z } from "zod";
import type { SubscriptionRow } from "../billing/rows";
import { endSubscription, saveSubscription, setCancelAtPeriodEnd } from "../billing/subscribe";
import { type Context, owned } from "../core/context";
import { invalidRequest, noSuch } from "../core/errors";
import { wanted } from "../core/lists";
import {
  bool,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  text,
  unsettableText,
  withoutEffect,
} from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { subscriptionShape } from "../shapes/billing";
import { invoiceShape } from "../shapes/invoice";
import { listed, listRoute, readRoute } from "./routes";

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

const listSubscriptions = listRoute("subscription", {
  path: "/v1/subscriptions",
  params: z.strictObject({
    ...listed,
    customer: text().optional(),
    price: text().optional(),
    status: oneOf(["active", "past_due", "unpaid", "canceled", "all"]).optional(),
  }),
  where: (row, asked) => {
    const isOfStatus = asked.status === undefined ? row.status !== "canceled" : row.status === asked.status;
    return (
      wanted(asked.customer, row.customer) &&
      wanted(asked.price, row.priceId) &&
      (asked.status === "all" || isOfStatus)
    );
  },
  shape: subscriptionShape,
});

const listInvoices = listRoute("invoice", {
  path: "/v1/invoices",
  params: z.strictObject({
    ...listed,
    customer: text().optional(),
    status: oneOf(["draft", "open", "paid", "uncollectible", "void"]).optional(),
    subscription: text().optional(),
  }),
  where: (row, asked) =>
    wanted(asked.customer, row.customer) &&
    wanted<string>(asked.status, row.status) &&
    wanted(asked.subscription, row.subscription),
  shape: invoiceShape,
});

export const subscriptionRoutes: ApiRoute[] = [
  listSubscriptions,
  readRoute("subscription", { path: "/v1/subscriptions", name: "subscription", shape: subscriptionShape }),
  { method: "POST", path: "/v1/subscriptions/:id", run: updateSubscription },
  { method: "DELETE", path: "/v1/subscriptions/:id", run: cancelSubscription },
  listInvoices,
  readRoute("invoice", { path: "/v1/invoices", name: "invoice", param: "invoice", shape: invoiceShape }),
];
