import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import type { AvailabilityResponse } from "@/lib/availability/schemas";
import { type AnswerOf, type ApiResult, type CallOptions, callApi, type Route } from "./client";

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
    expect(asked()).toEqual([
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
    expect(await callApi("POST /auth/v1/password/forgot", { body: { email: "anna" } })).toEqual({
      ok: false,
      status: 400,
      code: "invalid_request",
      message: "Kontrollera fälten.",
      details,
    });
  });

  it.each([
    ["a server that is away", () => fetched.mockRejectedValue(new TypeError("Failed to fetch")), 0],
    [
      "a page of a proxy as an error",
      () => fetched.mockResolvedValue(new Response("<p>", { status: 502 })),
      502,
    ],
    ["a page of a proxy as a success", () => fetched.mockResolvedValue(new Response("<p>")), 0],
  ])("makes an answer of %s", async (_, arrange, status) => {
    arrange();
    const nothing = { code: null, message: null, details: undefined };
    expect(await callApi("GET /auth/v1/session")).toEqual({ ok: false, status, ...nothing });
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
    .toEqualTypeOf<{ from: string; to: string }>();
  expectTypeOf<AnswerOf<"POST /auth/v1/logout">>().toEqualTypeOf<undefined>();
  expectTypeOf(callApi<"GET /catalog/categories">).returns.resolves.toEqualTypeOf<
    ApiResult<{ id: string; name: string; slug: string }[]>
  >();
});
