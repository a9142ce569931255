import type { JsonObject } from "./json";

interface ErrorDetails {
  code?: string | undefined;
  param?: string | undefined;
  status?: number;
  /** Further fields of the error body, such as `decline_code`. */
  extra?: JsonObject;
}

/** An answer other than success, in Stripe's shape: `{ error: { type, code, message, param } }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly extra: JsonObject;
  /** Set when the request was refused before it ran; such answers are not kept for its idempotency key. */
  readonly refusedUnread: boolean;

  constructor(type: string, message: string, details: ErrorDetails = {}, refusedUnread = false) {
    super(message);
    this.type = type;
    this.status = details.status ?? 400;
    this.code = details.code;
    this.param = details.param;
    this.extra = details.extra ?? {};
    this.refusedUnread = refusedUnread;
  }

  toBody(): JsonObject {
    const error: JsonObject = { type: this.type, message: this.message, ...this.extra };
    if (this.code !== undefined) {
      error.code = this.code;
      error.doc_url = `https://docs.stripe.com/error-codes#${this.code.replaceAll("_", "-")}`;
    }
    if (this.param !== undefined) error.param = this.param;
    return { error };
  }
}

export function invalidRequest(message: string, details: ErrorDetails = {}): ApiError {
  return new ApiError("invalid_request_error", message, details);
}

/** A parameter that cannot be read: refused before anything ran. */
export function invalidParameter(message: string, code: string | undefined, param: string): ApiError {
  return new ApiError("invalid_request_error", message, { code, param }, true);
}

export function noSuch(objectName: string, id: string, param = "id"): ApiError {
  return invalidRequest(`No such ${objectName}: '${id}'`, { code: "resource_missing", param, status: 404 });
}
