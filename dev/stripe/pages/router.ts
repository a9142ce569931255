import { parseForm } from "../core/form";
import { findRoute, type PageAnswer, type PageRequest, type PageRoute } from "../core/router";
import type { Services } from "../server/services";
import { checkoutPages } from "./checkout";
import { expressPages } from "./express";
import { homePages } from "./home";
import { notFound, viewOf } from "./layout";
import { moneyPages } from "./money";
import { onboardingPages } from "./onboarding";
import { portalPages } from "./portal";
import { receiptPages } from "./receipt";

const ROUTES: PageRoute[] = [
  ...homePages,
  ...moneyPages,
  ...checkoutPages,
  ...receiptPages,
  ...onboardingPages,
  ...portalPages,
  ...expressPages,
];

interface PageCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly acceptLanguage: string;
  readonly nonce: string;
}

/** Answers a browser. What a page changes is one transaction. */
export function answerPage(services: Services, call: PageCall): PageAnswer {
  const match = findRoute(ROUTES, call.method === "HEAD" ? "GET" : call.method, call.path);
  const request: PageRequest = {
    params: match?.params ?? {},
    query: parseForm(call.query),
    form: parseForm(call.body),
    acceptLanguage: call.acceptLanguage,
    path: call.path,
    nonce: call.nonce,
  };
  if (match === undefined) return notFound(viewOf(request, "auto"));
  return services.transaction((ctx) => match.route.run(ctx, request));
}
