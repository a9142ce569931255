import { z } from "zod";
import { type Context, seconds } from "../core/context";
import { invalidRequest } from "../core/errors";
import { newId, randomText } from "../core/ids";
import { oneOf, readParams, text, url, withoutEffect } from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { getAccountRow, reachable } from "./accounts";

const linkParams = z.strictObject({
  account: text(),
  type: oneOf(["account_onboarding", "account_update"]),
  refresh_url: url(),
  return_url: url(),
  collect: withoutEffect.optional(),
  collection_options: withoutEffect.optional(),
});

/** Stripe's account links are valid for a few minutes and can be opened once. */
const LINK_SECONDS = 300;

function createLink(ctx: Context, request: ApiRequest): object {
  const given = readParams(linkParams, request.form);
  const account = getAccountRow(ctx, given.account);
  if (given.type === "account_update" && account.controller.requirementCollection === "stripe") {
    throw invalidRequest(
      "You cannot create `account_update` type Account Links for this account. You can only create `account_onboarding` Account Links for accounts where Stripe collects updated requirements.",
      { param: "type" },
    );
  }
  const created = seconds(ctx);
  const link = ctx.tx.put("accountLink", {
    id: randomText(24),
    created,
    expiresAt: created + LINK_SECONDS,
    accountId: account.id,
    type: given.type,
    refreshUrl: given.refresh_url,
    returnUrl: given.return_url,
    usedAt: null,
  });
  return {
    object: "account_link",
    created,
    expires_at: link.expiresAt,
    url: `${ctx.baseUrl}/setup/e/${account.id}/${link.id}`,
  };
}

function createLoginLink(ctx: Context, request: ApiRequest): object {
  const account = reachable(ctx, pathParam(request, "id"));
  readParams(z.strictObject({}), request.form);
  if (account.controller.dashboard !== "express") {
    throw invalidRequest(
      `Cannot create a login link for account ${account.id}: it has no Express Dashboard.`,
    );
  }
  if (account.standing === "new") {
    throw invalidRequest("Cannot create a login link for an account that has not completed onboarding.");
  }
  const link = ctx.tx.put("loginLink", { id: newId("lael"), created: seconds(ctx), accountId: account.id });
  return { object: "login_link", created: link.created, url: `${ctx.baseUrl}/express/${link.id}` };
}

export const accountLinkRoutes: ApiRoute[] = [
  { method: "POST", path: "/v1/account_links", run: createLink },
  { method: "POST", path: "/v1/accounts/:id/login_links", run: createLoginLink },
];
