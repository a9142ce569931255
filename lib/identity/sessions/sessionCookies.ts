import "server-only";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import type { Role } from "../roles";
import { hintCookieName } from "./hintCookie";
import { sessionLifetimeMs } from "./sessionRules";

export type CookieSpec = {
  name: string;
  value: string;
  path: "/";
  sameSite: "lax";
  secure: boolean;
  httpOnly: boolean;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
};

/**
 * The name of the portal's session cookie. Over https its prefix `__Host-` makes browsers accept the cookie from this
 * host only.
 */
export function sessionCookieName(role: Role): string {
  return `${isSecure() ? "__Host-" : ""}${brand.slug}.${role}`;
}

/** Whether the product is reached over https, by APP_URL: behind a proxy the request does not tell. */
export function isSecure(): boolean {
  return env().APP_URL.startsWith("https:");
}

/** One of our cookies; `maxAge` in seconds. */
export function cookie(name: string, value: string, maxAge: number, httpOnly: boolean): CookieSpec {
  return { name, value, path: "/", sameSite: "lax", secure: isSecure(), httpOnly, maxAge };
}

/** The session cookie, and the hint by which cached pages know that there is a session to ask for. */
export function signedInCookies(role: Role, token: string): CookieSpec[] {
  const maxAge = Math.floor(sessionLifetimeMs / 1000);
  return [cookie(sessionCookieName(role), token, maxAge, true), hintCookie(role, maxAge)];
}

/** The same cookies, removed. */
export function signedOutCookies(role: Role): CookieSpec[] {
  return [cookie(sessionCookieName(role), "", 0, true), hintCookie(role, 0)];
}

/** Readable by scripts and without any secret; `maxAge` in seconds, 0 takes it away. */
export function hintCookie(role: Role, maxAge: number): CookieSpec {
  return cookie(hintCookieName(role), maxAge === 0 ? "" : "1", maxAge, false);
}

/** The value of a `Set-Cookie` header. */
export function toSetCookie(spec: CookieSpec): string {
  const flags = [spec.httpOnly ? "HttpOnly" : "", spec.secure ? "Secure" : ""].filter(Boolean);
  return [
    `${spec.name}=${spec.value}`,
    `Path=${spec.path}`,
    `Max-Age=${spec.maxAge}`,
    "SameSite=Lax",
    ...flags,
  ].join("; ");
}

/** Response headers that carry these cookies. */
export function cookieHeaders(cookies: readonly CookieSpec[]): Headers {
  const headers = new Headers();
  for (const spec of cookies) headers.append("Set-Cookie", toSetCookie(spec));
  return headers;
}

/** The header by which a browser clears its cached pages when a session ends. */
export const clearSiteData = { name: "Clear-Site-Data", value: '"cache"' } as const;

/**
 * Response headers of a sign-out: the removed cookies, and clearing the cache. Other cookies and what scripts stored
 * stay: the other portal, the language and the appearance.
 */
export function signedOutHeaders(cookies: readonly CookieSpec[]): Headers {
  const headers = cookieHeaders(cookies);
  headers.set(clearSiteData.name, clearSiteData.value);
  return headers;
}
