import "server-only";
import { createHash } from "node:crypto";
import { namesTag } from "@/lib/http/entityTags";

/** What a handler answers when plain data is not enough. */
export class Reply<T> {
  readonly data: T;
  readonly headers: Headers;

  constructor(data: T, headers: HeadersInit = {}) {
    this.data = data;
    this.headers = new Headers(headers);
  }
}

/** Public data may be kept by anyone, and is asked for again (by its ETag) before each use. */
const publicCache = "public, max-age=0, must-revalidate";

function etagOf(text: string): string {
  return `W/"${createHash("sha1").update(text).digest("base64url")}"`;
}

/** The success answer of a call: JSON, with an ETag and 304 where the data is public. */
export function respond(
  request: Request,
  status: number,
  reply: Reply<unknown>,
  isPublic: boolean,
): Response {
  const { headers } = reply;
  const cacheable = isPublic && (request.method === "GET" || request.method === "HEAD");
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", cacheable ? publicCache : "private, no-store");
  if (status === 204) return new Response(null, { status, headers });
  const text = JSON.stringify(reply.data);
  headers.set("Content-Type", "application/json; charset=utf-8");
  if (!cacheable) return new Response(text, { status, headers });
  const etag = etagOf(text);
  headers.set("ETag", etag);
  const known = request.headers.get("if-none-match");
  if (known !== null && namesTag(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { status, headers });
}
