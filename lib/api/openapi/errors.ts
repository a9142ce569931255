import { type ErrorCode, errorStatus, publicCode } from "@/lib/errors/codes";
import { messagesFor } from "@/lib/i18n/messages";
import { type Call, has } from "../call";
import { headerRef } from "./headers";
import { refTo } from "./jsonSchema";
import type { Example, JsonSchema, ResponseObject } from "./types";

const { fields, ...texts } = messagesFor("sv").errors;

/** What `details` hold, by code. */
const details: Partial<Record<ErrorCode, unknown>> = {
  invalid_request: [{ path: "email", message: fields.email }],
  early_start_missing: [{ path: "earlyStart", message: fields.earlyStart }],
  email_taken: [{ path: "email", message: fields.emailTaken }],
  organisation_number_taken: [{ path: "organisationNumber", message: fields.organisationNumberTaken }],
  slot_unavailable: { reason: "closed" },
  price_changed: [{ path: "amount", sent: 450, current: 495 }],
  session_mismatch: [{ path: "connectedAccountId", sent: "acct_other" }],
  bookings_upcoming: { bookingIds: ["89981a8d-d740-8e36-a1d7-52f7fcc1fe06"] },
  client_just_cancelled: { from: "2026-11-29T08:03:12.000Z" },
  client_has_upcoming: { bookingIds: ["89981a8d-d740-8e36-a1d7-52f7fcc1fe06"] },
  transition_not_allowed: { from: "cancelled", allowed: [], reason: "final" },
  changed_meanwhile: {
    status: "confirmed",
    start_time: "2026-12-01T13:30:00.000Z",
    end_time: "2026-12-01T14:00:00.000Z",
    staff_id: "0f0d0f5e-5a0e-4a0b-9d0b-3d0f0c0b0a01",
    sequence: 3,
  },
  refund_changed: [{ path: "expectedRefund", sent: 420, current: 0 }],
  refunded_meanwhile: [{ path: "refundedBefore", sent: 0, current: 100 }],
  not_payable: { reason: "nothing_due" },
  amount_exceeds: [{ path: "amount", sent: 500, current: 420 }],
  refund_too_small: [{ path: "amount", sent: 0.5, current: 1 }],
  refund_not_possible: { reason: "not_begun_yet" },
  payment_disputed: { reason: "disputed" },
};

const problem: JsonSchema = {
  type: "object",
  properties: {
    path: { type: "string", description: "The field, as you named it: `startTime`, `items.0.name`." },
    message: { type: "string", description: "What is wrong with it, to be shown beside it." },
  },
  required: ["path", "message"],
};

/** Every error has this shape. */
export const errorSchemas: Record<string, JsonSchema> = {
  FieldProblem: { description: "What is wrong with one field.", ...problem },
  Error: {
    description: "Any answer that is not a success.",
    type: "object",
    properties: {
      message: { type: "string", description: "Fit to be shown, in the language of Accept-Language." },
      code: {
        type: "string",
        enum: [...new Set(allCodes().map(publicCode))],
        description: "Fit to be compared.",
      },
      details: {
        description:
          "More of it, where there is more: a list of FieldProblem with `invalid_request` and the `…_taken` codes; else as the examples show.",
      },
    },
    required: ["message", "code"],
  },
};

function allCodes(): ErrorCode[] {
  return Object.keys(errorStatus).filter((code): code is ErrorCode => code in errorStatus);
}

/** Every code this call can answer with: its own, and those that follow from what it takes. */
export function errorsOf(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>(call.errors);
  if (has(call.query) || has(call.body)) codes.add("invalid_request");
  if (has(call.params)) codes.add("not_found");
  if (has(call.body)) codes.add("too_large").add("unsupported_media_type");
  if (call.rawBody) codes.add("too_large");
  if (call.method !== "GET" && !call.rawBody) codes.add("forbidden_origin").add("too_many_requests");
  if (call.access !== "none" && call.access !== "optional") codes.add("not_signed_in");
  if (call.access === "provider") codes.add("owner_only");
  if (call.needsConfirmedAddress) codes.add("email_unconfirmed");
  codes.add("internal").add("unavailable");
  return allCodes().filter((code) => codes.has(code));
}

function exampleOf(code: ErrorCode): Example {
  const value = { message: texts[code], code: publicCode(code) };
  return { value: code in details ? { ...value, details: details[code] } : value };
}

/** Responses by status; each names its codes and shows one example of every code. */
export function errorAnswers(call: Call): Record<string, ResponseObject> {
  const codes = errorsOf(call);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      errorAnswer(
        status,
        codes.filter((code) => errorStatus[code] === status),
      ),
    ]),
  );
}

function errorAnswer(status: number, codes: readonly ErrorCode[]): ResponseObject {
  const waits = status === 429 || status === 503;
  return {
    description: [...new Set(codes.map((code) => `\`${publicCode(code)}\``))].join(", "),
    headers: {
      "X-Request-Id": headerRef("X-Request-Id"),
      ...(waits ? { "Retry-After": headerRef("Retry-After") } : {}),
    },
    content: {
      "application/json": {
        schema: { $ref: refTo("Error") },
        examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
      },
    },
  };
}
