import { request } from "node:http";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, it } from "vitest";
import { allCalls } from "@/lib/api/contract/all";
import type { OpenApiDocument } from "@/lib/api/openapi/types";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";

const html = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered, body } = await call<string>(path, { headers });
  expect(status).toBe(200);
  expect(answered.get("content-type")).toMatch(/^text\/html/);
  return body;
};

describe("GET /api/openapi.json", () => {
  it("is valid OpenAPI 3.1 of this deployment", async () => {
    const { status, headers, body } = await call<OpenApiDocument>("/api/openapi.json");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(body.servers).toEqual([{ url: sharedApp().url }]);
    expect(await new Validator().validate(structuredClone(body))).toMatchObject({ valid: true });
  });

  it("describes every call of the contract", async () => {
    const { body } = await call<OpenApiDocument>("/api/openapi.json");
    for (const { id, method, path } of allCalls) {
      expect(body.paths[path], id).toHaveProperty(`${method.toLowerCase()}.operationId`, id);
    }
  });

  it("is asked for again for nothing but a change", async () => {
    const first = await call("/api/openapi.json");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const etag = first.headers.get("etag") ?? "";
    const second = await call("/api/openapi.json", { headers: { "If-None-Match": etag } });
    expect(second.status).toBe(304);
    expect(second.body).toBe("");
    expect(second.headers.get("etag")).toBe(etag);
  });
});

describe("the paths of the contract", () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  const paths = [...new Set(allCalls.map(({ path }) => path))];
  const nowhere = "00000000-0000-4000-8000-000000000000";

  it.each(paths)("%s takes what is described and refuses every other method", async (path) => {
    const taken = new Set<string>(allCalls.filter((each) => each.path === path).map(({ method }) => method));
    for (const method of methods.filter((name) => !taken.has(name))) {
      const { status, headers, body } = await call(path.replaceAll(/\{\w+\}/g, nowhere), { method });
      expect(status, method).toBe(405);
      expect(headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining([...taken]));
      expect(headers.get("x-request-id")).toBeTruthy();
      expect(body).toEqual({ message: expect.any(String), code: "method_not_allowed" });
    }
  });
});

describe("what is no call", () => {
  it.each(["/providers/me/nope", "/payments/nope", "/services/v1/a/b/c", "/api/nope", "/auth/v1/nope"])(
    "%s is answered like one that finds nothing",
    async (path) => {
      for (const method of ["GET", "POST", "DELETE"]) {
        const { status, headers, body } = await call(path, { method });
        expect([status, body]).toEqual([404, { message: expect.any(String), code: "not_found" }]);
        expect(headers.get("x-request-id")).toBeTruthy();
      }
    },
  );

  it("OPTIONS tells what an address takes", async () => {
    const { status, headers } = await call("/providers/me/settings", { method: "OPTIONS" });
    expect([status, headers.get("allow")]).toEqual([204, "GET, PUT, PATCH, HEAD, OPTIONS"]);
  });

  it("TRACE is nothing but a question for that", async () => {
    const { hostname, port } = new URL(sharedApp().url);
    const status = await new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path: "/services/v1", method: "TRACE" }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on("error", reject).end();
    });
    expect(status).toBe(204);
  });
});

describe("GET /api/docs", () => {
  let page: string;
  beforeAll(async () => {
    page = await html("/api/docs");
  });

  it("tells of every call, with the command that makes it", () => {
    for (const { id, path } of allCalls) {
      expect(page, id).toContain(`id="${id}"`);
      expect(page, id).toContain(path);
    }
    expect(page.split("curl &#x27;").length + page.split("curl '").length).toBeGreaterThan(allCalls.length);
  });

  it("leads to nothing that is not on it", () => {
    const targets = new Set([...page.matchAll(/ href="#([^"]+)"/g)].map(([, target = ""]) => target));
    expect(targets.size).toBeGreaterThan(allCalls.length);
    expect([...targets].filter((target) => !page.includes(` id="${target}"`))).toEqual([]);
  });

  it("is read in Swedish unless English is asked for, in the address before the headers", async () => {
    expect(page).toContain("Gäller alla anrop");
    expect(await html("/api/docs", { "Accept-Language": "en" })).toContain("True of every call");
    expect(await html("/api/docs?locale=sv", { "Accept-Language": "en" })).toContain("Gäller alla anrop");
  });

  it("loads nothing from another host", () => {
    const loaded = [...page.matchAll(/<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)="([^"]+)"/g)];
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.map(([, address = ""]) => address).filter((address) => !address.startsWith("/"))).toEqual(
      [],
    );
  });
});
