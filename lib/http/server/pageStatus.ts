import "server-only";
import { notFound } from "next/navigation";
import { answerBeingRendered } from "./answerBeingRendered";

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
