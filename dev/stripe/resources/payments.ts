import { z } from "zod";
import { type Context, owned, ownedRows } from "../core/context";
import { invalidRequest } from "../core/errors";
import { createdWithin, page, wanted } from "../core/lists";
import {
  bool,
  createdFilter,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  readParams,
  text,
  withoutEffect,
} from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { refundCharge } from "../payments/refunds";
import type { ChargeRow, PaymentIntentRow, RefundRow } from "../payments/rows";
import { emit } from "../server/events";
import { refundShape } from "../shapes/ledger";
import { chargeShape, paymentIntentShape, paymentMethodShape } from "../shapes/payments";

function intent(ctx: Context, request: ApiRequest): PaymentIntentRow {
  return owned(ctx, "paymentIntent", pathParam(request, "id"), "payment_intent", "intent");
}

const describable = z.strictObject({ metadata: metadata().optional(), description: text().optional() });

function updateIntent(ctx: Context, request: ApiRequest): object {
  const row = intent(ctx, request);
  const given = readParams(describable, request.form);
  const after = {
    ...row,
    metadata: mergeMetadata(row.metadata, given.metadata),
    description: given.description ?? row.description,
  };
  return paymentIntentShape(ctx, ctx.tx.put("paymentIntent", after));
}

const intentList = z.strictObject({
  ...pagination,
  created: createdFilter().optional(),
  customer: text().optional(),
});

function listIntents(ctx: Context, request: ApiRequest): object {
  const asked = readParams(intentList, request.form);
  const rows = ownedRows(ctx, "paymentIntent").filter(
    (row) => createdWithin(row.created, asked.created) && wanted(asked.customer, row.customer),
  );
  return page(rows, asked, "/v1/payment_intents", (row) => paymentIntentShape(ctx, row));
}

function charge(ctx: Context, request: ApiRequest): ChargeRow {
  return owned(ctx, "charge", pathParam(request, "id"), "charge");
}

function updateCharge(ctx: Context, request: ApiRequest): object {
  const row = charge(ctx, request);
  const given = readParams(describable, request.form);
  const after = ctx.tx.put("charge", {
    ...row,
    metadata: mergeMetadata(row.metadata, given.metadata),
    description: given.description ?? row.description,
  });
  emit(ctx, "charge.updated", chargeShape(ctx, after), chargeShape(ctx, row));
  return chargeShape(ctx, after);
}

const chargeList = z.strictObject({
  ...pagination,
  created: createdFilter().optional(),
  customer: text().optional(),
  payment_intent: text().optional(),
});

function listCharges(ctx: Context, request: ApiRequest): object {
  const asked = readParams(chargeList, request.form);
  const rows = ownedRows(ctx, "charge").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.customer, row.customer) &&
      wanted(asked.payment_intent, row.paymentIntent),
  );
  return page(rows, asked, "/v1/charges", (row) => chargeShape(ctx, row));
}

const refundCreate = z.strictObject({
  amount: integer(1).optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
  reason: oneOf(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  refund_application_fee: bool().optional(),
  metadata: metadata().optional(),
  instructions_email: withoutEffect.optional(),
});

function chargeToRefund(ctx: Context, given: z.infer<typeof refundCreate>): ChargeRow {
  if (given.charge === undefined && given.payment_intent === undefined) {
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const of = given.payment_intent;
  const row =
    of === undefined ? undefined : owned(ctx, "paymentIntent", of, "payment_intent", "payment_intent");
  const named =
    given.charge === undefined ? undefined : owned(ctx, "charge", given.charge, "charge", "charge");
  const found = named ?? (row?.latestCharge == null ? undefined : ctx.tx.get("charge", row.latestCharge));
  if (row !== undefined && named !== undefined && named.paymentIntent !== row.id) {
    throw invalidRequest(`Charge ${named.id} does not belong to PaymentIntent ${row.id}.`, {
      param: "charge",
    });
  }
  if (found === undefined || found.status !== "succeeded") {
    const owner = row?.id ?? found?.paymentIntent;
    throw invalidRequest(`This PaymentIntent (${owner}) does not have a successful charge to refund.`, {
      param: given.charge === undefined ? "payment_intent" : "charge",
    });
  }
  return found;
}

function createRefund(ctx: Context, request: ApiRequest): object {
  const given = readParams(refundCreate, request.form);
  const refund = refundCharge(ctx, chargeToRefund(ctx, given), {
    amount: given.amount,
    reason: given.reason ?? null,
    metadata: mergeMetadata({}, given.metadata),
    refundApplicationFee: given.refund_application_fee ?? false,
  });
  return refundShape(refund);
}

function refund(ctx: Context, request: ApiRequest): RefundRow {
  return owned(ctx, "refund", pathParam(request, "id"), "refund");
}

function updateRefund(ctx: Context, request: ApiRequest): object {
  const row = refund(ctx, request);
  const given = readParams(z.strictObject({ metadata: metadata().optional() }), request.form);
  const after = ctx.tx.put("refund", { ...row, metadata: mergeMetadata(row.metadata, given.metadata) });
  emit(ctx, "refund.updated", refundShape(after), refundShape(row));
  return refundShape(after);
}

const refundList = z.strictObject({
  ...pagination,
  charge: text().optional(),
  created: createdFilter().optional(),
  payment_intent: text().optional(),
});

function listRefunds(ctx: Context, request: ApiRequest): object {
  const asked = readParams(refundList, request.form);
  const rows = ownedRows(ctx, "refund").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.charge, row.charge) &&
      wanted(asked.payment_intent, row.paymentIntent),
  );
  return page(rows, asked, "/v1/refunds", refundShape);
}

function paymentMethod(ctx: Context, request: ApiRequest): object {
  return paymentMethodShape(
    owned(ctx, "paymentMethod", pathParam(request, "id"), "PaymentMethod", "payment_method"),
  );
}

export const paymentRoutes: ApiRoute[] = [
  { method: "GET", path: "/v1/payment_intents", run: listIntents },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    run: (ctx, request) => paymentIntentShape(ctx, intent(ctx, request)),
  },
  { method: "POST", path: "/v1/payment_intents/:id", run: updateIntent },
  { method: "GET", path: "/v1/charges", run: listCharges },
  { method: "GET", path: "/v1/charges/:id", run: (ctx, request) => chargeShape(ctx, charge(ctx, request)) },
  { method: "POST", path: "/v1/charges/:id", run: updateCharge },
  { method: "POST", path: "/v1/refunds", run: createRefund },
  { method: "GET", path: "/v1/refunds", run: listRefunds },
  { method: "GET", path: "/v1/refunds/:id", run: (ctx, request) => refundShape(refund(ctx, request)) },
  { method: "POST", path: "/v1/refunds/:id", run: updateRefund },
  { method: "GET", path: "/v1/payment_methods/:id", run: paymentMethod },
];
