import { sharedApp } from "../run/context";
import { fromNewAddress } from "./addresses";

export type Answer<T = unknown> = { status: number; headers: Headers; body: T };

/** The body of a refusal. */
export type Failure = { code: string; message: string; details?: { path: string; message: string }[] };

type CallOptions = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Another server than the shared one. */
  base?: string;
  signal?: AbortSignal;
};

/** One HTTP call to the product, as a client that is not our own pages makes it, from an address of its own. */
export async function call<T = unknown>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const { method = options.body === undefined ? "GET" : "POST", body, headers = {}, base, signal } = options;
  const response = await fetch(`${base ?? sharedApp().url}${path}`, {
    method,
    headers: {
      ...fromNewAddress(),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    redirect: "manual",
    ...(signal === undefined ? {} : { signal }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse<T>(text) };
}

function parse<T>(text: string): T;
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The `name=value` pairs that an answer sets as cookies, as a browser would send them back. */
export function cookiesOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
}
