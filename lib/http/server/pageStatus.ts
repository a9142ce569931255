import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { notFound } from "next/navigation";
import { onRequest } from "./onRequest";

/** The answer that is being made. On the process, since the server's start and its pages are bundled apart. */
declare global {
  var stundResponses: AsyncLocalStorage<ServerResponse> | undefined;
}

/** Lets pages set the status of their answer, from now on. */
export function followResponses(): void {
  if (globalThis.stundResponses) return;
  const responses = new AsyncLocalStorage<ServerResponse>();
  globalThis.stundResponses = responses;
  onRequest(({ response }) => responses.enterWith(response));
}

/**
 * Makes the page that is being rendered answer 404 and stay as it is. Next's own `notFound()` answers with an empty
 * document that only JavaScript fills; it is the way out where the answer cannot be reached.
 */
export function answerNotFound(): void {
  const response = globalThis.stundResponses?.getStore();
  if (!response || response.headersSent) notFound();
  response.statusCode = 404;
}
