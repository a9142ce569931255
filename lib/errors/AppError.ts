import type { ErrorCode } from "./codes";
import type { FieldRule } from "./fieldRule";

/** A field problem as an answer has it, in the reader's language. */
export type FieldProblem = { path: string; message: string };

/** A field problem before its sentence is translated. */
export type FieldFault = { path: string; rule: FieldRule; values?: Record<string, number> };

type Options = {
  /** Shown to the caller beside the message: field problems, allowed transitions, what changed. */
  details?: unknown;
  /** Wrong fields; the answer has them as `details`, in the reader's language. */
  fields?: readonly FieldFault[];
  /** Seconds until another try makes sense; becomes `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The one error of the product: a code; status and text follow from the tables beside it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly fields: readonly FieldFault[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** Also of an error from another bundle of the server (its start, its pages), each of which has a class of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AppError" && "code" in value;
  }

  constructor(code: ErrorCode, options: Options = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether the error is an `AppError` and, when a code is given, has that code. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}
