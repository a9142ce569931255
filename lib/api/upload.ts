import type { Locale } from "@/lib/i18n/locales";
import { type AnswerOf, type ApiResult, nothingAnswered, parseBody, refusalOf } from "./client";

type PictureRoute = "POST /providers/me/pictures";

type Upload = {
  file: File;
  /** The fields beside the file. */
  fields?: Record<string, string>;
  locale: Locale;
  /** How much has been sent, from 0 to 1. At 1 the server is still at work. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Whoever sends nothing for so long has lost the connection. */
const silentMs = 45_000;

/**
 * Uploads a picture as `callApi` makes all other calls: it never throws and never hangs. `fetch` does not tell how much has
 * been sent, so this is an XMLHttpRequest.
 */
export function uploadPicture({
  file,
  fields = {},
  locale,
  onProgress,
  signal,
}: Upload): Promise<ApiResult<AnswerOf<PictureRoute>>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("picture", file);
  const request = new XMLHttpRequest();
  request.open("POST", "/providers/me/pictures");
  request.setRequestHeader("Accept", "application/json");
  request.setRequestHeader("Accept-Language", locale);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), silentMs);
  };
  const abort = () => request.abort();
  signal?.addEventListener("abort", abort, { once: true });
  return new Promise<ApiResult<AnswerOf<PictureRoute>>>((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    // However it ends; without an answer the status is 0.
    request.addEventListener("loadend", () => resolve(resultOf(request, locale)));
    wait();
    request.send(form);
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  });
}

function resultOf(request: XMLHttpRequest, locale: Locale): ApiResult<AnswerOf<PictureRoute>> {
  if (request.status === 0) return nothingAnswered;
  const body = parseBody(request.responseText);
  if (request.status === 201 && isPicture(body)) return { ok: true, data: body, headers: new Headers() };
  return refusalOf(request, body, locale);
}

/** Our own server's success has the shape that the contract gives it; a page of another machine's has not. */
function isPicture(body: unknown): body is AnswerOf<PictureRoute> {
  return typeof body === "object" && body !== null && "id" in body && "url" in body;
}
