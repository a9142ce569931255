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

/** Over https the name itself makes browsers refuse the cookie from anything but this host (`__Host-`). */
export function sessionCookieName(role: Role): string {
  return `${isSecure() ? "__Host-" : ""}${brand.slug}.${role}`;
}

/**
 * Whether the product is reached over https, by its own address: the request's says nothing behind a proxy.
 */
export function isSecure(): boolean {
  return env().APP_URL.startsWith("https:");
}

/** One of our cookies; `maxAge` in seconds. */
export function cookie(name: string, value: string, maxAge: number, httpOnly: boolean): CookieSpec {
  return { name, value, path: "/", sameSite: "lax", secure: isSecure(), httpOnly, maxAge };
}

/** The session itself, and the hint by which cached pages know that there is one to ask for. */
export function signedInCookies(role: Role, token: string): CookieSpec[] {
  const maxAge = Math.floor(sessionLifetimeMs / 1000);
  return [cookie(sessionCookieName(role), token, maxAge, true), hintCookie(role, maxAge)];
}

/** The same cookies, ended. */
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

/** What a browser is told when a session of it ends: what it kept of the pages goes. */
export const clearSiteData = { name: "Clear-Site-Data", value: '"cache"' } as const;

/**
 * Response headers of a sign-out: the cookies, and the cache. Not all cookies nor what scripts stored: the other portal,
 * the language and the appearance stay.
 */
export function signedOutHeaders(cookies: readonly CookieSpec[]): Headers {
  const headers = cookieHeaders(cookies);
  headers.set(clearSiteData.name, clearSiteData.value);
  return headers;
}
