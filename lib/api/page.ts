import "server-only";
import { Reply } from "./reply";

/** One page of a list as the use cases return it. */
export type Page<T> = { items: T[]; total: number; nextCursor: string | null };

/** A list answer: an array body, `X-Total-Count`, and `Link` to the next page while there is one. */
export function pageReply<T>(request: Request, page: Page<T>): Reply<T[]> {
  const headers = new Headers({ "X-Total-Count": String(page.total) });
  if (page.nextCursor !== null) {
    const url = new URL(request.url);
    url.searchParams.set("cursor", page.nextCursor);
    headers.set("Link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return new Reply(page.items, headers);
}
