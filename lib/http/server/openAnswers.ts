import "server-only";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { onRequest } from "./onRequest";

/** Why a page failed. 503: the database or another service is away. 500: anything else, with the number of its log line. */
export type Failure = { status: 503 } | { status: 500; reference: string | null };

/** An answer that is under way. */
export type OpenAnswer = {
  response: ServerResponse;
  failure: Failure | null;
};

/** The open answers, by number. On the process, since the server's start and its pages are bundled apart. */
declare global {
  var stundAnswers: Map<string, OpenAnswer> | undefined;
}

/** The request header by which a page finds its answer. The server always sets it, whatever a client sends in it. */
export const answerHeader = "x-response-number";

/** Seconds after which a page that could not be read is worth another try. */
export const retryAfterSeconds = 5;

/** Lets pages set the status of their answer, for every request after this call. */
export function trackResponses(): void {
  if (globalThis.stundAnswers) return;
  const answers = new Map<string, OpenAnswer>();
  globalThis.stundAnswers = answers;
  let count = 0;
  onRequest(({ request, response }) => {
    count += 1;
    const number = String(count);
    request.headers[answerHeader] = number;
    answers.set(number, { response, failure: null });
    response.once("close", () => answers.delete(number));
  });
}

/** The open answer to a request with these headers, once `trackResponses` was called. */
export function answerTo(requestHeaders: IncomingHttpHeaders): OpenAnswer | undefined {
  const number = requestHeaders[answerHeader];
  return typeof number === "string" ? globalThis.stundAnswers?.get(number) : undefined;
}
