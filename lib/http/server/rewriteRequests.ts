import "server-only";
import { brand } from "@/lib/brand";
import { localeCookieName } from "@/lib/i18n/routing";
import { isOwnOrigin } from "../origin";
import { onRequest } from "./onRequest";

/*
 * What this process changes in requests before Next reads them. Each function applies to every request after its call.
 * unreadableRequests.ts has the rewriting of addresses.
 */

/**
 * `Request` of the web platform refuses TRACE and TRACK, so Next fails before it asks a handler. They become OPTIONS,
 * which changes nothing and lists the methods.
 */
const unsupportedMethods = new Set(["TRACE", "TRACK"]);

/** Turns methods that Next cannot represent into OPTIONS. */
export function rewriteUnsupportedMethods(): void {
  onRequest(({ request }) => {
    if (unsupportedMethods.has(request.method ?? "")) request.method = "OPTIONS";
  });
}

/**
 * Sets the host that Next takes a request for, so that no client chooses it. Next accepts a form when the host of its
 * origin equals the request's host: a form of our own pages (see `isOwnOrigin`) gets the host of its origin, whatever a
 * proxy made of the name; any other is refused by the middleware or by Next.
 */
export function setOwnHost(appUrl: string): void {
  onRequest(({ request }) => {
    delete request.headers["x-forwarded-host"];
    const { origin } = request.headers;
    request.headers.host = new URL(origin && isOwnOrigin(origin, appUrl) ? origin : appUrl).host;
  });
}

/** Cookies that the server reads, of ours; a browser has few. */
const mostCookies = 50;
const ownCookie = new RegExp(`^\\s*(?:(?:__Host-|__Secure-)?${brand.slug}[._-]|${localeCookieName}=)`);

/**
 * The header of cookies without those of others, and no more than a browser has of ours. Next copies every cookie after
 * each answer, at a cost that grows with the square of their number: two thousand in one header of 8 kB kept the process
 * busy for four seconds.
 */
export function ownCookies(header: string): string {
  const own = header.split(";", 4_000).filter((pair) => ownCookie.test(pair));
  return own.slice(0, mostCookies).join(";").trim();
}

/** Keeps only our own cookies in every request. */
export function dropForeignCookies(): void {
  onRequest(({ request }) => {
    const { cookie } = request.headers;
    if (cookie !== undefined) request.headers.cookie = ownCookies(cookie);
  });
}

/** Replaces the client's own `x-forwarded-for` by the address of its connection. For a server without a proxy. */
export function setConnectionAddress(): void {
  onRequest(({ request }) => {
    request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "unknown";
  });
}
