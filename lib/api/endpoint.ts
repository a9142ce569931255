import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { env } from "@/lib/env";
import { AppError, type FieldProblem } from "@/lib/errors/AppError";
import { errorStatus } from "@/lib/errors/codes";
import { clientAddress } from "@/lib/http/clientAddress";
import { errorResponse, toAppError } from "@/lib/http/errorResponse";
import { readJson } from "@/lib/http/input/body";
import { fieldProblems, queryProblems } from "@/lib/http/input/fieldProblems";
import { readForm } from "@/lib/http/input/form";
import { queryObject } from "@/lib/http/input/query";
import { isAllowedOrigin } from "@/lib/http/origin";
import { requestIdOf } from "@/lib/http/requestId";
import { type Locale, negotiateLocale } from "@/lib/i18n/locales";
import { requireConfirmed } from "@/lib/identity/addresses/requireConfirmed";
import { type ActiveSession, activeSession } from "@/lib/identity/sessions/activeSession";
import { isMember } from "@/lib/identity/sessions/businessScope";
import { logger } from "@/lib/log/logger";
import { logSecurityEvent } from "@/lib/log/securityLog";
import { type Call, type CallAccess, has } from "./call";
import { Reply, respond } from "./reply";
import { writesFromAddress } from "./writeLimit";

type SessionOf<S extends CallAccess> = S extends "customer" | "provider" | "member"
  ? ActiveSession
  : S extends "optional"
    ? ActiveSession | null
    : null;

/** What a handler is given: everything parsed, the session checked. */
export type CallContext<P, Q, B, S extends CallAccess> = {
  params: P;
  query: Q;
  body: B;
  /** Of a call that takes a file; no bytes for all others. */
  file: Uint8Array<ArrayBuffer>;
  session: SessionOf<S>;
  /** The language of texts in the answer. */
  locale: Locale;
  request: NextRequest;
  requestId: string;
  /** The caller's network address, for throttling. */
  address: string;
};

export type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type Handle = (request: NextRequest, route: RouteContext) => Promise<Response>;
/** `serves` is the call the handler was made of; a test holds every handler against the list of calls by it. */
export type RouteHandler = Handle & { serves?: Call };

type Handler<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  S extends CallAccess,
> = (
  context: CallContext<z.output<P>, z.output<Q>, z.output<B>, S>,
) => Promise<z.input<A> | Reply<z.input<A>> | Response>;

/**
 * The one wrapper of all handlers: request id, origin check, rate limit, session, parsing, errors, logging. A handler is its
 * call's schemas and one function of `lib`.
 */
export function endpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  S extends CallAccess,
>(call: Call<P, Q, B, A, S>, handler: Handler<P, Q, B, A, S>): RouteHandler {
  const run = async (request: NextRequest, route: RouteContext, requestId: string, locale: Locale) => {
    const address = clientAddress(request.headers, env().TRUST_PROXY);
    if (call.method !== "GET" && !call.rawBody) {
      if (!isAllowedOrigin(request, env().APP_URL)) throw new AppError("forbidden_origin");
      await writesFromAddress().take(address);
    }
    const params = parseParams(call.params, await route.params);
    const session = await sessionOf(call.access, request);
    if (session !== null && call.needsConfirmedAddress) requireConfirmed(session.user);
    const query = parse(call.query, queryObject(request.nextUrl.searchParams), (error) =>
      queryProblems(error, locale),
    );
    const sent = await readBody(call, request);
    const body = parse(call.body, sent.body, (error) => fieldProblems(error, locale));
    const { file } = sent;
    const result = await handler({ params, query, body, file, session, locale, request, requestId, address });
    if (result instanceof Response) return result;
    return respond(
      request,
      call.status,
      result instanceof Reply ? result : new Reply(result),
      call.access === "none",
    );
  };

  const handle: Handle = async (request, route) => {
    const started = performance.now();
    const requestId = requestIdOf(request.headers);
    const locale = negotiateLocale(request.headers.get("accept-language"));
    const response = await run(request, route, requestId, locale).catch((thrown: unknown) =>
      failure(thrown, { call, request, requestId, locale }),
    );
    response.headers.set("X-Request-Id", requestId);
    response.headers.set("X-Content-Type-Options", "nosniff");
    response.headers.append("Vary", "Accept-Language");
    const ms = Math.round(performance.now() - started);
    logger.info({ requestId, call: call.id, status: response.status, ms }, "request");
    return response;
  };
  return Object.assign(handle, { serves: call });
}

type Failed = { call: Call; request: NextRequest; requestId: string; locale: Locale };

function failure(thrown: unknown, { call, request, requestId, locale }: Failed): Response {
  const error = toAppError(thrown);
  if (error.code === "forbidden_origin" || error.code === "invalid_signature") {
    const address = clientAddress(request.headers, env().TRUST_PROXY);
    const facts = { reason: error.code, call: call.id, requestId };
    logSecurityEvent("request_refused", "refused", { address, way: "call" }, {}, facts);
  }
  if (errorStatus[error.code] >= 500)
    logger.error({ requestId, call: call.id, err: error.cause ?? error }, error.code);
  return errorResponse(error, locale, { isPrivate: call.access !== "none" });
}

/** A path parameter that is not what it should be names nothing: 404, like an unknown one. */
function parseParams<P extends z.ZodType>(schema: P, given: unknown): z.output<P> {
  const parsed = schema.safeParse(has(schema) ? given : undefined);
  if (!parsed.success) throw new AppError("not_found");
  return parsed.data;
}

/** What was sent, before it is looked at. */
async function readBody(call: Call, request: NextRequest) {
  const none = new Uint8Array();
  if (!call.file) return { body: has(call.body) ? await readJson(request) : undefined, file: none };
  const { file, fields } = await readForm(request, call.file);
  if (file === null)
    throw new AppError("invalid_request", { fields: [{ path: call.file.field, rule: "required" }] });
  return { body: fields, file };
}

function parse<S extends z.ZodType>(
  schema: S,
  given: unknown,
  problemsOf: (error: z.ZodError) => FieldProblem[],
): z.output<S> {
  const parsed = schema.safeParse(has(schema) ? given : undefined, { reportInput: true });
  if (!parsed.success) throw new AppError("invalid_request", { details: problemsOf(parsed.error) });
  return parsed.data;
}

async function sessionOf<S extends CallAccess>(access: S, request: NextRequest): Promise<SessionOf<S>>;
async function sessionOf(access: CallAccess, request: NextRequest): Promise<ActiveSession | null> {
  if (access === "none") return null;
  const role = access === "provider" || access === "member" ? "provider" : "customer";
  const session = await activeSession(role, request.cookies);
  if (session === null && access !== "optional") throw new AppError("not_signed_in");
  if (session !== null && access === "provider" && isMember(session)) throw new AppError("owner_only");
  return session;
}
