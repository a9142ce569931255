import { z } from "zod";
import { type Context, owned } from "../core/context";
import { createdWithin, wanted } from "../core/lists";
import {
  bool,
  createdFilter,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  text,
  unsettableText,
  withoutEffect,
} from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { answerDispute, decideDispute } from "../payments/disputes";
import type { DisputeRow } from "../payments/moneyRows";
import { disputeShape, EVIDENCE_FIELDS, payoutShape } from "../shapes/money";
import { listed, listRoute, readRoute } from "./routes";

function dispute(ctx: Context, request: ApiRequest): DisputeRow {
  return owned(ctx, "dispute", pathParam(request, "id"), "dispute");
}

const listDisputes = listRoute("dispute", {
  path: "/v1/disputes",
  params: z.strictObject({ ...listed, charge: text().optional(), payment_intent: text().optional() }),
  where: (row, asked) => wanted(asked.charge, row.charge) && wanted(asked.payment_intent, row.paymentIntent),
  shape: disputeShape,
});

const disputeUpdate = z.strictObject({
  evidence: z.partialRecord(z.enum(EVIDENCE_FIELDS), unsettableText(20_000)).optional(),
  intended_submission_method: withoutEffect.optional(),
  metadata: metadata().optional(),
  submit: bool().optional(),
});

/** As Stripe does, submits the evidence to the bank unless `submit` says not to. */
function updateDispute(ctx: Context, request: ApiRequest): object {
  const row = dispute(ctx, request);
  const given = readParams(disputeUpdate, request.form);
  const evidence = Object.entries(given.evidence ?? {}).map(([field, value]) => [field, value ?? ""]);
  const after = answerDispute(ctx, row, {
    evidence: Object.fromEntries(evidence),
    metadata: mergeMetadata(row.metadata, given.metadata),
    submits: given.submit ?? given.evidence !== undefined,
  });
  return disputeShape(ctx, after);
}

function closeDispute(ctx: Context, request: ApiRequest): object {
  return disputeShape(ctx, decideDispute(ctx, dispute(ctx, request), "lost"));
}

const listPayouts = listRoute("payout", {
  path: "/v1/payouts",
  params: z.strictObject({
    ...listed,
    arrival_date: createdFilter().optional(),
    status: oneOf(["pending", "paid", "failed", "canceled"]).optional(),
  }),
  where: (row, asked) =>
    createdWithin(row.arrival, asked.arrival_date) && wanted<string>(asked.status, row.status),
  shape: (_ctx, row) => payoutShape(row),
});

export const moneyRoutes: ApiRoute[] = [
  listDisputes,
  readRoute("dispute", { path: "/v1/disputes", name: "dispute", shape: disputeShape }),
  { method: "POST", path: "/v1/disputes/:id", run: updateDispute },
  { method: "POST", path: "/v1/disputes/:id/close", run: closeDispute },
  listPayouts,
  readRoute("payout", { path: "/v1/payouts", name: "payout", shape: (_ctx, row) => payoutShape(row) }),
];
