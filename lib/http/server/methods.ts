import "server-only";
import { onRequest } from "./onRequest";

/**
 * TRACE and its like are no methods of the web platform's `Request`, so Next fails before any handler is asked. They
 * become OPTIONS, which changes nothing and tells what can be asked.
 */
const unspeakable = new Set(["TRACE", "TRACK"]);

/** From now on, for every request. */
export function rewriteUnsupportedMethods(): void {
  onRequest(({ request }) => {
    if (unspeakable.has(request.method ?? "")) request.method = "OPTIONS";
  });
}
