import "server-only";
import type { AppError } from "@/lib/errors/AppError";
import { errorStatus } from "@/lib/errors/codes";
import { logger } from "@/lib/log/logger";
import { toAppError } from "../errorResponse";
import { answerUnavailable } from "./answerBeingRendered";

/**
 * What a part of a page, or a form posted to it, ended with, for the page to say in its own words. Faults are logged; where a
 * service was away, the page answers 503.
 * @param what failed, as the log has it
 */
export async function notedError(thrown: unknown, what: string): Promise<AppError> {
  const error = toAppError(thrown);
  const status = errorStatus[error.code];
  if (status === 503) {
    logger.warn({ code: error.code }, what);
    await answerUnavailable();
  } else if (status >= 500) logger.error({ err: error.cause ?? error }, what);
  return error;
}
