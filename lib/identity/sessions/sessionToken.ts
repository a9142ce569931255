import "server-only";
import { decode, encode, type JWT } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/lib/env";
import type { Role } from "../roles";
import { sessionLifetimeMs } from "./sessionRules";

const claimsSchema = z.object({ sid: z.uuid() });

/** The salt of the key, by portal, so that a customer's cookie is invalid under the provider's name. */
const saltOf = (role: Role) => `session.${role}`;

/** The value of the session cookie: the encrypted id of the session's row. Other claims are dropped. */
export async function sealSessionToken(role: Role, claims: JWT): Promise<string> {
  const { sid } = claimsSchema.parse(claims);
  return encode({
    token: { sid },
    secret: env().APP_SECRET,
    salt: saltOf(role),
    maxAge: Math.floor(sessionLifetimeMs / 1000),
  });
}

/** The session id in a cookie's value; null for anything that we did not seal for this portal. */
export async function openSessionToken(role: Role, token: string | undefined): Promise<string | null> {
  if (token === undefined || token === "") return null;
  try {
    const claims = await decode({ token, secret: env().APP_SECRET, salt: saltOf(role) });
    const parsed = claimsSchema.safeParse(claims);
    return parsed.success ? parsed.data.sid : null;
  } catch {
    // Forged, truncated, expired or sealed with an older secret: no session.
    return null;
  }
}
