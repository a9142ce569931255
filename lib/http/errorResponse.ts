import "server-only";
import { createTranslator } from "use-intl/core";
import { isContended, isDatabaseUnavailable, isErasedPerson, isLastOwner } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/AppError";
import { errorStatus, publicCode } from "@/lib/errors/codes";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";

export type ErrorBody = { message: string; code: string; details?: unknown };

/**
 * Turns anything thrown into an `AppError`: an unreachable or overloaded database is 503, anything unforeseen is 500.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error))
    return new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  if (isContended(error)) return new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
  // The account was erased while this call was running.
  if (isErasedPerson(error)) return new AppError("not_signed_in", { cause: error });
  if (isLastOwner(error)) return new AppError("last_owner", { cause: error });
  return new AppError("internal", { cause: error });
}

/** The sentence of a code in the reader's language. */
export function translateError(code: AppError["code"], locale: Locale): string {
  return wordsIn(locale)(code);
}

const wordsIn = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale), namespace: "errors" });

/** After too many tries the sentence says how long to wait, where that is known. */
function messageOf({ code, retryAfterSeconds }: AppError, locale: Locale): string {
  if (code !== "too_many_requests" || retryAfterSeconds === undefined) return translateError(code, locale);
  return wordsIn(locale)("retryIn", { minutes: Math.ceil(retryAfterSeconds / 60) });
}

function errorDetails(error: AppError, locale: Locale): unknown {
  if (!error.fields) return error.details;
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "errors.fields" });
  return error.fields.map(({ path, rule, values }) => ({ path, message: t(rule, values) }));
}

/** The body of every error: message, code and, where there is more to say, details. */
export function errorBody(error: AppError, locale: Locale): ErrorBody {
  const body: ErrorBody = { message: messageOf(error, locale), code: publicCode(error.code) };
  const details = errorDetails(error, locale);
  return details === undefined ? body : { ...body, details };
}

type Audience = {
  /** Whether the answer depends on a session. */
  isPrivate?: boolean;
};

/** The whole response; no cache may store it. */
export function errorResponse(
  error: AppError,
  locale: Locale,
  { isPrivate = false }: Audience = {},
): Response {
  const headers = new Headers({ "Cache-Control": isPrivate ? "private, no-store" : "no-store" });
  if (error.retryAfterSeconds !== undefined) headers.set("Retry-After", String(error.retryAfterSeconds));
  return Response.json(errorBody(error, locale), { status: errorStatus[error.code], headers });
}
