import "server-only";
import { decode, encode, type JWT } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/lib/env";
import type { Role } from "../roles";
import { sessionLifetimeMs } from "./sessionRules";

const claimsSchema = z.object({ sid: z.uuid() });

/** The portal salts the key, so that a customer's cookie means nothing under the provider's name. */
const saltOf = (role: Role) => `session.${role}`;

/** What the cookie holds: an encrypted name of the session's row, and nothing else, whatever it is given. */
export async function sealSessionToken(role: Role, claims: JWT): Promise<string> {
  const { sid } = claimsSchema.parse(claims);
  return encode({
    token: { sid },
    secret: env().APP_SECRET,
    salt: saltOf(role),
    maxAge: Math.floor(sessionLifetimeMs / 1000),
  });
}

/** The session id in a cookie's value; null for anything that we did not write for this portal. */
export async function openSessionToken(role: Role, token: string | undefined): Promise<string | null> {
  if (token === undefined || token === "") return null;
  try {
    const claims = await decode({ token, secret: env().APP_SECRET, salt: saltOf(role) });
    const parsed = claimsSchema.safeParse(claims);
    return parsed.success ? parsed.data.sid : null;
  } catch {
    // Forged, cut short, expired or sealed with an older secret: no session.
    return null;
  }
}
