import { serveFeed } from "@/lib/calendarSync/feed/serveFeed";
import { namesTag } from "@/lib/http/entityTags";

type RouteProps = { params: Promise<{ file: string }> };

/** A private calendar, for whoever has its link: other calendars fetch it without a session. */
export async function GET(request: Request, { params }: RouteProps): Promise<Response> {
  const closed = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
  const feed = await serveFeed((await params).file, Date.now());
  if (feed === null) return new Response(null, { status: 404, headers: closed });
  const headers = { ...closed, ETag: feed.etag };
  const known = request.headers.get("if-none-match");
  if (known !== null && namesTag(known, feed.etag)) return new Response(null, { status: 304, headers });
  return new Response(feed.text, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="stund.ics"',
    },
  });
}
