import type { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import type { allCalls } from "./contract/all";

/*
 * The contract as a browser calls it. Only types come from the calls: no schema, and nothing of zod, gets into the
 * bundle. What is not in the contract does not compile.
 */

type AnyCall = (typeof allCalls)[number];
type CallAt = { [C in AnyCall as `${C["method"]} ${C["path"]}`]: C };

/** Method and path of a call, as the contract writes them: `GET /services/v1/{id}`. */
export type Route = keyof CallAt;

/** What a call answers. */
export type AnswerOf<R extends Route> = z.input<CallAt[R]["answer"]>;

/** A part that the call has not is left out; one that may be empty may be left out. */
type Part<K extends string, S extends z.ZodType> = S extends z.ZodUndefined
  ? unknown
  : object extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> };

type Common = {
  /** The language of messages and names in the answer; without it the browser's own list decides. */
  locale?: Locale;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  cache?: RequestCache;
};

export type CallOptions<R extends Route> = Common &
  Part<"params", CallAt[R]["params"]> &
  Part<"query", CallAt[R]["query"]> &
  Part<"body", CallAt[R]["body"]>;

export type Refusal = {
  ok: false;
  /** 0 when nothing answered. */
  status: number;
  /** null when what answered was not our server. */
  code: string | null;
  /** The server's own words, in the language asked for; fit to be shown. */
  message: string | null;
  details: unknown;
};

export type ApiResult<T> = { ok: true; data: T; headers: Headers } | Refusal;

type Arguments<R extends Route> =
  object extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

type Parts = Common & { params?: object; query?: object; body?: unknown };

/**
 * Makes a call of the contract, with the cookies of this browser. Never throws: an error, a server that is away and an
 * aborted call are answers. Our own server's success is taken to have the shape that the contract gives it.
 */
export function callApi<R extends Route>(
  route: R,
  ...[options]: Arguments<R>
): Promise<ApiResult<AnswerOf<R>>>;
export async function callApi(route: string, options: Parts = {}): Promise<ApiResult<unknown>> {
  const { locale, headers, signal, cache, body } = options;
  const [method = "GET", path = ""] = route.split(" ");
  try {
    const response = await fetch(addressOf(path, options), {
      method,
      headers: {
        Accept: "application/json",
        ...(locale === undefined ? {} : { "Accept-Language": locale }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(cache ? { cache } : {}),
    });
    if (!response.ok) return refusalOf(response.status, await response.json().catch(() => null));
    const text = await response.text();
    return { ok: true, data: text === "" ? undefined : JSON.parse(text), headers: response.headers };
  } catch {
    return refusalOf(0, null);
  }
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function refusalOf(status: number, answer: unknown): Refusal {
  const told = new Map<string, unknown>(Object.entries(answer ?? {}));
  const text = (name: string) => {
    const value = told.get(name);
    return typeof value === "string" ? value : null;
  };
  return { ok: false, status, code: text("code"), message: text("message"), details: told.get("details") };
}
