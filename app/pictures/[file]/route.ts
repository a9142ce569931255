import { namesTag } from "@/lib/http/entityTags";
import { pictureFile } from "@/lib/http/pictureAddress";
import { pictureContent } from "@/lib/pictures/queries";

type RouteProps = { params: Promise<{ file: string }> };

/** One variant of an uploaded picture. Its name is the hash of its content, so it may be cached for ever. */
export async function GET(request: Request, { params }: RouteProps): Promise<Response> {
  const file = pictureFile((await params).file);
  const content = file && (await pictureContent(file.hash, file.width));
  if (!file || !content) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const etag = `"${file.hash}-${file.width}"`;
  const headers = {
    "Content-Type": "image/webp",
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: etag,
  };
  const known = request.headers.get("if-none-match");
  if (known !== null && namesTag(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(content, { headers });
}
