import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { answerHeader, answerTo, type OpenAnswer, retryAfterSeconds } from "./openAnswers";

const answerBeingRendered = async (): Promise<OpenAnswer | undefined> =>
  answerTo({ [answerHeader]: (await headers()).get(answerHeader) ?? undefined });

/**
 * Sets the status of the page that is being rendered to 404; its content stays. Next's own `notFound()`, which
 * answers with an empty document that only JavaScript fills, is used when the answer cannot be reached. That Next
 * sends a rendered page with the status that its answer has by then is not documented: the test of missing pages in
 * tests/api/system/pages.test.ts fails when it no longer does.
 */
export async function answerNotFound(): Promise<void> {
  const response = (await answerBeingRendered())?.response;
  if (!response || response.headersSent) notFound();
  response.statusCode = 404;
}

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
