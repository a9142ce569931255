import "server-only";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { errorStatus } from "@/lib/errors/codes";
import { digestOf } from "@/lib/errors/digestOf";
import { toLocale } from "@/lib/i18n/locales";
import { logger } from "@/lib/log/logger";
import { isUnder, splitLocale } from "@/lib/paths";
import { toAppError } from "../errorResponse";
import { failedDocument, failedText } from "./failedDocument";
import { onRequest } from "./onRequest";
import { answerTo, type Failure, retryAfterSeconds } from "./openAnswers";

/**
 * Notes that a request met an error, before its answer begins (`onRequestError` of instrumentation.ts). Next calls it for
 * pages, forms and route handlers alike.
 */
export function noteRequestError(error: unknown, path: string, headers: IncomingHttpHeaders): void {
  const { code } = toAppError(error);
  const answer = answerTo(headers);
  if (answer === undefined || answer.failure?.status === 503) return;
  if (errorStatus[code] !== 503) {
    answer.failure ??= { status: 500, reference: digestOf(error) };
    return;
  }
  answer.failure = { status: 503 };
  const [address] = path.split("?", 1);
  logger.warn({ path: address, code }, "page unavailable");
}

/**
 * Answers a page or file that failed with words that need no JavaScript, in place of the empty document with status 500 that
 * Next sends: 503 with `Retry-After` where the database, or another service, is away, else 500. Applies to every request of
 * this process after the call. That Next reports the error before it answers is not documented.
 * @param callPrefixes what the paths of calls, which answer for themselves, begin with
 */
export function answerFailedPages(callPrefixes: readonly string[]): void {
  onRequest(({ request, response }) => {
    const path = pathOf(request);
    if (["api", "_next", ...callPrefixes].some((prefix) => isUnder(`/${prefix}`, path))) return;
    const [writeHead, write, end] = [
      response.writeHead.bind(response),
      response.write.bind(response),
      response.end.bind(response),
    ];
    let isReplaced = false;
    /** Whether the answer was replaced, now or before; what Next still writes of its own is then dropped. */
    const replaced = (status: number): boolean => {
      if (isReplaced) return true;
      const failure = answerTo(request.headers)?.failure ?? null;
      if (response.headersSent || status < 500 || failure === null) return false;
      isReplaced = true;
      const { type, body } = contentFor(path, failure);
      for (const name of ["content-encoding", "transfer-encoding", "etag", "set-cookie"])
        response.removeHeader(name);
      writeHead(failure.status, {
        "Content-Type": type,
        "Content-Length": Buffer.byteLength(body),
        "Cache-Control": "no-store",
        ...(failure.status === 503 ? { "Retry-After": String(retryAfterSeconds) } : {}),
      });
      end(body);
      return true;
    };
    Object.assign(response, {
      writeHead: (status: number, ...rest: never[]) =>
        replaced(status) ? response : writeHead(status, ...rest),
      write: (...parts: Parameters<typeof write>) => replaced(response.statusCode) || write(...parts),
      end: (...parts: Parameters<typeof end>) => (replaced(response.statusCode) ? response : end(...parts)),
    });
  });
}

/** A file, such as the map of the site, gets plain text. */
function contentFor(path: string, failure: Failure): { type: string; body: string } {
  const { prefix, rest } = splitLocale(path);
  const locale = toLocale(prefix.slice(1));
  const isFile = /\.\w+$/.test(rest);
  return isFile
    ? { type: "text/plain; charset=utf-8", body: failedText(locale, failure) }
    : { type: "text/html; charset=utf-8", body: failedDocument(locale, rest, failure) };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  const [path = "/"] = url.split("?");
  return path;
}
