import { z } from "zod";
import { type Context, owned, ownedRows, seconds } from "../core/context";
import { invalidRequest } from "../core/errors";
import { randomText } from "../core/ids";
import { createdWithin, page, wanted } from "../core/lists";
import {
  createdFilter,
  email,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  readParams,
  text,
} from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { expireSession } from "../payments/checkout";
import type { CheckoutSessionRow, LineItem } from "../payments/rows";
import { checkoutSessionShape, lineItemShape, totalOf } from "../shapes/checkout";
import { type SessionCreate, sessionCreateParams } from "./checkoutParams";
import {
  checkAccount,
  checkAmount,
  checkCustomer,
  checkedExpiry,
  checkFee,
  checkMode,
  lineItems,
} from "./checkoutRules";

function checkedSession(ctx: Context, given: SessionCreate): CheckoutSessionRow {
  const mode = checkMode(given);
  checkAccount(ctx);
  checkCustomer(ctx, given);
  const items = lineItems(ctx, given);
  const session = newSession(ctx, { ...given, mode }, items, checkedExpiry(ctx, given.expires_at));
  const total = totalOf(session);
  checkAmount(total, session.currency);
  checkFee(ctx, given.payment_intent_data?.application_fee_amount, total);
  return session;
}

/** An open session of the account acted for, as it is given and unchecked. `expiresAt` in unix seconds. */
export function newSession(
  ctx: Context,
  given: SessionCreate & Pick<CheckoutSessionRow, "mode">,
  items: LineItem[],
  expiresAt: number,
): CheckoutSessionRow {
  const customer = given.customer === undefined ? undefined : ctx.tx.get("customer", given.customer);
  const intentData = given.payment_intent_data;
  return {
    id: `cs_test_a1${randomText(56)}`,
    account: ctx.account,
    created: seconds(ctx),
    mode: given.mode,
    status: "open",
    paymentStatus: "unpaid",
    currency: items[0]?.currency ?? "sek",
    lineItems: items,
    customerEmail: given.customer_email ?? customer?.email ?? null,
    customer: given.customer ?? null,
    customerCreation: given.customer_creation ?? "if_required",
    clientReferenceId: given.client_reference_id ?? null,
    locale: given.locale ?? null,
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? null,
    expiresAt,
    metadata: mergeMetadata({}, given.metadata),
    submitType: given.submit_type ?? null,
    submitText: given.custom_text?.submit?.message ?? null,
    termsText: given.custom_text?.terms_of_service_acceptance?.message ?? null,
    termsRequired: given.consent_collection?.terms_of_service === "required",
    termsAccepted: false,
    displayName: given.branding_settings?.display_name ?? null,
    intentData: {
      applicationFeeAmount: intentData?.application_fee_amount ?? null,
      description: intentData?.description ?? null,
      receiptEmail: intentData?.receipt_email ?? null,
      statementDescriptor: intentData?.statement_descriptor ?? null,
      metadata: mergeMetadata({}, intentData?.metadata),
    },
    subscriptionData: {
      description: given.subscription_data?.description ?? null,
      metadata: mergeMetadata({}, given.subscription_data?.metadata),
    },
    paymentIntent: null,
    subscription: null,
    invoice: null,
    details: null,
    challenged: null,
    dueAt: expiresAt * 1000,
  };
}

function create(ctx: Context, request: ApiRequest): object {
  const session = checkedSession(ctx, readParams(sessionCreateParams, request.form));
  return checkoutSessionShape(ctx, ctx.tx.put("checkoutSession", session));
}

function find(ctx: Context, request: ApiRequest): CheckoutSessionRow {
  return owned(ctx, "checkoutSession", pathParam(request, "id"), "checkout.session", "session");
}

function update(ctx: Context, request: ApiRequest): object {
  const session = find(ctx, request);
  const given = readParams(z.strictObject({ metadata: metadata().optional() }), request.form);
  const after = { ...session, metadata: mergeMetadata(session.metadata, given.metadata) };
  return checkoutSessionShape(ctx, ctx.tx.put("checkoutSession", after));
}

function expire(ctx: Context, request: ApiRequest): object {
  readParams(z.strictObject({}), request.form);
  const session = find(ctx, request);
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return checkoutSessionShape(ctx, expireSession(ctx, session));
}

const listParams = z.strictObject({
  ...pagination,
  created: createdFilter().optional(),
  customer: text().optional(),
  customer_details: z.strictObject({ email: email() }).optional(),
  payment_intent: text().optional(),
  status: oneOf(["open", "complete", "expired"]).optional(),
  subscription: text().optional(),
});

function listSessions(ctx: Context, request: ApiRequest): object {
  const asked = readParams(listParams, request.form);
  const rows = ownedRows(ctx, "checkoutSession").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.customer, row.customer) &&
      wanted(asked.payment_intent, row.paymentIntent) &&
      wanted(asked.status, row.status) &&
      wanted(asked.subscription, row.subscription) &&
      wanted(asked.customer_details?.email, row.details?.email ?? row.customerEmail),
  );
  return page(rows, asked, "/v1/checkout/sessions", (row) => checkoutSessionShape(ctx, row));
}

function listItems(ctx: Context, request: ApiRequest): object {
  const session = find(ctx, request);
  const asked = readParams(z.strictObject(pagination), request.form);
  // Line items keep the order they were given in; `page` turns rows around.
  return page(
    session.lineItems.toReversed(),
    asked,
    `/v1/checkout/sessions/${session.id}/line_items`,
    (item) => lineItemShape(ctx, item),
  );
}

export const checkoutSessionRoutes: ApiRoute[] = [
  { method: "POST", path: "/v1/checkout/sessions", run: create },
  { method: "GET", path: "/v1/checkout/sessions", run: listSessions },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id",
    run: (ctx, request) => checkoutSessionShape(ctx, find(ctx, request)),
  },
  { method: "POST", path: "/v1/checkout/sessions/:id", run: update },
  { method: "POST", path: "/v1/checkout/sessions/:id/expire", run: expire },
  { method: "GET", path: "/v1/checkout/sessions/:id/line_items", run: listItems },
];
