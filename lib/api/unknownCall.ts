import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { errorResponse } from "@/lib/http/errorResponse";
import { requestIdOf } from "@/lib/http/requestId";
import { negotiateLocale } from "@/lib/i18n/locales";

/** What begins like a call and is none: an error as every call answers it, not a page. */
export async function unknownCall(request: Request): Promise<Response> {
  const locale = negotiateLocale(request.headers.get("accept-language"));
  const response = errorResponse(new AppError("not_found"), locale);
  response.headers.set("X-Request-Id", requestIdOf(request.headers));
  return response;
}
