import "server-only";
import type { CookieOption, CookiesOptions, NextAuthOptions } from "next-auth";
import type { JWT } from "next-auth/jwt";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { clientAddress } from "@/lib/http/clientAddress";
import { safeRedirectPath } from "@/lib/http/safeRedirect";
import { logger } from "@/lib/log/logger";
import { loadSession } from "./activeSession";
import { authPathsOf } from "./authPaths";
import { clientInfo } from "./client";
import type { Adopt } from "./confirmAddress";
import type { Role } from "./roles";
import { signInSchema } from "./schemas";
import { accountOf } from "./serializers";
import { isSecure, sessionCookieName } from "./sessionCookies";
import { sessionLifetimeMs } from "./sessionRules";
import { openSessionToken, sealSessionToken } from "./sessionToken";
import { signIn } from "./signIn";
import { revokeSessions } from "./signOut";

/**
 * next-auth for one portal. The two portals are two instances with cookies and keys of their own, so that one
 * browser can hold a customer's and a business's session side by side. A session is a row; the token only names it.
 * @param adopt what joins an account that signs in (see `signIn`)
 */
export function authOptions(role: Role, adopt?: Adopt): NextAuthOptions {
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
        authorize: (credentials, { headers }) => authorize(credentials, { role, adopt, headers }),
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
      signOut: ({ token }) => (typeof token?.sid === "string" ? revokeSessions([token.sid]) : undefined),
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

type Portal = { role: Role; adopt: Adopt | undefined; headers: Record<string, unknown> | undefined };

async function authorize(credentials: unknown, { role, adopt, headers }: Portal) {
  const parsed = signInSchema.omit({ role: true }).safeParse(credentials);
  if (!parsed.success) return null;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers ?? {}))
    if (typeof value === "string") sent.set(name, value);
  const client = clientInfo(sent, clientAddress(sent, env().TRUST_PROXY));
  const { active } = await signIn({ ...parsed.data, role }, client, adopt);
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
