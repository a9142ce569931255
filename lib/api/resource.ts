import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { errorResponse } from "@/lib/http/errorResponse";
import { requestIdOf } from "@/lib/http/requestId";
import { negotiateLocale } from "@/lib/i18n/locales";
import type { Method } from "./call";
import type { RouteHandler } from "./endpoint";

type Handlers = Partial<Record<Method, RouteHandler>>;

/**
 * What a `route.ts` exports: its handlers, the list of them for OPTIONS, and for every other method a 405 that names
 * them. `export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: endpoint(…) });`
 */
export function resource(handlers: Handlers): Record<Method | "OPTIONS", RouteHandler> {
  const allow = [...Object.keys(handlers), ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse: RouteHandler = async (request) => {
    const locale = negotiateLocale(request.headers.get("accept-language"));
    const response = errorResponse(new AppError("method_not_allowed"), locale);
    response.headers.set("Allow", allow);
    response.headers.set("X-Request-Id", requestIdOf(request.headers));
    return response;
  };
  const tell: RouteHandler = async (request) =>
    new Response(null, {
      status: 204,
      headers: { Allow: allow, "X-Request-Id": requestIdOf(request.headers), "Cache-Control": "no-store" },
    });
  return {
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: tell,
    ...handlers,
  };
}
