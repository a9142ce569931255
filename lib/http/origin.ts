/**
 * Whether a state-changing request may come from where it says it comes from. Browsers send `Origin` with
 * such requests; a client without one (curl, an app) carries no ambient cookies of another site.
 */
export function isAllowedOrigin(request: Request, appUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") !== "cross-site";
  if (origin === new URL(appUrl).origin) return true;
  const host = request.headers.get("host");
  return URL.canParse(origin) && host !== null && new URL(origin).host === host;
}
