import { NextRequest, NextResponse } from "next/server";
import createMiddleware from "next-intl/middleware";
import { type ErrorCode, errorStatus } from "@/lib/errors/codes";
import { contractPrefixes } from "@/lib/http/contractPrefixes";
import { pageRefusal } from "@/lib/http/pageLimits";
import { safeRedirectPath } from "@/lib/http/safeRedirect";
import { toLocale } from "@/lib/i18n/locales";
import { localeCookieName, routing } from "@/lib/i18n/routing";
import {
  customerBase,
  customerPaths,
  customerRoot,
  defaultAppUrl,
  isUnder,
  providerBase,
  publicPathHeader,
  splitLocale,
} from "@/lib/paths";
import en from "@/messages/en/errors.json";
import sv from "@/messages/sv/errors.json";

// The language is in the address; the browser's is not guessed, and a visit of a page does not set the cookie. Each
// page has links to its other languages, made of APP_URL; a header with them would name whatever host a request
// claims.
const options = { ...routing, localeDetection: false, localeCookie: false, alternateLinks: false };
const handleLocale = createMiddleware(options);

/**
 * The same for the customers' pages, whose public addresses differ from their place in `app/` where
 * CUSTOMER_BASE_PATH says so.
 */
const handleCustomers =
  customerBase === customerRoot
    ? handleLocale
    : createMiddleware({
        ...options,
        pathnames: {
          [customerRoot]: customerBase || "/",
          [`${customerRoot}/[...path]`]: `${customerBase}/[...path]`,
        },
      });

/**
 * Redirects and rewrites to the right language and portal, and refuses requests that no page accepts. It protects
 * nothing: every page checks its own session.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const path = decodedPath(pathname);
  if (path === null) return new NextResponse(null, { status: 400 });
  if (isCall(pathname)) return NextResponse.next();
  const { prefix, rest } = splitLocale(path);
  const refusal = await pageRefusal(request, process.env.APP_URL || defaultAppUrl);
  if (refusal !== null) return refused(refusal, prefix);
  if (!isPage(pathname)) return NextResponse.next();
  if (rest === "/" && customerBase !== "") return redirectHome(request, prefix);
  if (customerBase !== customerRoot && isUnder(customerRoot, rest))
    return redirectToPublicAddress(request, prefix, rest);
  const handle = isUnder(providerBase, rest) ? handleLocale : handleCustomers;
  return handle(withPublicPath(request, rest));
}

/** Plain text, because a request that is refused here was not made by a page of ours. */
function refused(code: ErrorCode, prefix: string): NextResponse {
  const texts = { sv, en }[toLocale(prefix.slice(1))];
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  if (code === "method_not_allowed") headers.set("Allow", "GET, HEAD");
  return new NextResponse(texts[code], { status: errorStatus[code], headers });
}

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Calls are answered by their handlers, in the shapes of the contract. The description of the contract is a page. */
const isCall = (pathname: string): boolean =>
  pathname !== "/api/docs" && ["api", ...contractPrefixes].some((prefix) => isUnder(`/${prefix}`, pathname));

/** Files are no pages; a request for one comes here only when it posts a form. */
const isPage = (pathname: string): boolean => new RegExp(`^${config.matcher[0]}$`).test(pathname);

/** `/` leads to the customer portal, in the language that was chosen in the menu before. */
function redirectHome(request: NextRequest, prefix: string): NextResponse {
  const chosen = request.cookies.get(localeCookieName)?.value;
  const language = prefix || (chosen === "en" ? "/en" : "");
  return NextResponse.redirect(new URL(`${language}${customerBase}${request.nextUrl.search}`, request.url));
}

/**
 * Redirects from a page's place in `app/` to its public address, so that every page has one address. With 307, which
 * browsers do not remember, because CUSTOMER_BASE_PATH can be changed back.
 */
function redirectToPublicAddress(request: NextRequest, prefix: string, rest: string): NextResponse {
  const path = `${prefix}${customerBase}${rest.slice(customerRoot.length)}` || "/";
  // With the portal at the root, what follows could begin like the address of another site.
  const target = safeRedirectPath(`${path}${request.nextUrl.search}`) ?? customerPaths.home();
  return NextResponse.redirect(new URL(target, request.url));
}

/** Passes the requested path on in a header, for the page that answers unknown addresses. */
function withPublicPath(request: NextRequest, path: string): NextRequest {
  // Without the body, which the page is given by Next itself.
  const { method, headers } = request;
  const outer = new NextRequest(request.nextUrl.clone(), { method, headers });
  outer.headers.set(publicPathHeader, encodeURI(path));
  return outer;
}

export const config = {
  matcher: [
    // Read by the build, so written out: everything but handlers (lib/http/contractPrefixes.ts) and files.
    "/((?!(?:api|_next|_vercel|design|auth/v1|providers/v1|providers/me|services/v1|catalog|payments|customers/me|policies|contact/v1)(?:/|$)|.*\\..*).*)",
    // Next reads a form that is posted to any address, also of a file or of nothing at all: the limits hold there, too.
    { source: "/:path*", has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
  ],
};
