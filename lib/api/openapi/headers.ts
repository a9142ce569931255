import type { Call } from "../call";
import type { Header, JsonSchema, Parameter, Ref } from "./types";

const text: JsonSchema = { type: "string" };

/** Headers of answers. */
export const answerHeaders: Record<string, Header> = {
  "X-Request-Id": {
    description: "Names this request in our log: your own one, when you sent one, or a new one.",
    required: true,
    schema: text,
  },
  ETag: { description: "The version of what was answered.", schema: text },
  Link: {
    description: 'Leads to the next page (`rel="next"`); absent on the last one.',
    schema: text,
  },
  "X-Total-Count": {
    description: "How many there are on all pages.",
    schema: { type: "integer", minimum: 0 },
  },
  "Retry-After": {
    description: "Seconds until another try makes sense.",
    schema: { type: "integer", minimum: 1 },
  },
  "Set-Cookie": {
    description: "Session cookies that begin or end; more than one may be set.",
    schema: text,
  },
  "Clear-Site-Data": {
    description: "Tells browsers to let go of the pages that they kept while somebody was signed in.",
    schema: text,
  },
  "Content-Disposition": { description: "The name under which the answer is saved as a file.", schema: text },
  "Cache-Control": { description: "How long the answer may be kept, and by whom.", schema: text },
};

/** Headers of requests, by the names under which notes ask for them. */
export const requestHeaders: Record<string, Parameter> = {
  AcceptLanguage: {
    name: "Accept-Language",
    in: "header",
    description: "Language of texts in the answer: `sv` (default) or `en`.",
    schema: text,
    example: "sv",
  },
  RequestId: {
    name: "X-Request-Id",
    in: "header",
    description: "A name of your own for this request, 8 to 64 letters, digits or `_ . : -`.",
    schema: { type: "string" },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The `ETag` you have: 304 without a body while it is still true.",
    schema: text,
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    description: "The `ETag` that your edit began with: 412 when somebody saved a newer version since.",
    schema: text,
    example: '"7"',
  },
  IfReplyMatches: {
    name: "If-Match",
    in: "header",
    description:
      "The `version` of the reply that your edit began with, in quotes: 412 when somebody changed or deleted it since.",
    schema: text,
    example: '"rJ4tq0b1VYw3kZ8e"',
  },
  IfNew: {
    name: "If-None-Match",
    in: "header",
    description: "`*`: 412 where there is one already.",
    schema: text,
    example: "*",
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "A value of your own, one for each thing wanted: repeating a request with it does nothing twice.",
    schema: text,
    example: "5f0c1a52-6a7e-4c52-9d53-0a2f6f1f7c11",
  },
  StripeSignature: {
    name: "Stripe-Signature",
    in: "header",
    required: true,
    description: "Time and signature of the body, at most five minutes old.",
    schema: text,
    example: "t=1795781400,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
  },
};

export type RequestHeader = "IfMatch" | "IfReplyMatches" | "IfNew" | "IdempotencyKey" | "StripeSignature";
export type AnswerHeader = "Clear-Site-Data" | "Content-Disposition" | "ETag" | "Set-Cookie";

export function headerRef(name: string): Ref {
  return { $ref: `#/components/headers/${name}` };
}

export function parameterRef(name: string): Ref {
  return { $ref: `#/components/parameters/${name}` };
}

/** Whether answers of this call may be kept by anyone, and carry an ETag (see `reply.ts`). */
export function isPublicRead(call: Call): boolean {
  return call.access === "none" && call.method === "GET" && call.status === 200;
}
