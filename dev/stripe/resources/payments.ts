import { z } from "zod";
import { type Context, owned } from "../core/context";
import { invalidRequest } from "../core/errors";
import { createdWithin, wanted } from "../core/lists";
import {
  bool,
  createdFilter,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
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
import { listed, listRoute, readRoute } from "./routes";

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

const listIntents = listRoute("paymentIntent", {
  path: "/v1/payment_intents",
  params: z.strictObject({ ...listed, customer: text().optional() }),
  where: (row, asked) => wanted(asked.customer, row.customer),
  shape: paymentIntentShape,
});

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

const listCharges = listRoute("charge", {
  path: "/v1/charges",
  params: z.strictObject({ ...listed, customer: text().optional(), payment_intent: text().optional() }),
  where: (row, asked) =>
    wanted(asked.customer, row.customer) && wanted(asked.payment_intent, row.paymentIntent),
  shape: chargeShape,
});

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

const listRefunds = listRoute("refund", {
  path: "/v1/refunds",
  params: z.strictObject({
    ...listed,
    charge: text().optional(),
    created: createdFilter().optional(),
    payment_intent: text().optional(),
  }),
  where: (row, asked) =>
    createdWithin(row.created, asked.created) &&
    wanted(asked.charge, row.charge) &&
    wanted(asked.payment_intent, row.paymentIntent),
  shape: (_ctx, row) => refundShape(row),
});

export const paymentRoutes: ApiRoute[] = [
  listIntents,
  readRoute("paymentIntent", {
    ...{ path: "/v1/payment_intents", name: "payment_intent", param: "intent" },
    shape: paymentIntentShape,
  }),
  { method: "POST", path: "/v1/payment_intents/:id", run: updateIntent },
  listCharges,
  readRoute("charge", { path: "/v1/charges", name: "charge", shape: chargeShape }),
  { method: "POST", path: "/v1/charges/:id", run: updateCharge },
  { method: "POST", path: "/v1/refunds", run: createRefund },
  listRefunds,
  readRoute("refund", { path: "/v1/refunds", name: "refund", shape: (_ctx, row) => refundShape(row) }),
  { method: "POST", path: "/v1/refunds/:id", run: updateRefund },
  readRoute("paymentMethod", {
    ...{ path: "/v1/payment_methods", name: "PaymentMethod", param: "payment_method" },
    shape: (_ctx, row) => paymentMethodShape(row),
  }),
];
