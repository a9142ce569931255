import { z } from "zod";
import type { AccountRow } from "../accounts/rows";
import { type Context, seconds } from "../core/context";
import { ApiError, invalidRequest, noSuch } from "../core/errors";
import { randomText } from "../core/ids";
import { createdWithin, page } from "../core/lists";
import { createdFilter, mergeMetadata, pagination, readParams } from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { emit } from "../server/events";
import { accountShape } from "../shapes/account";
import { type Changed, type Created, createParams, updateParams } from "./accountParams";

/** What each classic account type says about who pays fees and losses, and which dashboard there is. */
const CONTROLLERS = {
  express: {
    feesPayer: "application_express",
    lossesPayer: "application",
    requirementCollection: "stripe",
    dashboard: "express",
  },
  standard: {
    feesPayer: "account",
    lossesPayer: "stripe",
    requirementCollection: "stripe",
    dashboard: "full",
  },
  custom: {
    feesPayer: "application_custom",
    lossesPayer: "application",
    requirementCollection: "application",
    dashboard: "none",
  },
} as const;

function controllerOf(given: Created): Pick<AccountRow, "type" | "controller"> {
  if (given.type !== undefined && given.controller !== undefined) {
    throw invalidRequest("You may only specify one of these parameters: type, controller.", {
      param: "controller",
    });
  }
  if (given.controller === undefined) {
    const type = given.type ?? "standard";
    return { type, controller: CONTROLLERS[type] };
  }
  const { fees, losses, requirement_collection, stripe_dashboard } = given.controller;
  return {
    type: "none",
    controller: {
      feesPayer: fees?.payer ?? "account",
      lossesPayer: losses?.payments ?? "stripe",
      requirementCollection: requirement_collection ?? "stripe",
      dashboard: stripe_dashboard?.type ?? "full",
    },
  };
}

function changed(account: AccountRow, given: Changed): AccountRow {
  const profile = given.business_profile;
  const company = given.company;
  const kept = <T>(value: T | undefined, present: T): T => (value === undefined ? present : value);
  const requested = (["card_payments", "transfers"] as const).filter((name) =>
    kept(given.capabilities?.[name]?.requested, account.requestedCapabilities.includes(name)),
  );
  return {
    ...account,
    email: kept(given.email, account.email),
    businessType: kept(given.business_type, account.businessType),
    defaultCurrency: kept(given.default_currency, account.defaultCurrency),
    statementDescriptor: kept(given.settings?.payments?.statement_descriptor, account.statementDescriptor),
    profile: {
      name: kept(profile?.name, account.profile.name),
      mcc: kept(profile?.mcc, account.profile.mcc),
      url: kept(profile?.url, account.profile.url),
      productDescription: kept(profile?.product_description, account.profile.productDescription),
      supportEmail: kept(profile?.support_email, account.profile.supportEmail),
      supportPhone: kept(profile?.support_phone, account.profile.supportPhone),
    },
    company: {
      name: kept(company?.name, account.company.name),
      taxId: kept(company?.tax_id, account.company.taxId),
      phone: kept(company?.phone, account.company.phone),
      address: kept(company?.address, account.company.address),
    },
    requestedCapabilities: requested,
    metadata: mergeMetadata(account.metadata, given.metadata),
  };
}

/** A new account without any data. */
export function blankAccount(ctx: Context, id: string): AccountRow {
  return {
    id,
    created: seconds(ctx),
    type: "none",
    controller: CONTROLLERS.standard,
    country: "SE",
    defaultCurrency: "sek",
    email: null,
    businessType: null,
    profile: {
      name: null,
      mcc: null,
      url: null,
      productDescription: null,
      supportEmail: null,
      supportPhone: null,
    },
    company: { name: null, taxId: null, phone: null, address: null },
    requestedCapabilities: [],
    standing: "new",
    termsAcceptedAt: null,
    bank: null,
    statementDescriptor: null,
    metadata: {},
    deleted: false,
  };
}

function create(ctx: Context, request: ApiRequest): object {
  const given = readParams(createParams, request.form);
  const { type: _type, controller: _controller, country, ...rest } = given;
  const blank = {
    ...blankAccount(ctx, `acct_1${randomText(15)}`),
    ...controllerOf(given),
    country: country?.toUpperCase() ?? "SE",
  };
  return accountShape(ctx.tx.put("account", changed(blank, rest)));
}

/** The account with this id, or the answer for one that does not exist. */
export function getAccountRow(ctx: Context, id: string, param = "account"): AccountRow {
  const account = ctx.tx.get("account", id);
  if (account === undefined || account.deleted) throw noSuch("account", id, param);
  return account;
}

/** A connected account acting for itself may only see itself. */
export function reachable(ctx: Context, id: string): AccountRow {
  if (ctx.account !== null && ctx.account !== id) throw noSuch("account", id, "account");
  return getAccountRow(ctx, id);
}

function retrieveOwn(ctx: Context): object {
  if (ctx.account === null) {
    return {
      id: "acct_1StandInPlatform",
      object: "account",
      type: "standard",
      country: "SE",
      default_currency: "sek",
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      email: null,
      metadata: {},
    };
  }
  return accountShape(getAccountRow(ctx, ctx.account));
}

/** Writes a changed account and sends the event to the platform's webhook. */
export function saveAccount(ctx: Context, before: AccountRow, after: AccountRow): AccountRow {
  ctx.tx.put("account", after);
  emit({ ...ctx, account: after.id }, "account.updated", accountShape(after), accountShape(before));
  return after;
}

function update(ctx: Context, request: ApiRequest): object {
  const account = reachable(ctx, pathParam(request, "id"));
  return accountShape(saveAccount(ctx, account, changed(account, readParams(updateParams, request.form))));
}

function remove(ctx: Context, request: ApiRequest): object {
  const account = reachable(ctx, pathParam(request, "id"));
  ctx.tx.put("account", { ...account, deleted: true });
  return { id: account.id, object: "account", deleted: true };
}

function listAccounts(ctx: Context, request: ApiRequest): object {
  const given = readParams(
    z.strictObject({ ...pagination, created: createdFilter().optional() }),
    request.form,
  );
  const rows = ctx.tx
    .all("account")
    .filter((row) => !row.deleted && createdWithin(row.created, given.created));
  return page(rows, given, "/v1/accounts", accountShape);
}

/** The connected account that a `Stripe-Account` header names. Throws 403 for one that does not exist. */
export function accountOfHeader(ctx: Context, header: string): string {
  const account = ctx.tx.get("account", header);
  if (account !== undefined && !account.deleted) return account.id;
  throw new ApiError(
    "invalid_request_error",
    `The provided key does not have access to account '${header}' (or that account does not exist). Application access may have been revoked.`,
    { code: "account_invalid", status: 403 },
    true,
  );
}

export const accountRoutes: ApiRoute[] = [
  { method: "POST", path: "/v1/accounts", run: create },
  { method: "GET", path: "/v1/accounts", run: listAccounts },
  { method: "GET", path: "/v1/account", run: retrieveOwn },
  {
    method: "GET",
    path: "/v1/accounts/:id",
    run: (ctx, request) => accountShape(reachable(ctx, pathParam(request, "id"))),
  },
  { method: "POST", path: "/v1/accounts/:id", run: update },
  { method: "DELETE", path: "/v1/accounts/:id", run: remove },
];
