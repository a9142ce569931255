import "server-only";
import { isAppError } from "@/lib/errors/AppError";
import type { ErrorCode } from "@/lib/errors/codes";
import { readBytes } from "./input/body";
import { isAllowedOrigin } from "./origin";

/**
 * The code with which a request to a page is refused, or null when Next may have it: pages are read, or one of our
 * own pages posts a form of at most `maxBodyBytes` to them. The content of the form is not checked, only that it is one.
 * Consumes the body.
 */
export async function pageRefusal(request: Request, appUrl: string): Promise<ErrorCode | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST" || !type.startsWith("multipart/form-data")) return "method_not_allowed";
  if (!isAllowedOrigin(request, appUrl)) return "forbidden_origin";
  try {
    const bytes = await readBytes(request);
    // Next answers 500 to a form that breaks off.
    await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    return null;
  } catch (error) {
    return isAppError(error, "too_large") ? "too_large" : "invalid_request";
  }
}
