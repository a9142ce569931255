import type { z } from "zod";
import type { Locale } from "@/lib/i18n/locales";
import en from "@/messages/en/client.json";
import sv from "@/messages/sv/client.json";
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
  /** 0 when nothing answered, or not in time. */
  status: number;
  /** null when what answered was not our server, but a proxy before it. */
  code: string | null;
  /** Fit to be shown: our server's own words, in the language asked for, never those of another machine; null when nothing answered. */
  message: string | null;
  details: unknown;
  /** What was answered: parsed where it is JSON, else as text. */
  body: unknown;
};

export type ApiResult<T> = { ok: true; data: T; headers: Headers } | Refusal;

type Arguments<R extends Route> =
  object extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

type Parts = Common & { params?: object; query?: object; body?: unknown };

/** Whoever waits longer for what they sent is told that nothing answered, and may try again. */
export const answerWithinMs = 10_000;
/** The same for what is only read, such as a list. */
export const readWithinMs = 5_000;

/**
 * Makes a call of the contract, with the cookies of this browser. Never throws and never hangs: an error, a server that
 * is away or silent and an aborted call are answers. Our own server's success is taken to have the shape that the
 * contract gives it.
 */
export function callApi<R extends Route>(
  route: R,
  ...[options]: Arguments<R>
): Promise<ApiResult<AnswerOf<R>>>;
export async function callApi(route: string, options: Parts = {}): Promise<ApiResult<unknown>> {
  const { locale, headers, signal, cache, body } = options;
  const [method = "GET", path = ""] = route.split(" ");
  const limit = timeLimit(signal, method === "GET" ? readWithinMs : answerWithinMs);
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
      signal: limit.signal,
      ...(cache ? { cache } : {}),
    });
    const answer = parseBody(await response.text());
    if (!response.ok) return refusalOf(response, answer, locale);
    // A page where the contract has data is another machine's, as of a network that asks for a sign-in.
    if (isPage(response)) return { ...nothingAnswered, body: answer };
    return { ok: true, data: answer, headers: response.headers };
  } catch {
    return nothingAnswered;
  } finally {
    limit.end();
  }
}

/** Ends with the caller's own signal, or when the time is over, whichever comes first. */
function timeLimit(own: AbortSignal | undefined, ms: number) {
  const both = new AbortController();
  const timer = setTimeout(() => both.abort(), ms);
  const abort = () => both.abort();
  if (own?.aborted) abort();
  own?.addEventListener("abort", abort, { once: true });
  return {
    signal: both.signal,
    end: () => {
      clearTimeout(timer);
      own?.removeEventListener("abort", abort);
    },
  };
}

/** What the texts of an answer hold: JSON, else themselves. */
export function parseBody(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isPage = (response: Response) => response.headers.get("Content-Type")?.startsWith("text/html") ?? false;

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

export const nothingAnswered: Refusal = {
  ok: false,
  status: 0,
  code: null,
  message: null,
  details: undefined,
  body: undefined,
};

/** What is said of an error (ERR-1). */
export function refusalOf(
  { status }: Pick<Response, "status">,
  body: unknown,
  locale: Locale | undefined,
): Refusal {
  const told = new Map<string, unknown>(
    typeof body === "object" && body !== null ? Object.entries(body) : [],
  );
  const text = (name: string) => {
    const value = told.get(name);
    return typeof value === "string" && value !== "" ? value : null;
  };
  const words = locale === "en" ? en : sv;
  const [code, message] = [text("code"), text("message")];
  return {
    ok: false,
    status,
    code,
    message: code !== null && message !== null ? message : words.requestFailed,
    details: told.get("details"),
    body,
  };
}
