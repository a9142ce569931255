import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import type { AvailabilityResponse } from "@/lib/availability/schemas";
import en from "@/messages/en/client.json";
import sv from "@/messages/sv/client.json";
import { type AnswerOf, type ApiResult, type CallOptions, callApi, type Route, readWithinMs } from "./client";

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);
afterEach(() => fetched.mockReset());

const answer = (body: unknown, init: ResponseInit = {}) =>
  fetched.mockResolvedValue(Response.json(body, init));
const asked = () => fetched.mock.calls[0] ?? [];

describe("callApi", () => {
  it("fills the path, repeats lists in the query and leaves out what is not given", async () => {
    answer([]);
    await callApi("GET /services/v1", { query: { city: ["Lund", "Malmö"], q: undefined, limit: 5 } });
    expect(asked()[0]).toBe("/services/v1?city=Lund&city=Malm%C3%B6&limit=5");
    fetched.mockClear();
    await callApi("GET /services/v1/{id}", { params: { id: "a/b?c" } });
    expect(asked()[0]).toBe("/services/v1/a%2Fb%3Fc");
  });

  it("sends a body as JSON, and further headers", async () => {
    answer({ bookingId: "1", status: "confirmed" });
    const result = await callApi("POST /payments/bookings/finalize", {
      body: { sessionId: "cs_1" },
      headers: { "X-Request-Id": "a-request" },
      locale: "en",
    });
    expect(asked()).toMatchObject([
      "/payments/bookings/finalize",
      {
        method: "POST",
        headers: {
          Accept: "application/json",
          "Accept-Language": "en",
          "Content-Type": "application/json",
          "X-Request-Id": "a-request",
        },
        body: '{"sessionId":"cs_1"}',
      },
    ]);
    expect(result).toMatchObject({ ok: true, data: { bookingId: "1", status: "confirmed" } });
  });

  it("takes an answer without a body", async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await callApi("POST /auth/v1/logout")).toMatchObject({ ok: true, data: undefined });
  });

  it("tells an error in the server's words", async () => {
    const details = [{ path: "email", message: "Ange en giltig e-postadress." }];
    answer({ message: "Kontrollera fälten.", code: "invalid_request", details }, { status: 400 });
    expect(await callApi("POST /auth/v1/password/forgot", { body: { email: "anna" } })).toMatchObject({
      ok: false,
      status: 400,
      code: "invalid_request",
      message: "Kontrollera fälten.",
      details,
    });
  });

  it.each([
    ["has no message", { code: "odd" }, "sv", sv.requestFailed],
    ["has no code", { message: "upstream request timeout" }, "sv", sv.requestFailed],
    ["is no JSON", "<p>Bad Gateway</p>", "sv", sv.requestFailed],
    ["is empty", "", "en", en.requestFailed],
  ] as const)("never shows another machine's words, where the body %s", async (_, body, locale, message) => {
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    fetched.mockResolvedValue(new Response(sent, { status: 502, statusText: "Bad Gateway" }));
    const result = await callApi("GET /auth/v1/session", { locale });
    expect(result).toMatchObject({ ok: false, status: 502, message });
  });

  it("reads an error that is no JSON as text", async () => {
    fetched.mockResolvedValue(new Response("<p>Nej</p>", { status: 502 }));
    expect(await callApi("GET /auth/v1/session")).toMatchObject({ code: null, body: "<p>Nej</p>" });
  });

  it.each([
    ["a server that is away", () => fetched.mockRejectedValue(new TypeError("Failed to fetch"))],
    [
      "a page of a proxy as a success",
      () => fetched.mockResolvedValue(new Response("<p>", { headers: { "Content-Type": "text/html" } })),
    ],
  ])("takes %s for no answer", async (_, arrange) => {
    arrange();
    const result = await callApi("GET /auth/v1/session");
    expect(result).toMatchObject({ ok: false, status: 0, code: null, message: null });
  });

  describe("of a server that says nothing", () => {
    const hang: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      });

    it("gives up once the time is over", async () => {
      vi.useFakeTimers();
      fetched.mockImplementation(hang);
      const result = callApi("GET /auth/v1/session");
      await vi.advanceTimersByTimeAsync(readWithinMs);
      expect(await result).toMatchObject({ ok: false, status: 0 });
      vi.useRealTimers();
    });

    it("gives up with the caller", async () => {
      fetched.mockImplementation(hang);
      const leaving = new AbortController();
      const result = callApi("GET /auth/v1/session", { signal: leaving.signal });
      leaving.abort();
      expect(await result).toMatchObject({ ok: false, status: 0 });
    });
  });
});

it("knows the contract's types", () => {
  type Availability = "GET /services/v1/{id}/availability";
  expectTypeOf<Availability>().toExtend<Route>();
  expectTypeOf<"GET /services/v2">().not.toExtend<Route>();
  expectTypeOf<AnswerOf<Availability>>().toEqualTypeOf<AvailabilityResponse>();
  expectTypeOf<CallOptions<Availability>>().toHaveProperty("params").toEqualTypeOf<{ id: string }>();
  expectTypeOf<CallOptions<Availability>>()
    .toHaveProperty("query")
    .toEqualTypeOf<{ from: string; to: string; staffId?: string | undefined }>();
  expectTypeOf<AnswerOf<"POST /auth/v1/logout">>().toEqualTypeOf<undefined>();
  expectTypeOf(callApi<"GET /catalog/categories">).returns.resolves.toEqualTypeOf<
    ApiResult<{ id: string; name: string; slug: string }[]>
  >();
});
