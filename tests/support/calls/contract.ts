import { expect } from "vitest";
import type { Call } from "@/lib/api/call";
import { type Answer, call, type Failure } from "./http";

/** A public read that succeeds: its body as the contract describes it, and nothing that a cache must not keep. */
export async function readByContract<T = unknown>(
  contract: Call,
  path: string,
  headers = {},
): Promise<Answer<T>> {
  const answer = await call<T>(path, { headers });
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(contract.status);
  expect(contract.answer.safeParse(answer.body).error?.issues).toBeUndefined();
  expect(answer.headers.get("x-request-id")).toBeTruthy();
  expect(answer.headers.get("set-cookie")).toBeNull();
  return answer;
}

/** A call that is refused with this status and code, and a message fit to be shown. */
export async function refused(path: string, status: number, code: string): Promise<Failure> {
  const answer = await call<Failure>(path);
  expect([answer.status, answer.body.code], path).toEqual([status, code]);
  expect(answer.body.message.length).toBeGreaterThan(5);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.body;
}

/** The names of the parameters that a 400 complains of. */
export async function wrongParameters(path: string): Promise<string[]> {
  const { details = [] } = await refused(path, 400, "invalid_request");
  expect(details.every(({ message }) => message.length > 5)).toBe(true);
  return details.map((detail) => detail.path);
}

/** All pages of a list, by the `Link` header of each. */
export async function readPages<T>(contract: Call, path: string): Promise<{ items: T[]; total: number }> {
  const items: T[] = [];
  let total = 0;
  let next: string | undefined = path;
  while (next !== undefined) {
    const answer: Answer<T[]> = await readByContract<T[]>(contract, next);
    items.push(...answer.body);
    total = Number(answer.headers.get("x-total-count"));
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return { items, total };
}

/** That an answer may be kept, is asked for again by its tag, and is then not sent again. */
export async function expectCacheable(path: string): Promise<void> {
  const first = await call(path);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  expect(first.headers.get("cache-control")).toContain("public");
  const again = await call(path, { headers: { "If-None-Match": etag } });
  expect([again.status, again.body]).toEqual([304, ""]);
}

/** That every other method is refused, with the allowed ones named. */
export async function expectReadOnly(path: string): Promise<void> {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await call<Failure>(path, { method, body: {} });
    expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([405, "method_not_allowed"]);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  }
  const head = await call(path, { method: "HEAD" });
  expect([head.status, head.body]).toEqual([200, ""]);
}

/** A cursor that nobody was given: the place after a row of this time, in a list of this order. */
export function cursorAt(order: string, instant: string): string {
  const key = [order, instant, "00000000-0000-4000-8000-000000000000"];
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}
