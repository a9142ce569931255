import "server-only";
import type { CookieOption, CookiesOptions, NextAuthOptions } from "next-auth";
import type { JWT } from "next-auth/jwt";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { safeRedirectPath } from "@/lib/http/safeRedirect";
import { logger } from "@/lib/log/logger";
import type { Adopt } from "../addresses/confirmAddress";
import type { Role } from "../roles";
import { signInSchema } from "../schemas";
import { accountOf } from "../serializers";
import { loadSession } from "./activeSession";
import { authPathsOf } from "./authPaths";
import type { ClientInfo } from "./client";
import { type CookieSpec, isSecure, sessionCookieName } from "./sessionCookies";
import { sessionLifetimeMs } from "./sessionRules";
import { openSessionToken, sealSessionToken } from "./sessionToken";
import { signIn } from "./signIn";
import { endSignedOut } from "./signOut";

/** One request to next-auth, and what it brings about besides next-auth's own answer. */
type Exchange = {
  client: ClientInfo;
  /** What joins an account that signs in (see `signIn`). */
  adopt: Adopt | undefined;
  /** Told the cookies of a session that began; next-auth itself sets only the session's. */
  onSignIn: (cookies: CookieSpec[]) => void;
};

/**
 * next-auth for one portal, for one request. The two portals are two instances with cookies and keys of their own, so that one
 * browser can hold a customer's and a business's session side by side. A session is a row; the token only names it.
 */
export function authOptions(role: Role, exchange: Exchange): NextAuthOptions {
  const maxAge = Math.floor(sessionLifetimeMs / 1000);
  const { auth, afterSignOut } = authPathsOf(role);
  return {
    secret: env().APP_SECRET,
    session: { strategy: "jwt", maxAge },
    cookies: cookiesOf(role),
    pages: { signIn: auth(), error: auth(), signOut: afterSignOut() },
    providers: [
      {
        id: "credentials",
        name: "credentials",
        type: "credentials",
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials) => authorize(credentials, role, exchange),
      },
    ],
    jwt: {
      maxAge,
      encode: ({ token }) => sealSessionToken(role, token ?? {}),
      decode: ({ token }) => openLiveToken(role, token),
    },
    callbacks: {
      // `user` is there when signing in and is what authorize() gave. Whatever a client sends later (`session`)
      // is not even read: nothing from outside becomes a claim.
      jwt: ({ token, user }) => ({ sid: user === undefined ? token.sid : user.id }),
      session: async ({ session, token }) => {
        const active = await loadSession(String(token.sid));
        return active === null
          ? session
          : { expires: active.expiresAt.toISOString(), user: accountOf(active) };
      },
      redirect: ({ url, baseUrl }) => {
        const path = safeRedirectPath(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url);
        return `${baseUrl}${path ?? authPathsOf(role).afterSignIn()}`;
      },
    },
    events: {
      signOut: ({ token }) =>
        typeof token?.sid === "string" ? endSignedOut([token.sid], exchange.client) : undefined,
    },
    logger: {
      error: (code, metadata) => logger.warn({ code, err: causeOf(metadata) }, "next-auth"),
      warn: (code) => logger.debug({ code }, "next-auth"),
      debug: () => undefined,
    },
  };
}

/** next-auth takes every cookie whose name begins with the session's for a piece of it: these must not. */
function cookiesOf(role: Role): Partial<CookiesOptions> {
  const secure = isSecure();
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  const named = (name: string): CookieOption => ({ name: secure ? `__Host-${name}` : name, options });
  return {
    sessionToken: { name: sessionCookieName(role), options },
    callbackUrl: named(`${brand.slug}-callback.${role}`),
    csrfToken: named(`${brand.slug}-csrf.${role}`),
  };
}

async function authorize(credentials: unknown, role: Role, { client, adopt, onSignIn }: Exchange) {
  const parsed = signInSchema.omit({ role: true }).safeParse(credentials);
  if (!parsed.success) return null;
  const { active, cookies } = await signIn({ ...parsed.data, role }, client, adopt);
  onSignIn(cookies);
  return { id: active.id };
}

/** A token whose session no longer counts is no token. */
async function openLiveToken(role: Role, token: string | undefined): Promise<JWT | null> {
  const sid = await openSessionToken(role, token);
  const active = sid === null ? null : await loadSession(sid);
  return active?.role === role ? { sid: active.id } : null;
}

function causeOf(metadata: unknown): unknown {
  return metadata instanceof Error ? metadata.name : undefined;
}
