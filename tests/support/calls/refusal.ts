import { expect } from "vitest";
import type { Call } from "@/lib/api/call";
import type { Answer, Failure } from "./http";

/** An answer of the contract to a signed-in caller, which no cache may keep. */
export function expectPrivate(contract: Call, { status, body, headers }: Answer): void {
  expect(status, JSON.stringify(body)).toBe(contract.status);
  if (contract.status === 204) expect(body).toBe("");
  else expect(contract.answer.safeParse(body).error?.issues).toBeUndefined();
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-request-id")).toBeTruthy();
}

/** The fields that a 400 complains of, each with a sentence. */
export function wrongFields({ status, body }: Answer<Failure>): string[] {
  expect([status, body.code], JSON.stringify(body)).toEqual([400, "invalid_request"]);
  const details = body.details ?? [];
  expect(details.every(({ message }) => message.length > 5)).toBe(true);
  return details.map(({ path }) => path);
}
