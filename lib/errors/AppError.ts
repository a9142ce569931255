import type { ErrorCode } from "./codes";
import type { FieldRule } from "./fieldRule";

/** A field problem as an answer tells it. */
export type FieldProblem = { path: string; message: string };

/** A field problem before it is told in a language. */
export type FieldFault = { path: string; rule: FieldRule };

type Options = {
  /** Shown to the caller beside the message: field problems, allowed transitions, what changed. */
  details?: unknown;
  /** Wrong fields; told as `details` in the reader's language. */
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

  constructor(code: ErrorCode, options: Options = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether it is one of ours, and, with a code, this very one. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}
