import { z } from "zod";
import { createCustomer } from "../billing/invoices";
import type { CustomerRow } from "../billing/rows";
import { endSubscription } from "../billing/subscribe";
import { type Context, owned, ownedRows, seconds } from "../core/context";
import { noSuch } from "../core/errors";
import { newId, randomText } from "../core/ids";
import { createdWithin, page, wanted } from "../core/lists";
import {
  createdFilter,
  email,
  list,
  mergeMetadata,
  metadata,
  pagination,
  readParams,
  text,
  unsettableText,
  url,
  withoutEffect,
} from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { emit } from "../server/events";
import { customerShape, portalSessionShape } from "../shapes/billing";

const customerFields = z.strictObject({
  email: email().optional(),
  name: unsettableText(256).optional(),
  phone: unsettableText(20).optional(),
  description: unsettableText().optional(),
  metadata: metadata().optional(),
  preferred_locales: list(text()).optional(),
});

function newCustomer(ctx: Context, request: ApiRequest): object {
  const { metadata: pairs, preferred_locales: locales, ...given } = readParams(customerFields, request.form);
  const customer = createCustomer(ctx, {
    email: given.email ?? null,
    name: given.name ?? null,
    phone: given.phone ?? null,
    description: given.description ?? null,
    metadata: mergeMetadata({}, pairs),
    preferredLocales: locales ?? [],
  });
  return customerShape(customer);
}

function customer(ctx: Context, request: ApiRequest): CustomerRow {
  return owned(ctx, "customer", pathParam(request, "id"), "customer");
}

function updateCustomer(ctx: Context, request: ApiRequest): object {
  const row = customer(ctx, request);
  if (row.deleted) throw noSuch("customer", row.id);
  const given = readParams(customerFields, request.form);
  const kept = <T>(value: T | undefined, present: T): T => (value === undefined ? present : value);
  const after = ctx.tx.put("customer", {
    ...row,
    email: kept(given.email, row.email),
    name: kept(given.name, row.name),
    phone: kept(given.phone, row.phone),
    description: kept(given.description, row.description),
    metadata: mergeMetadata(row.metadata, given.metadata),
    preferredLocales: given.preferred_locales ?? row.preferredLocales,
  });
  emit(ctx, "customer.updated", customerShape(after), customerShape(row));
  return customerShape(after);
}

function deleteCustomer(ctx: Context, request: ApiRequest): object {
  const row = customer(ctx, request);
  for (const subscription of ownedRows(ctx, "subscription")) {
    if (subscription.customer === row.id && subscription.status !== "canceled") {
      endSubscription(ctx, subscription, { reason: "cancellation_requested", comment: null, feedback: null });
    }
  }
  emit(ctx, "customer.deleted", customerShape(row));
  return customerShape(ctx.tx.put("customer", { ...row, deleted: true }));
}

const customerList = z.strictObject({
  ...pagination,
  created: createdFilter().optional(),
  email: text().optional(),
});

function listCustomers(ctx: Context, request: ApiRequest): object {
  const asked = readParams(customerList, request.form);
  const rows = ownedRows(ctx, "customer").filter(
    (row) => !row.deleted && createdWithin(row.created, asked.created) && wanted(asked.email, row.email),
  );
  return page(rows, asked, "/v1/customers", customerShape);
}

const portalCreate = z.strictObject({
  customer: text(),
  return_url: url().optional(),
  locale: text(10).optional(),
  configuration: withoutEffect.optional(),
  flow_data: withoutEffect.optional(),
});

function newPortalSession(ctx: Context, request: ApiRequest): object {
  const given = readParams(portalCreate, request.form);
  const row = owned(ctx, "customer", given.customer, "customer", "customer");
  const session = ctx.tx.put("portalSession", {
    id: newId("bps"),
    account: ctx.account,
    created: seconds(ctx),
    customer: row.id,
    returnUrl: given.return_url ?? null,
    locale: given.locale ?? null,
    token: randomText(32),
  });
  return portalSessionShape(ctx, session);
}

export const customerRoutes: ApiRoute[] = [
  { method: "POST", path: "/v1/customers", run: newCustomer },
  { method: "GET", path: "/v1/customers", run: listCustomers },
  { method: "GET", path: "/v1/customers/:id", run: (ctx, request) => customerShape(customer(ctx, request)) },
  { method: "POST", path: "/v1/customers/:id", run: updateCustomer },
  { method: "DELETE", path: "/v1/customers/:id", run: deleteCustomer },
  { method: "POST", path: "/v1/billing_portal/sessions", run: newPortalSession },
];
