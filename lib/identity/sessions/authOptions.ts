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
import { findSession } from "./activeSession";
import { authPathsOf } from "./authPaths";
import type { ClientInfo } from "./client";
import { type CookieSpec, isSecure, sessionCookieName } from "./sessionCookies";
import { sessionLifetimeMs } from "./sessionRules";
import { openSessionToken, sealSessionToken } from "./sessionToken";
import { signIn } from "./signIn";
import { endSignedOut } from "./signOut";

/** One request to next-auth, and what it causes besides next-auth's own answer. */
type SignInRequest = {
  client: ClientInfo;
  /** Runs for an account that signs in (see `signIn`). */
  adopt: Adopt | undefined;
  /** Called with the cookies of a new session; next-auth itself sets only the session's. */
  onSignIn: (cookies: CookieSpec[]) => void;
};

/**
 * The options of next-auth for one portal and request. The portals are two instances with cookies and keys of their
 * own, so that one browser can have a customer's and a business's session side by side. A session is a row; the token
 * has only its id.
 */
export function authOptions(role: Role, exchange: SignInRequest): NextAuthOptions {
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
      // `user` is set when signing in, and is what authorize() returned. What a client sends later (`session`) is not
      // read, so nothing from outside becomes a claim.
      jwt: ({ token, user }) => ({ sid: user === undefined ? token.sid : user.id }),
      session: async ({ session, token }) => {
        const active = await findSession(String(token.sid));
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

/** next-auth reads every cookie whose name begins with the session cookie's as a part of it, so these names do not. */
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

async function authorize(credentials: unknown, role: Role, { client, adopt, onSignIn }: SignInRequest) {
  const parsed = signInSchema.omit({ role: true }).safeParse(credentials);
  if (!parsed.success) return null;
  const { active, cookies } = await signIn({ ...parsed.data, role }, client, adopt);
  onSignIn(cookies);
  return { id: active.id };
}

/** The token, unless its session has ended. */
async function openLiveToken(role: Role, token: string | undefined): Promise<JWT | null> {
  const sid = await openSessionToken(role, token);
  const active = sid === null ? null : await findSession(sid);
  return active?.role === role ? { sid: active.id } : null;
}

function causeOf(metadata: unknown): unknown {
  return metadata instanceof Error ? metadata.name : undefined;
}
