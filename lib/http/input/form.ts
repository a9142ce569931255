import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { readBytes } from "./body";

/** Room for the rest of the form beside its file, in bytes: names, short texts and boundaries. */
const aroundFile = 16 * 1024;

/** Files and texts of one form; whoever sends more keeps the parser busy with them. */
const mostParts = 20;

/** A form that carries one file: the name of its field, and how large it may be in bytes. */
export type FileForm = { field: string; maxBytes: number };

/** The file's bytes (null without one), and the text fields by name, the last of each. */
export type ReadForm = { file: Uint8Array<ArrayBuffer> | null; fields: Record<string, string> };

/**
 * Reads a `multipart/form-data` body. The file's name and claimed type are ignored.
 * @throws AppError unsupported_media_type, too_large, or invalid_request for a body that is no form or breaks off
 */
export async function readForm(request: Request, { field, maxBytes }: FileForm): Promise<ReadForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError("unsupported_media_type");
  const bytes = await readBytes(request, maxBytes + aroundFile);
  if (isTooMuch(bytes, type)) throw new AppError("invalid_request");
  const form = await parse(bytes, type);
  const given = form.get(field);
  if (given instanceof File && given.size > maxBytes) throw new AppError("too_large");
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  if (fields.some(([name, text]) => name.includes("\u0000") || text.includes("\u0000")))
    throw new AppError("invalid_request", { fields: [{ path: "", rule: "nullCharacter" }] });
  return {
    file: given instanceof File && given.size > 0 ? new Uint8Array(await given.arrayBuffer()) : null,
    fields: Object.fromEntries(fields),
  };
}

/** What a part says of itself before its content, in bytes: its name, and a file's name and type. */
const mostHeaderBytes = 2 * 1024;

/**
 * Whether there are more than `mostParts`, by the boundaries between them, or one has longer headers than any browser
 * sends.
 */
function isTooMuch(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain ?? ""}`;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = -1;
  for (let part = 0; part <= mostParts + 1; part += 1) {
    at = body.indexOf(boundary, at + 1);
    if (at < 0) return false;
    const after = body.subarray(at + boundary.length);
    if (after.subarray(0, 2).toString("latin1") === "--") continue;
    if (after.subarray(0, mostHeaderBytes).indexOf("\r\n\r\n") < 0) return true;
  }
  return true;
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch (cause) {
    throw new AppError("invalid_request", { cause });
  }
}
