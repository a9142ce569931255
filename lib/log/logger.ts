import "server-only";
import pino from "pino";
import { LineSink } from "./lineSink";

/** In the form of every other line. */
const lostLine = (count: number) =>
  `${JSON.stringify({ level: "warn", time: new Date().toISOString(), lost: count, msg: "log lines were lost" })}\n`;

/** Structured log lines on stdout. Secrets and personal data never go in: log ids. */
export const logger = pino(
  {
    level: process.env.LOG_LEVEL || "info",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ["password", "token", "cookie", "authorization", "*.password", "*.token"],
  },
  // By file descriptor: what is written to `process.stdout` is sent to this logger (console.ts).
  new LineSink(1, lostLine),
);
