import { type AnswerOf, type ApiResult, nothingAnswered, parseBody, refusalOf } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";

type FileRoute = "POST /providers/me/clients/imports" | "POST /providers/me/clients/imports/preview";

/** Reading and writing thousands of lines takes longer than other calls. */
const waitMs = 60_000;

/** Sends a file of clients with what was chosen for it, as `callApi` makes all other calls. */
export async function sendFile<R extends FileRoute>(
  route: R,
  file: File,
  fields: Record<string, string>,
  locale: Locale,
): Promise<ApiResult<AnswerOf<R>>>;
export async function sendFile(
  route: FileRoute,
  file: File,
  fields: Record<string, string>,
  locale: Locale,
): Promise<ApiResult<unknown>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", file);
  try {
    const response = await fetch(route.slice("POST ".length), {
      method: "POST",
      headers: { Accept: "application/json", "Accept-Language": locale },
      body: form,
      signal: AbortSignal.timeout(waitMs),
    });
    const body = parseBody(await response.text());
    if (!response.ok) return refusalOf(response, body, locale);
    return typeof body === "object" ? { ok: true, data: body, headers: response.headers } : nothingAnswered;
  } catch {
    // The server is away or does not answer, or the file cannot be read any more.
    return nothingAnswered;
  }
}
