import type { Context } from "./context";
import type { FormTree } from "./form";

type Method = "GET" | "POST" | "DELETE";

export interface ApiRequest {
  /** The parts of the path named with a colon in the route. */
  readonly params: Readonly<Record<string, string>>;
  /** Body and query, without `expand`. */
  readonly form: FormTree;
}

/** A call of the Stripe API: its return value is the answer's body. */
export interface ApiRoute {
  readonly method: Method;
  readonly path: string;
  readonly run: (ctx: Context, request: ApiRequest) => object;
}

/** A call by which a test steers the stand-in. */
export interface ControlRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: FormTree;
  readonly form: FormTree;
  /** The browser's languages as its header gives them. */
  readonly acceptLanguage: string;
  /** The path as the browser has it. */
  readonly path: string;
  /** Marks the page's own style and script as allowed. */
  readonly nonce: string;
}

export type PageAnswer = { readonly html: string; readonly status: number } | { readonly location: string };

/** A page for people, with or without a form. */
export interface PageRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly run: (ctx: Context, request: PageRequest) => PageAnswer;
}

export interface Match<Route> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) {
      if (value === "") return undefined;
      params[part.slice(1)] = value;
    } else if (part !== value) {
      return undefined;
    }
  }
  return params;
}

/** The route for a decoded path, if there is one. */
export function findRoute<Route extends { method: string; path: string }>(
  routes: readonly Route[],
  method: string,
  path: string,
): Match<Route> | undefined {
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = matchPath(route.path, path);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

/** A named part of the path; the route guarantees that it is there. */
export function pathParam(request: { params: Readonly<Record<string, string>> }, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new Error(`The route has no part named ${name}.`);
  return value;
}
