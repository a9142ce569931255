import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { parseStorableJson } from "@/lib/text/storableJson";

/** JSON bodies of this product are small; what is larger is a mistake or an attack. */
export const maxBodyBytes = 256 * 1024;

/**
 * The raw body.
 * @throws AppError too_large past `limit` bytes, whatever Content-Length claims; invalid_request when it breaks off
 */
export async function readBytes(
  request: Request,
  limit: number = maxBodyBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError("too_large");
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  if (!reader) return Buffer.concat(chunks);
  let size = 0;
  // The sender has disconnected and gets no answer: not a failure of ours.
  const next = () =>
    reader.read().catch((cause: unknown) => {
      throw new AppError("invalid_request", { cause });
    });
  for (let part = await next(); !part.done; part = await next()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new AppError("too_large");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * The raw body as text.
 * @throws AppError too_large past `limit` bytes, whatever Content-Length claims; invalid_request when it is not UTF-8
 */
export async function readText(request: Request, limit: number = maxBodyBytes): Promise<string> {
  const bytes = await readBytes(request, limit);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("invalid_request", { cause });
  }
}

/**
 * The JSON body; undefined when it is empty, whatever type it claims.
 * @throws AppError unsupported_media_type, too_large, or invalid_request for text that is not JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const text = await readText(request);
  if (text === "") return undefined;
  if (type !== "application/json" && !type.endsWith("+json")) throw new AppError("unsupported_media_type");
  if (text.includes("\\u0000") || text.includes("\u0000")) {
    // PostgreSQL's text cannot store U+0000, and nobody types it.
    throw new AppError("invalid_request", { fields: [{ path: "", rule: "nullCharacter" }] });
  }
  try {
    return parseStorableJson(text);
  } catch (cause) {
    throw new AppError("invalid_request", { cause, fields: [{ path: "", rule: "json" }] });
  }
}
