import { createTranslator } from "next-intl";
import type { Call } from "@/lib/api/call";
import type { AnswerOf, CallOptions, Route } from "@/lib/api/client";
import { allCalls } from "@/lib/api/contract/all";
import { type ErrorCode, errorStatus, publicCode } from "@/lib/errors/codes";
import { fieldProblems } from "@/lib/http/input/fieldProblems";
import { type Locale, negotiateLocale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { failTest } from "./failures";

/*
 * Answers of the contract's calls, in place of the server. What is sent and what is answered is held against the contract's own
 * schemas, so that component and server cannot drift apart: an answer that is none of the call's fails the test, and a body
 * that is none is refused as the server refuses it, with its words.
 */

type BodyOf<R extends Route> = CallOptions<R> extends { body?: infer B } ? NonNullable<B> : undefined;

/** A request that a component made; `id`: what stands in the path for the parameter of the call. */
export type Sent<R extends Route> = {
  path: string;
  id: string;
  body: BodyOf<R>;
  query: URLSearchParams;
  headers: Headers;
};

export type Reply<R extends Route> = { data: AnswerOf<R>; tag?: string; total?: number } | Failure;

/** `lost`: the connection breaks off. */
export type Failure = { code: ErrorCode; details?: unknown } | "lost";

type Script<R extends Route> = Reply<R> | ((sent: Sent<R>) => Reply<R> | Promise<Reply<R>>);

type Stub = { call: Call; isFor: RegExp; respond: (url: URL, init: RequestInit) => Promise<Response> };

const stubs = new Map<string, Stub>();

/** Calls without an answer yet, but those that a test holds back. */
let underWay = 0;

const calls: ReadonlyMap<string, Call> = new Map(
  allCalls.map((call) => [`${call.method} ${call.path}`, call]),
);

/** Answers a call from now on, in place of what answered it before. Returns its requests, as they come. */
export function answer<R extends Route>(route: R, script: Script<R>): readonly Sent<R>[] {
  const call = calls.get(route);
  if (call === undefined) throw new Error(`The contract has no ${route}`);
  const sent: Sent<R>[] = [];
  const isFor = new RegExp(`^${call.path.replace(/\{\w+\}/g, "([^/]+)")}$`);
  const isBody = (body: unknown): body is BodyOf<R> => call.body.safeParse(body).success;
  async function respond({ pathname, searchParams }: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const language = negotiateLocale(headers.get("Accept-Language"));
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    if (!isBody(body)) {
      const { error } = call?.body.safeParse(body) ?? {};
      return refusal("invalid_request", language, error && fieldProblems(error, language));
    }
    const [, id = ""] = isFor.exec(pathname) ?? [];
    const request = { path: pathname, id, body, query: searchParams, headers };
    sent.push(request);
    const reply = typeof script === "function" ? await script(request) : script;
    if (reply === "lost") throw new TypeError("Failed to fetch");
    if ("code" in reply) return refusal(reply.code, language, reply.details);
    return responseOf(route, call, reply);
  }
  stubs.set(route, { call, isFor, respond });
  return sent;
}

type Answered = { data: unknown; tag?: string; total?: number };

function responseOf(route: Route, call: Call | undefined, { data, tag, total }: Answered) {
  const { error } = call?.answer.safeParse(data) ?? {};
  if (error) failTest(`The answer of ${route} is not the contract's: ${JSON.stringify(error.issues)}`);
  const headers = new Headers();
  if (tag !== undefined) headers.set("ETag", tag);
  if (total !== undefined) headers.set("X-Total-Count", String(total));
  const init = { status: call?.status ?? 200, headers };
  return data === undefined ? new Response(null, init) : Response.json(data, init);
}

function refusal(code: ErrorCode, locale: Locale, details: unknown): Response {
  const words = createTranslator({ locale, messages: messagesFor(locale), namespace: "errors" });
  const body = { message: words(code), code: publicCode(code) };
  return Response.json(details === undefined ? body : { ...body, details }, { status: errorStatus[code] });
}

/** Holds an answer back: its script awaits `released()`, which ends with `release()`. Stands for a slow connection. */
export function holdAnswer(): { released: () => Promise<void>; release: () => void } {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const released = async () => {
    underWay -= 1;
    await isReleased;
    underWay += 1;
  };
  return { released, release: () => release() };
}

async function respondTo(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address, window.location.origin);
  const method = init.method ?? "GET";
  const fitting = [...stubs.values()].filter(
    ({ call, isFor }) => call.method === method && isFor.test(url.pathname),
  );
  // A path of its own before one with an id in that place.
  const stub = fitting.find(({ call }) => call.path === url.pathname) ?? fitting[0];
  if (stub === undefined) {
    failTest(`Nothing answers ${method} ${url.pathname}`);
    throw new TypeError("Failed to fetch");
  }
  const response = stub.respond(url, init);
  const { signal } = init;
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return await Promise.race([response, aborted]);
}

/** From now on calls of the contract get the answers of the test. */
export function interceptFetch(): void {
  const { fetch } = window;
  window.fetch = async (input, init = {}) => {
    // What the test runner itself loads.
    if (typeof input !== "string") return await fetch(input, init);
    underWay += 1;
    try {
      return await respondTo(input, init);
    } finally {
      underWay -= 1;
    }
  };
}

export const forgetAnswers = (): void => stubs.clear();

export const isWaiting = (): boolean => underWay > 0;
