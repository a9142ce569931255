import "server-only";
import { onRequest } from "./onRequest";

/** Replaces what a client says of its own address by the address of its connection, for every request from now on. */
export function setConnectionAddress(): void {
  onRequest(({ request }) => {
    request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "unknown";
  });
}
