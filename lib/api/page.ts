import "server-only";
import type { Page } from "@/lib/db/readPage";
import { Reply } from "./reply";

/** A list answer: an array body, `X-Total-Count`, and `Link` to the next page while there is one. */
export function pageReply<T>(request: Request, page: Page<T>): Reply<T[]> {
  const headers = new Headers({ "X-Total-Count": String(page.total) });
  const url = new URL(request.url);
  // An address with somebody's position is kept in no cache.
  if (url.searchParams.has("lat")) headers.set("Cache-Control", "private, no-store");
  if (page.nextCursor !== null) {
    url.searchParams.set("cursor", page.nextCursor);
    headers.set("Link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return new Reply(page.items, headers);
}
