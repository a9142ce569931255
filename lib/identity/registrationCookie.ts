import "server-only";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import type { CookieReader } from "./activeSession";
import { type CookieSpec, isSecure } from "./sessionCookies";
import { tokenLifetimeMs } from "./tokens";

/*
 * Remembers in the browser which account was registered in it, for as long as the link of its mail works. Whoever opens
 * that link there has both chosen the password and the mailbox; in any other browser the password is asked for.
 */

const claims = z.object({ sub: z.uuid() });
const salt = "registration";
const maxAge = tokenLifetimeMs.verify_email / 1000;

/** Not below the session's name: next-auth takes every cookie that begins with that for a piece of it. */
function cookieName(): string {
  return `${isSecure() ? "__Host-" : ""}${brand.slug}-registered`;
}

/** The cookie for the browser that an account was just registered in. */
export async function registrationCookie(userId: string): Promise<CookieSpec> {
  const value = await encode({ token: { sub: userId }, secret: env().APP_SECRET, salt, maxAge });
  return {
    name: cookieName(),
    value,
    path: "/",
    sameSite: "lax",
    secure: isSecure(),
    httpOnly: true,
    maxAge,
  };
}

/** The id of the account that was last registered in this browser; null for anything that we did not write. */
export async function registeredHere(cookies: CookieReader): Promise<string | null> {
  const token = cookies.get(cookieName())?.value;
  if (token === undefined || token === "") return null;
  try {
    const parsed = claims.safeParse(await decode({ token, secret: env().APP_SECRET, salt }));
    return parsed.success ? parsed.data.sub : null;
  } catch {
    // Forged, cut short, expired or sealed with an older secret.
    return null;
  }
}
