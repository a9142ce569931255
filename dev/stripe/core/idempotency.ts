import { createHash } from "node:crypto";
import type { RowOfKind } from "../rows";
import { ApiError } from "./errors";
import type { FormTree, FormValue } from "./form";

type Kept = RowOfKind["idempotency"];

/** Keys longer than this are refused, as at Stripe. */
const MAX_KEY_LENGTH = 255;

function canonical(value: FormValue): string {
  if (typeof value === "string") return JSON.stringify(value);
  const pairs = Object.keys(value).sort();
  return `{${pairs.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? "")}`).join(",")}}`;
}

/** The same parameters give the same text, whatever their order. */
export function fingerprintOfForm(form: FormTree): string {
  return createHash("sha256").update(canonical(form)).digest("hex");
}

export function checkKey(key: string): void {
  if (key.length <= MAX_KEY_LENGTH) return;
  throw new ApiError(
    "idempotency_error",
    `Idempotency keys can have up to ${MAX_KEY_LENGTH} characters.`,
    {},
    true,
  );
}

/** Throws unless the call is the one the key was first used for. */
export function checkSameCall(kept: Kept, key: string, endpoint: string, fingerprint: string): void {
  if (kept.endpoint !== endpoint) {
    throw new ApiError(
      "idempotency_error",
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${kept.endpoint}' vs '${endpoint}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      {},
      true,
    );
  }
  if (kept.fingerprint !== fingerprint) {
    throw new ApiError(
      "idempotency_error",
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      {},
      true,
    );
  }
}

export function inUse(key: string): ApiError {
  return new ApiError(
    "idempotency_error",
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { code: "idempotency_key_in_use", status: 409 },
    true,
  );
}
