import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { type Role, roles } from "../roles";
import type { CookieReader } from "./activeSession";
import { type CookieSpec, cookie, isSecure } from "./sessionCookies";

/*
 * Proof that this browser has signed in to an account before (docs/decisions/0013): a random name for the browser,
 * signed together with the account. It signs nobody in. The browser's tries at the account's password are counted
 * apart from everybody else's, so that others cannot use them up. A new password invalidates proofs of the old one.
 */

/** The parts of the account that the proof is bound to. */
type Owner = { id: string; role: Role; passwordChangedAt: Date };

const year = 365 * 24 * 60 * 60;

/** Does not begin with the session cookie's name: next-auth would read it as a part of that cookie. */
function deviceCookieName(role: Role): string {
  return `${isSecure() ? "__Host-" : ""}${brand.slug}-device.${role}`;
}

/** The cookie for a browser whose owner has just given the right password, or chosen a new one. */
export function deviceCookie(owner: Owner): CookieSpec {
  const device = randomBytes(16).toString("base64url");
  return cookie(deviceCookieName(owner.role), `${device}.${signatureOf(owner, device)}`, year, true);
}

/** Removes the cookie, once its account is gone. */
export function endedDeviceCookie(role: Role): CookieSpec {
  return cookie(deviceCookieName(role), "", 0, true);
}

/** Whether this browser has such a cookie for any account; `knownDevice` checks its signature. */
export function bringsDeviceCookie(cookies: CookieReader): boolean {
  return roles.some((role) => cookies.get(deviceCookieName(role)) !== undefined);
}

/** The name of the browser if it has signed in to this account under its present password; else null. */
export function knownDevice(owner: Owner, cookies: CookieReader): string | null {
  const [device = "", signature = ""] = cookies.get(deviceCookieName(owner.role))?.value.split(".") ?? [];
  const expected = Buffer.from(signatureOf(owner, device));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? device : null;
}

function signatureOf({ id, passwordChangedAt }: Owner, device: string): string {
  const text = `device:${id}:${passwordChangedAt.getTime()}:${device}`;
  return createHmac("sha256", env().APP_SECRET).update(text).digest("base64url");
}
