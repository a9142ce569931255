import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { isCachedPage, isUnder, startsPayments } from "@/lib/paths";
import { PageCache } from "../pageCache";
import { onRequest } from "../server/onRequest";
import { closedPolicy, contentPolicy, filePolicy, type PolicySite } from "./contentPolicy";
import { hashSource } from "./inlineScripts";

const policyHeader = "content-security-policy";
const year = 365 * 24 * 60 * 60;

/** Of the process, since pageCacheHandler.mjs is bundled apart. */
declare global {
  var stundPages: PageCache | undefined;
}

/** The headers that are the same for every answer. */
const sameForAll = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The hosts that the settings name. */
export function policySite(): PolicySite {
  const { APP_URL, MAPS_EMBED_KEY, NODE_ENV, STRIPE_API_BASE, STRIPE_PAGES_URL, STRIPE_PUBLISHABLE_KEY } =
    env();
  return {
    appUrl: APP_URL,
    paymentPages: STRIPE_PAGES_URL ?? STRIPE_API_BASE ?? null,
    hasStripeScript: STRIPE_PUBLISHABLE_KEY !== undefined,
    hasMaps: MAPS_EMBED_KEY !== undefined,
    isDevelopment: NODE_ENV === "development",
  };
}

type Product = {
  /** The exact texts of our inline scripts. */
  ownScripts: readonly string[];
  /** What the paths of calls begin with, without a slash. */
  callPrefixes: readonly string[];
};

/**
 * Sets the security headers of every answer of this process after this call, and the content security policy of every
 * page: a page rendered for the request gets a nonce, which Next takes from the request's own header; a cached one
 * gets hashes, which are known once it is finished (see `PageCache`).
 */
export function sendSecurityHeaders(site: PolicySite, { ownScripts, callPrefixes }: Product): void {
  globalThis.stundPages ??= new PageCache({
    ownScripts,
    policyOf: (inlineScripts) => contentPolicy(site, { inlineScripts, isPaying: false }),
  });
  const own = ownScripts.map(hashSource);
  const isSafe = site.appUrl.startsWith("https:");
  onRequest(({ request, response }) => {
    for (const [name, value] of Object.entries(sameForAll)) response.setHeader(name, value);
    if (isSafe) response.setHeader("Strict-Transport-Security", `max-age=${2 * year}`);
    const path = pathOf(request);
    // Other sites show these pictures, by addresses of the contract and of shared links.
    const isPicture = isUnder("/og", path) || isUnder("/pictures", path);
    response.setHeader("Cross-Origin-Resource-Policy", isPicture ? "cross-origin" : "same-origin");
    // Removes a policy that the client sent, since Next takes the nonce from this header.
    delete request.headers[`${policyHeader}-report-only`];
    delete request.headers[policyHeader];
    const isPaying = startsPayments(path);
    const policy = (inlineScripts: readonly string[]) => contentPolicy(site, { inlineScripts, isPaying });
    if (isUnder("/pictures", path)) response.setHeader(policyHeader, filePolicy);
    else if (isNoPage(path, callPrefixes)) response.setHeader(policyHeader, closedPolicy);
    else if (isReading(request) && isCachedPage(path)) setReplaceablePolicy(response, policy(own));
    else {
      const withNonce = policy([...own, `'nonce-${randomBytes(18).toString("base64url")}'`]);
      if (!site.isDevelopment) request.headers[policyHeader] = withNonce;
      response.setHeader(policyHeader, withNonce);
    }
  });
}

/**
 * A cached page has its own policy, and Next would append it to the one set here, by `appendHeader`; only the page's
 * own is to be sent. If Next sends it in another way, tests/api/system/securityHeaders.test.ts finds two.
 */
function setReplaceablePolicy(response: ServerResponse, policy: string): void {
  response.setHeader(policyHeader, policy);
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    name.toLowerCase() === policyHeader ? response.setHeader(name, value) : append(name, value);
}

const isReading = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

function pathOf({ url = "/" }: IncomingMessage): string {
  const [path = "/"] = url.split("?");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Calls and the build's files. Next-auth's own pages and the description of the contract count as pages. */
function isNoPage(path: string, callPrefixes: readonly string[]): boolean {
  if (isUnder("/api/docs", path) || isUnder("/api/auth", path)) return false;
  return ["api", "_next", ...callPrefixes].some((prefix) => isUnder(`/${prefix}`, path));
}
