import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** Replaces what a client says of its own address by the address of its connection, for every request from now on. */
export function believeOnlyTheConnection(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "unknown";
  });
}
