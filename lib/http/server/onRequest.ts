import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Calls the listener for every request to this process, before Next reads it. By a channel that Node documents as
 * experimental; onRequest.test.ts tests what is relied on, and lists what depends on it.
 */
export function onRequest(listener: (exchange: Exchange) => void): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null) return;
    if (!("request" in message && "response" in message)) return;
    const { request, response } = message;
    if (request instanceof IncomingMessage && response instanceof ServerResponse)
      listener({ request, response });
  });
}
