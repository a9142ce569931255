import "server-only";
import { format, stripVTControlCharacters } from "node:util";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { isAppError } from "@/lib/errors/AppError";
import { logger } from "./logger";

const levels = {
  trace: "trace",
  debug: "debug",
  log: "info",
  info: "info",
  warn: "warn",
  error: "error",
} as const;

const record = { source: "console" };

/**
 * Sends what other code, above all Next, writes to this process's console through our logger, after this call: each
 * entry is one line of JSON with escaped line breaks, so that an address or header quoted in an error message cannot
 * forge a log line. Not for development, where a person reads the console.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...entry: unknown[]) => writeEntry(level, entry) });
  }
  // Code that writes to the streams directly. The logger itself writes to the file descriptor.
  for (const [stream, level] of [
    [process.stdout, "info"],
    [process.stderr, "error"],
  ] as const) {
    stream.write = (chunk: string | Uint8Array, encoding?: unknown, done?: unknown) => {
      write(level, typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
      const callback = typeof encoding === "function" ? encoding : done;
      if (typeof callback === "function") callback();
      return true;
    };
  }
  // Node's own listener uses neither the console nor these streams.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => logger.warn({ ...record, err: warning }, "warning"));
}

/** Without a stack where the database was away: each request that meets an outage leaves one short line. */
function writeEntry(level: (typeof levels)[keyof typeof levels], entry: readonly unknown[]): void {
  const outage = entry.find((part) => isDatabaseUnavailable(part) || isAppError(part, "unavailable"));
  if (outage === undefined) write(level, format(...entry));
  else logger.warn({ ...record, code: "unavailable", reason: lastLine(outage) }, "unavailable");
}

/** Prisma's messages end with what happened, after where. */
const lastLine = (error: unknown): string =>
  error instanceof Error ? (error.message.trim().split("\n").at(-1) ?? "") : "";

/** Empty lines, which only set others apart, are left out. */
function write(level: (typeof levels)[keyof typeof levels], text: string): void {
  const message = stripVTControlCharacters(text).trim();
  if (message !== "") logger[level](record, message);
}
