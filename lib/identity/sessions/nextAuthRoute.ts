import "server-only";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { clientAddress } from "@/lib/http/clientAddress";
import { errorResponse, toAppError } from "@/lib/http/errorResponse";
import { readText } from "@/lib/http/input/body";
import { isAllowedOrigin } from "@/lib/http/origin";
import { requestIdOf } from "@/lib/http/requestId";
import type { Throttle } from "@/lib/http/throttle";
import { negotiateLocale } from "@/lib/i18n/locales";
import { logger } from "@/lib/log/logger";
import { parseStorableJson } from "@/lib/text/storableJson";
import type { Adopt } from "../addresses/confirmAddress";
import type { Role } from "../roles";
import { activeSession } from "./activeSession";
import { authOptions } from "./authOptions";
import { clientInfo } from "./client";
import { type CookieSpec, clearSiteData, hintCookie, sessionCookieName, toSetCookie } from "./sessionCookies";
import { sessionLifetimeMs } from "./sessionRules";

/** The parts of the address: the action and its argument. */
const catchAll = z.object({ nextauth: z.tuple([z.string()], z.string()) });

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: NextRequest, route: RouteContext) => Promise<Response>;

/**
 * The actions of next-auth that are offered. Not `_log`, which logs whatever it is sent, nor the update of a session
 * by POST.
 */
const allowedActions: Record<"GET" | "POST", readonly string[]> = {
  GET: ["session", "csrf", "providers", "signin", "signout", "error"],
  POST: ["signin", "callback", "signout"],
};

type Rules = {
  /** Limits the calls of one network address that change something, over all calls. */
  writes: () => Throttle;
  /** Runs for an account that signs in (see `signIn`). */
  adopt?: Adopt;
};

/** The two handlers of a portal's next-auth route, under the same rules as every other call. */
export function nextAuthRoute(role: Role, { writes, adopt }: Rules): { GET: Handler; POST: Handler } {
  const handle: Handler = async (request, route) => {
    const requestId = requestIdOf(request.headers);
    const response = await run({ role, adopt, writes }, request, route).catch((thrown: unknown) => {
      const error = toAppError(thrown);
      if (error.code === "internal") logger.error({ requestId, err: error.cause }, "next-auth");
      return errorResponse(error, negotiateLocale(request.headers.get("accept-language")));
    });
    response.headers.set("X-Request-Id", requestId);
    response.headers.set("X-Content-Type-Options", "nosniff");
    response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
  return { GET: handle, POST: handle };
}

type Portal = Pick<Rules, "writes"> & { role: Role; adopt: Adopt | undefined };

async function run(
  { role, adopt, writes }: Portal,
  request: NextRequest,
  route: RouteContext,
): Promise<Response> {
  const params = catchAll.parse(await route.params);
  const [action] = params.nextauth;
  const isWrite = request.method === "POST";
  const address = clientAddress(request.headers, env().TRUST_PROXY);
  const client = clientInfo(request.headers, address, "next-auth");
  if (!allowedActions[isWrite ? "POST" : "GET"].includes(action)) throw new AppError("not_found");
  if (isWrite) {
    if (!isAllowedOrigin(request, env().APP_URL)) throw new AppError("forbidden_origin");
    await writes().take(address);
  }
  // next-auth copies it into its redirects unchecked, and fails at a line break.
  if (!/^\w*$/.test(request.nextUrl.searchParams.get("error") ?? "")) throw new AppError("invalid_request");
  const asked = isWrite ? await withReadBody(request) : asGet(request);
  // next-auth reads an unavailable database as a bad token and signs out: ask first, and answer 503 instead.
  await activeSession(role, request.cookies);
  // next-auth builds its addresses from this variable alone.
  process.env.NEXTAUTH_URL = env().APP_URL;
  const issued: CookieSpec[] = [];
  const onSignIn = (cookies: CookieSpec[]) => issued.push(...cookies);
  const response = await NextAuth(asked, { params }, authOptions(role, { client, adopt, onSignIn }));
  // next-auth answers 500 only to invalid callback addresses and provider names.
  if (response.status >= 500) throw new AppError("invalid_request");
  if (isWrite && action === "signout") response.headers.set(clearSiteData.name, clearSiteData.value);
  return withOurCookies(role, issued, withOwnAddresses(role, response));
}

/** next-auth does not know HEAD: it is sent a GET, of whose answer the server sends the head. */
function asGet(request: NextRequest): NextRequest {
  return request.method === "GET" ? request : new NextRequest(request.url, { headers: request.headers });
}

/** What next-auth's forms and client send. It reads every value as a text, and fails at anything else. */
const fields = z.record(z.string(), z.string());

/**
 * The same request, with its body read within our limits, since next-auth reads any length.
 * @throws AppError too_large; invalid_request for JSON that is no object of texts
 */
async function withReadBody(request: NextRequest): Promise<NextRequest> {
  const body = await readText(request);
  const isJson = request.headers.get("content-type")?.includes("application/json") === true;
  if (isJson && !isOfTexts(body)) throw new AppError("invalid_request");
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body });
}

function isOfTexts(json: string): boolean {
  try {
    return fields.safeParse(parseStorableJson(json)).success;
  } catch {
    return false;
  }
}

/** next-auth names the path of the first instance in its redirects, also for the second. */
function withOwnAddresses(role: Role, response: Response): Response {
  const location = response.headers.get("Location");
  const base = `${new URL(env().APP_URL).origin}/api/auth/`;
  if (role === "provider" && location?.startsWith(base)) {
    response.headers.set("Location", `${base}provider/${location.slice(base.length)}`);
  }
  return response;
}

/** Sets and removes the hint cookie with the session's, and sets the other cookies of a sign-in. */
function withOurCookies(role: Role, issued: readonly CookieSpec[], response: Response): Response {
  const prefix = `${sessionCookieName(role)}=`;
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(prefix));
  if (set === undefined) return response;
  const isRemoved = set.startsWith(`${prefix};`);
  const hint = hintCookie(role, isRemoved ? 0 : Math.floor(sessionLifetimeMs / 1000));
  const others = issued.filter(({ name }) => name !== hint.name && name !== sessionCookieName(role));
  for (const spec of [hint, ...others]) response.headers.append("Set-Cookie", toSetCookie(spec));
  return response;
}
