import "server-only";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import type { CookieReader } from "../sessions/activeSession";
import { type CookieSpec, cookie, isSecure } from "../sessions/sessionCookies";
import { tokenLifetimeMs } from "../tokens";

/*
 * Cookies that store which account was registered in a browser, or which change of address was requested in it, for
 * as long as the link of the mail works. Whoever opens that link there has proved both the password and the mailbox;
 * in any other browser the password is asked for.
 */

const claims = z.object({ sub: z.uuid() });

/**
 * `suffix` of the cookie's name. The name must not begin with the session cookie's: next-auth reads every such cookie
 * as a part of it.
 */
type Purpose = { salt: string; suffix: string; maxAge: number };
const registration: Purpose = {
  salt: "registration",
  suffix: "registered",
  maxAge: tokenLifetimeMs.verify_email / 1000,
};
const emailChange: Purpose = {
  salt: "email-change",
  suffix: "email-change",
  maxAge: tokenLifetimeMs.change_email / 1000,
};

function cookieName({ suffix }: Purpose): string {
  return `${isSecure() ? "__Host-" : ""}${brand.slug}-${suffix}`;
}

/** The cookie for the browser that an account was just registered in. */
export function registrationCookie(userId: string): Promise<CookieSpec> {
  return sealCookie(registration, userId);
}

/** The cookie for the browser that another address was just asked for in. */
export function emailChangeCookie(changeId: string): Promise<CookieSpec> {
  return sealCookie(emailChange, changeId);
}

/** The id of the account that was last registered in this browser; null for any cookie that we did not set. */
export function registeredHere(cookies: CookieReader): Promise<string | null> {
  return openCookie(registration, cookies);
}

/** The id of the change of address that was last requested in this browser; null for any cookie that we did not set. */
export function changeAskedHere(cookies: CookieReader): Promise<string | null> {
  return openCookie(emailChange, cookies);
}

async function sealCookie(purpose: Purpose, sub: string): Promise<CookieSpec> {
  const { salt, maxAge } = purpose;
  const value = await encode({ token: { sub }, secret: env().APP_SECRET, salt, maxAge });
  return cookie(cookieName(purpose), value, maxAge, true);
}

async function openCookie(purpose: Purpose, cookies: CookieReader): Promise<string | null> {
  const token = cookies.get(cookieName(purpose))?.value;
  if (token === undefined || token === "") return null;
  try {
    const parsed = claims.safeParse(await decode({ token, secret: env().APP_SECRET, salt: purpose.salt }));
    return parsed.success ? parsed.data.sub : null;
  } catch {
    // Forged, truncated, expired or sealed with an older secret.
    return null;
  }
}
