import { has } from "@/lib/api/call";
import { allCalls } from "@/lib/api/contract/all";
import { type Answer, call } from "../calls/http";
import type { FuzzedRequest } from "./requests";

export type FuzzOutcome = { request: FuzzedRequest; answer: Answer };

const atOnce = 8;

/** Makes all requests, a few at a time, and returns what came of them in their order. */
export async function makeAll(base: string, requests: readonly FuzzedRequest[]): Promise<FuzzOutcome[]> {
  const outcomes: FuzzOutcome[] = new Array(requests.length);
  let next = 0;
  async function work() {
    for (let place = next++; place < requests.length; place = next++) {
      const request = requests[place];
      if (request) outcomes[place] = { request, answer: await make(base, request) };
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

function make(base: string, { method, address, headers, body }: FuzzedRequest): Promise<Answer> {
  return patiently(() => call(address, { base, method, headers, ...(body === undefined ? {} : { body }) }));
}

/** Once more after a broken connection: the server may close an idle one at the very moment it is used again. */
export function patiently<T>(task: () => Promise<T>): Promise<T> {
  return task().catch(task);
}

export const isRefused = ({ answer }: FuzzOutcome): boolean => answer.status >= 400;

/** What is wrong with an answer, by the description of its operation; null when nothing is. */
export function faultOf({ request: { operation }, answer }: FuzzOutcome): string | null {
  const { status, headers, body } = answer;
  if (status >= 500) return "an error of the server";
  if (!headers.get("x-request-id")) return "no X-Request-Id";
  const described = operation.responses[String(status)];
  if (!described) return "a status that is not described";
  if (status < 400)
    return status === 200 || status === 201 ? faultOfSuccess(operation.operationId, answer) : null;
  if (!isError(body)) return "an error without the shape of errors";
  const codes: string[] = described.description.match(/\w+/g) ?? [];
  return codes.includes(body.code) ? null : "a code that is not described";
}

function isError(body: unknown): body is { message: string; code: string } {
  if (typeof body !== "object" || body === null || !("message" in body) || !("code" in body)) return false;
  const extra = Object.keys(body).filter((name) => !["message", "code", "details"].includes(name));
  return (
    typeof body.message === "string" &&
    body.message !== "" &&
    typeof body.code === "string" &&
    extra.length === 0
  );
}

function faultOfSuccess(operationId: string, { body }: Answer): string | null {
  const answered = allCalls.find(({ id }) => id === operationId)?.answer;
  if (!answered || !has(answered)) return null;
  const { error } = answered.safeParse(body);
  return error ? `an answer that is not as described: ${error.message}` : null;
}

/** A request and its answer in a few lines, from which the request can be repeated by hand. */
export function describeOutcome({ request, answer }: FuzzOutcome): string {
  const { operation, method, address, headers, body } = request;
  const parts = [
    `${operation.operationId}: ${method} ${address}`,
    JSON.stringify(headers),
    body === undefined ? "" : body.slice(0, 600),
    `→ ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 400)}`,
  ];
  return parts.filter((part) => part !== "").join("\n  ");
}
