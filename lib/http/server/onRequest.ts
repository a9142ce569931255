import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Has every request to this process seen as it comes in, before Next reads anything of it. By a channel that Node
 * documents as experimental; onRequest.test.ts holds what is relied on, and says what rests on it.
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
