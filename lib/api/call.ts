import { z } from "zod";
import type { ErrorCode } from "@/lib/errors/codes";
import type { FileForm } from "@/lib/http/input/form";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Whose session a call takes. `customer`, `provider` and `member` need one: `provider` an owner's of a business, `member` that
 * of anybody who signs in for it, who then reaches what is theirs. `optional` uses a customer's when there is one;
 * `none` ignores sessions, so that the answer is the same for everybody and may be cached.
 */
export type CallAccess = "none" | "optional" | "customer" | "provider" | "member";

type Facts<S extends CallAccess> = {
  /** Unique name, the operationId. */
  id: string;
  method: Method;
  /** The public path, parameters in braces: `/services/v1/{id}`. */
  path: string;
  summary: string;
  tag: string;
  access: S;
  status: 200 | 201 | 202 | 204;
  /** Codes beyond those that every call can answer. */
  errors?: readonly ErrorCode[];
  /** What it adds lasts: refused until the address of the session's account is confirmed (`requireConfirmed`). */
  needsConfirmedAddress?: true;
  /** The handler reads the body itself (the webhook needs its raw bytes). */
  rawBody?: boolean;
  /** The body is a form (`multipart/form-data`) with this file in it; `body` is of its texts. */
  file?: FileForm;
};

type Schemas<P, Q, B, A> = { params: P; query: Q; body: B; answer: A };

/**
 * One call of the HTTP contract: what it takes, what it answers, who may make it. The handlers validate with it,
 * the OpenAPI description is generated from it and the typed client is inferred from it. A part that a call does
 * not have is `z.undefined()`.
 */
export type Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  S extends CallAccess = CallAccess,
> = Facts<S> & Schemas<P, Q, B, A>;

const absent = z.undefined();

/** What names a call, as literal types: the typed client finds a call by its method and path. */
type Named<I extends string, M extends Method, U extends string> = { id: I; method: M; path: U };

export function defineCall<
  const I extends string,
  const M extends Method,
  const U extends string,
  S extends CallAccess,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodUndefined,
>(call: Facts<S> & Named<I, M, U> & Partial<Schemas<P, Q, B, A>>): Call<P, Q, B, A, S> & Named<I, M, U>;
export function defineCall(
  call: Facts<CallAccess> & Partial<Schemas<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>,
): Call {
  return { params: absent, query: absent, body: absent, answer: absent, ...call };
}

/** Whether the call has this part at all. */
export function has(schema: z.ZodType): boolean {
  return !(schema instanceof z.ZodUndefined);
}
