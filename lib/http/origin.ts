import { parseUrl } from "@/lib/text/parseUrl";

/** Names of this machine. They count as one only where the product itself is reached by one of them. */
const ownNames: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether an origin is the product's own: that of `appUrl`. The host that a request claims is ignored, since the
 * sender chooses it. Where the product is reached at this machine alone, the machine's names count as one.
 */
export function isOwnOrigin(origin: string, appUrl: string): boolean {
  const site = new URL(appUrl);
  if (origin === site.origin) return true;
  const from = parseUrl(origin);
  if (from === null || from.origin !== origin || !ownNames.includes(site.hostname)) return false;
  return ownNames.includes(from.hostname) && from.protocol === site.protocol && from.port === site.port;
}

/**
 * Whether a state-changing request may come from the origin that it names. Browsers send `Origin` with such requests;
 * a client without it (curl, an app) sends no cookies of another site.
 */
export function isAllowedOrigin({ headers }: { headers: Headers }, appUrl: string): boolean {
  const origin = headers.get("origin");
  return origin === null ? headers.get("sec-fetch-site") !== "cross-site" : isOwnOrigin(origin, appUrl);
}
