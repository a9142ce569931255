import "server-only";
import { isOwnOrigin } from "../origin";
import { onRequest } from "./onRequest";

/**
 * Lets nobody choose the host that Next takes a request for, from now on. A form is taken where the host of its origin is
 * the request's: one from our own pages (see `isOwnOrigin`) has come to the right host, whatever a proxy made of the
 * name, and every other is turned away by the middleware or by Next.
 */
export function setOwnHost(appUrl: string): void {
  onRequest(({ request }) => {
    delete request.headers["x-forwarded-host"];
    const { origin } = request.headers;
    request.headers.host = new URL(origin && isOwnOrigin(origin, appUrl) ? origin : appUrl).host;
  });
}
