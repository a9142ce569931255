import "server-only";
import { isAppError } from "@/lib/errors/AppError";
import type { ErrorCode } from "@/lib/errors/codes";
import { readBytes } from "./input/body";
import { isAllowedOrigin } from "./origin";

/**
 * Why a page does not take a request, or null when it may be rendered. Pages are read, or a form of theirs is posted to
 * them; Next reads such a form before any code of ours, and answers 500 to one that it cannot read. Uses up the body.
 */
export async function pageRefusal(request: Request, appUrl: string): Promise<ErrorCode | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST" || !type.startsWith("multipart/form-data")) return "method_not_allowed";
  if (!isAllowedOrigin(request, appUrl)) return "forbidden_origin";
  const form = await readForm(request, type);
  if (!(form instanceof FormData)) return form;
  const isOurs = request.headers.has("next-action") ? isScriptedPost(form) : isPlainPost(form);
  return isOurs ? null : "invalid_request";
}

async function readForm(request: Request, type: string): Promise<FormData | ErrorCode> {
  try {
    const body = await readBytes(request);
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch (error) {
    return isAppError(error, "too_large") ? "too_large" : "invalid_request";
  }
}

/*
 * How React writes down what the action of a form is called with: what the form said before, and its fields. A text that
 * begins with one `$` stands for something else that was sent; in what our forms said before there is none.
 */

/** By its scripts: both arguments, the fields by reference. */
function isScriptedPost(form: FormData): boolean {
  const before = /^\[(.+),"\$K[0-9a-f]+"\]$/s.exec(textOf(form, "0"))?.[1];
  return before !== undefined && isPlain(before);
}

/** Without scripts: the name of the action, what the form said before, and the fields beside them. */
function isPlainPost(form: FormData): boolean {
  const [name = "", ...more] = [...form.keys()].filter((key) => /^\$ACTION_(REF|ID)_/.test(key));
  const prefix = name.replace("_REF_", "_");
  const before = /^\[(.+)\]$/s.exec(textOf(form, `${prefix}:1`))?.[1];
  const isNamed = /^\{"id":"[0-9a-f]+","bound":"\$@1"\}$/.test(textOf(form, `${prefix}:0`));
  return isNamed && more.length === 0 && before !== undefined && isPlain(before);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function isPlain(json: string): boolean {
  try {
    JSON.parse(json, (_name, value) => {
      if (typeof value === "string" && /^\$(?!\$|undefined$)/.test(value)) throw new SyntaxError("reference");
      return value;
    });
    return true;
  } catch {
    return false;
  }
}
