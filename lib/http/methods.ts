import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/**
 * TRACE and its like are no methods of the web platform's `Request`, so Next fails before any handler is asked. They
 * become OPTIONS, which changes nothing and tells what can be asked.
 */
const unspeakable = new Set(["TRACE", "TRACK"]);

/** From now on, for every request. */
export function turnUnspeakableMethods(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage && unspeakable.has(request.method ?? ""))
      request.method = "OPTIONS";
  });
}
