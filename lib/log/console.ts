import "server-only";
import { format, stripVTControlCharacters } from "node:util";
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
 * Sends what others write on this process's console, Next above all, through our logger, from now on: each entry is one
 * line of JSON in which line breaks are escaped, so that no address or header that somebody asks for, and that is then
 * complained about, can pass for a line of ours. Not for development, where a person reads it.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...entry: unknown[]) => write(level, format(...entry)) });
  }
  // What is written past the console; the logger itself writes to the file descriptor.
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
  // Node's own listener writes past both.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => logger.warn({ ...record, err: warning }, "warning"));
}

/** Empty lines, which only set others apart, are left out. */
function write(level: (typeof levels)[keyof typeof levels], text: string): void {
  const message = stripVTControlCharacters(text).trim();
  if (message !== "") logger[level](record, message);
}
