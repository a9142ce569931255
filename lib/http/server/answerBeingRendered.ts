import "server-only";
import { headers } from "next/headers";
import { answerHeader, answerTo, type OpenAnswer, retryAfterSeconds } from "./openAnswers";

/** The answer of the page that is being rendered, if it is still open. */
export const answerBeingRendered = async (): Promise<OpenAnswer | undefined> =>
  answerTo({ [answerHeader]: (await headers()).get(answerHeader) ?? undefined });

/**
 * Sets the status of the page that is being rendered to 503, which is worth another try; its content, which says what could
 * not be read, stays. Without effect once its beginning was sent.
 */
export async function answerUnavailable(): Promise<void> {
  const response = (await answerBeingRendered())?.response;
  if (!response || response.headersSent) return;
  response.statusCode = 503;
  response.setHeader("Retry-After", String(retryAfterSeconds));
}
