import "server-only";
import type { ServerResponse } from "node:http";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { onRequest } from "./onRequest";

/** The open answers, by number. On the process, since the server's start and its pages are bundled apart. */
declare global {
  var stundResponses: Map<string, ServerResponse> | undefined;
}

/** The request header by which a page finds its answer. The server always sets it, whatever a client sends in it. */
const responseHeader = "x-response-number";

/** Lets pages set the status of their answer, for every request after this call. */
export function trackResponses(): void {
  if (globalThis.stundResponses) return;
  const responses = new Map<string, ServerResponse>();
  globalThis.stundResponses = responses;
  let count = 0;
  onRequest(({ request, response }) => {
    count += 1;
    const number = String(count);
    request.headers[responseHeader] = number;
    responses.set(number, response);
    response.once("close", () => responses.delete(number));
  });
}

/**
 * Sets the status of the page that is being rendered to 404; its content stays. Next's own `notFound()`, which
 * answers with an empty document that only JavaScript fills, is used when the answer cannot be reached. That Next
 * sends a rendered page with the status that its answer has by then is not documented: the test of missing pages in
 * tests/api/system/pages.test.ts fails when it no longer does.
 */
export async function answerNotFound(): Promise<void> {
  const number = (await headers()).get(responseHeader);
  const response = number === null ? undefined : globalThis.stundResponses?.get(number);
  if (!response || response.headersSent) notFound();
  response.statusCode = 404;
}
