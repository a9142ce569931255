import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { type CookieSpec, cookie } from "@/lib/identity/sessions/sessionCookies";

/*
 * Proofs that need no storage: an HMAC of the booking's id for one purpose. `manage` opens the booking from a mail
 * without an account; `checkout` marks the browser that started the payment.
 */

const hmac = (text: string) => createHmac("sha256", env().APP_SECRET).update(text).digest("base64url");

/** Compared in constant time, so that how long it takes tells nothing of the right one. */
function isSame(proof: string, given: string | undefined): boolean {
  if (given === undefined) return false;
  const expected = Buffer.from(proof);
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

type Linked = { id: string; linkVersion: number };

/**
 * The `token` of the link in the mails about this booking. It holds the booking's version: once that is raised, every
 * link mailed before opens nothing. Version 0 is signed as links were before there were versions.
 */
export const manageToken = ({ id, linkVersion }: Linked) =>
  hmac(linkVersion === 0 ? `booking:manage:${id}` : `booking:manage:${id}:${linkVersion}`);
/** Whether a token is of the booking's version now; how long it lives is `linkEndsAt`. */
export const isManageToken = (booking: Linked, token: string | undefined) =>
  isSame(manageToken(booking), token);

const checkoutProof = (bookingId: string) => hmac(`booking:checkout:${bookingId}`);

const checkoutCookiePrefix = `${brand.slug}_checkout_`;
const checkoutCookieSeconds = 2 * 24 * 60 * 60;

/** One cookie for each booking: several checkouts can be open in one browser. */
export const checkoutCookieName = (bookingId: string) => `${checkoutCookiePrefix}${bookingId}`;

/** The `Set-Cookie` that binds a checkout to the browser which started it. */
export function checkoutCookie(bookingId: string): string {
  const secure = env().APP_URL.startsWith("https:") ? "; Secure" : "";
  const value = checkoutProof(bookingId);
  return `${checkoutCookieName(bookingId)}=${value}; Path=/; Max-Age=${checkoutCookieSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Removes these of a browser's cookies, so that whoever uses it after a sign-out sees nothing of the checkouts. */
export const endedCheckoutCookies = (held: readonly { name: string }[]): CookieSpec[] =>
  held
    .filter(({ name }) => name.startsWith(checkoutCookiePrefix))
    .map(({ name }) => cookie(name, "", 0, true));

/** Whether this browser started the checkout of the booking. */
export const isCheckoutCookie = (bookingId: string, value: string | undefined) =>
  isSame(checkoutProof(bookingId), value);
