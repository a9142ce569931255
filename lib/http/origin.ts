/** What a machine calls itself. Only a product that is reached by one of them takes them for one another. */
const ownNames: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a page's origin is the product's own: that of `appUrl`. What a request says of the host it came to has no say in
 * this, since whoever sends one says what they like. Where the product is reached at this machine alone, its names count as one.
 */
export function isOwnOrigin(origin: string, appUrl: string): boolean {
  const site = new URL(appUrl);
  if (origin === site.origin) return true;
  const from = URL.parse(origin);
  if (from === null || from.origin !== origin || !ownNames.includes(site.hostname)) return false;
  return ownNames.includes(from.hostname) && from.protocol === site.protocol && from.port === site.port;
}

/**
 * Whether a state-changing request may come from where it says it comes from. Browsers send `Origin` with such requests; a
 * client without one (curl, an app) carries no ambient cookies of another site.
 */
export function isAllowedOrigin({ headers }: { headers: Headers }, appUrl: string): boolean {
  const origin = headers.get("origin");
  return origin === null ? headers.get("sec-fetch-site") !== "cross-site" : isOwnOrigin(origin, appUrl);
}
