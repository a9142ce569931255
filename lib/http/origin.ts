/**
 * Whether a state-changing request may come from where it says it comes from. Browsers send `Origin` with
 * such requests; a client without one (curl, an app) carries no ambient cookies of another site. Besides `appUrl` any
 * name the server is reached by will do, but nothing from an unsafe connection where the site has a safe one.
 */
export function isAllowedOrigin(request: Request, appUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") !== "cross-site";
  if (origin === new URL(appUrl).origin) return true;
  const from = URL.parse(origin);
  const isUnsafe = from?.protocol !== "https:" && appUrl.startsWith("https:");
  return from !== null && !isUnsafe && from.host === request.headers.get("host");
}
