import { describe, expect, it } from "vitest";
import { curlOf } from "./curl";
import { openApiDocument } from "./document";
import { fieldRows, parameterRows, typeOf } from "./reading";
import type { Operation, PathItem } from "./types";

const document = openApiDocument({
  url: "https://stund.example",
  cookieNames: { customer: "stund.customer", provider: "stund.provider" },
});

function operationAt(method: keyof PathItem, path: string): Operation {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

describe("typeOf", () => {
  it.each([
    [{ type: "string", format: "uuid" }, "uuid"],
    [{ type: ["string", "null"] }, "string or null"],
    [{ anyOf: [{ type: "string", format: "date-time" }, { type: "null" }] }, "date-time or null"],
    [{ type: "array", items: { $ref: "#/components/schemas/Service" } }, "Service[]"],
    [{ const: true }, "true"],
    [{}, "any"],
  ] as const)("tells %j as %s", (schema, text) => {
    expect(typeOf(structuredClone({ ...schema })).text).toBe(text);
  });

  it("leads to the component behind a list or a null", () => {
    const ref = { $ref: "#/components/schemas/Service" };
    expect(typeOf({ anyOf: [{ type: "array", items: ref }, { type: "null" }] })).toEqual({
      text: "Service[] or null",
      model: "Service",
    });
  });
});

describe("rows", () => {
  it("tell the fields of a body with what they have to be", () => {
    const body = operationAt("post", "/auth/v1/register/customer").requestBody?.content["application/json"];
    const rows = fieldRows(body?.schema ?? {});
    expect(rows.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ["email", true],
      ["password", true],
      ["fullName", true],
    ]);
    expect(rows[1]).toMatchObject({ type: "string", limits: ["8 to 200 characters"] });
  });

  it("follow lists and objects into their fields", () => {
    const rows = fieldRows(document.components.schemas.Availability ?? {});
    expect(rows.map(({ name }) => name)).toEqual([
      "timeZone",
      "durationMinutes",
      "days",
      "days[].date",
      "days[].isOpen",
      "days[].isClosed",
      "days[].slots",
      "days[].slots[].startTime",
      "days[].slots[].endTime",
      "days[].slots[].available",
      "nextAvailable",
    ]);
  });

  it("tell the parameters of one place", () => {
    const operation = operationAt("get", "/services/v1");
    const rows = parameterRows(document, operation, "query");
    expect(rows.find(({ name }) => name === "limit")).toMatchObject({
      type: "integer",
      limits: ["1 to 100", "default `50`"],
    });
    expect(rows.find(({ name }) => name === "format")).toMatchObject({
      type: "string[]",
      limits: ["`physical` `digital`"],
      description: "Repeat it for “any of”.",
    });
    expect(parameterRows(document, operation, "path")).toEqual([]);
  });
});

describe("curlOf", () => {
  const curl = (method: keyof PathItem, path: string) =>
    curlOf(operationAt(method, path), { document, path, method });

  it("fills the path and the query", () => {
    expect(curl("get", "/services/v1/{id}/availability")).toBe(
      "curl 'https://stund.example/services/v1/632fa488-0bff-8887-bb47-b5d7ccb52650/availability?from=2026-11-26&to=2026-11-27'",
    );
  });

  it("keeps the session in a file", () => {
    expect(curl("post", "/auth/v1/login")).toContain("-c cookies.txt");
    expect(curl("get", "/providers/me")).toBe(
      "curl 'https://stund.example/providers/me' \\\n  -b cookies.txt",
    );
  });

  it("sends a body, and headers of the call's own", () => {
    const text = curl("post", "/payments/checkout-sessions");
    expect(text).toContain("-H 'Idempotency-Key: ");
    expect(text).toContain("-H 'Content-Type: application/json'");
    expect(text).toMatch(/-d '\{\n {2}"providerId": "/);
  });

  it("survives an apostrophe", () => {
    const operation = operationAt("post", "/auth/v1/login");
    const content = { "application/json": { schema: {}, example: { email: "o'hara@exempel.se" } } };
    const text = curlOf(
      { ...operation, requestBody: { required: true, content } },
      { document, path: "/auth/v1/login", method: "post" },
    );
    expect(text).toContain(`"o'\\''hara@exempel.se"`);
  });
});
