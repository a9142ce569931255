import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Call, Method } from "./call";
import { allCalls } from "./contract/all";
import type { RouteHandler } from "./endpoint";

/** next-auth brings handlers of its own, and what is no call answers so; everything else is made by `endpoint` and `resource`. */
const withoutCall = [
  "auth/[...nextauth]",
  "auth/provider/[...nextauth]",
  "[...unknown]",
  "auth/v1/[...unknown]",
];
const methods: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const root = join(import.meta.dirname, "../../app/api");
const addresses = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /(^|[/\\])route\.tsx?$/.test(name))
  .map((name) => name.split(sep).slice(0, -1).join("/"))
  .filter((address) => !withoutCall.includes(address));

const handler = z.custom<RouteHandler>((value) => typeof value === "function");
const route = z.looseObject({
  GET: handler,
  POST: handler,
  PUT: handler,
  PATCH: handler,
  DELETE: handler,
  OPTIONS: handler,
});

/** Where the handler of a call stands under `app/api`. */
function addressOf({ path }: Call): string {
  return path
    .replace(/^\/(api\/)?/, "")
    .replaceAll("{", "[")
    .replaceAll("}", "]");
}

const callsAt = (address: string) => allCalls.filter((call) => addressOf(call) === address);
const load = async (address: string) => {
  const file = join(root, address, "route.ts");
  return route.parse(await import(file));
};

describe.each(addresses)("app/api/%s", (address) => {
  it("serves the calls of the contract that stand there, each by its method", async () => {
    const handlers = await load(address);
    const served = methods.flatMap((method) => {
      const call = handlers[method].serves;
      return call === undefined ? [] : [`${method} ${call.id}`];
    });
    const described = callsAt(address).map(({ method, id }) => `${method} ${id}`);
    expect(served).not.toEqual([]);
    expect(served.sort()).toEqual(described.sort());
  });

  it("refuses every other method and names those it takes", async () => {
    const handlers = await load(address);
    const taken = new Set<Method>(callsAt(address).map(({ method }) => method));
    for (const method of methods.filter((candidate) => !taken.has(candidate))) {
      const request = new NextRequest("http://localhost/", { method });
      const response = await handlers[method](request, { params: Promise.resolve({}) });
      expect(response.status).toBe(405);
      const allowed = response.headers.get("allow")?.split(", ") ?? [];
      expect(allowed.filter((name) => name !== "HEAD" && name !== "OPTIONS").sort()).toEqual(
        [...taken].sort(),
      );
      expect(await response.json()).toEqual({ message: expect.any(String), code: "method_not_allowed" });
    }
  });

  it("tells by OPTIONS what it takes", async () => {
    const { OPTIONS } = await load(address);
    const request = new NextRequest("http://localhost/", { method: "OPTIONS" });
    const response = await OPTIONS(request, { params: Promise.resolve({}) });
    const allowed = response.headers.get("allow")?.split(", ");
    expect(response.status).toBe(204);
    expect(allowed).toEqual(
      expect.arrayContaining([...callsAt(address).map(({ method }) => method), "OPTIONS"]),
    );
    expect(allowed).not.toContain("TRACE");
  });

  it("exports nothing but handlers and settings of the route", async () => {
    const settings = ["dynamic", "runtime", "maxDuration", "preferredRegion", "revalidate"];
    const names = Object.keys(await load(address));
    expect(names.filter((name) => !settings.includes(name)).sort()).toEqual([...methods, "OPTIONS"].sort());
  });
});

it("finds a handler for every call", () => {
  const missing = allCalls.filter((call) => !addresses.includes(addressOf(call)));
  expect(missing.map(({ id, path }) => `${id}: ${path}`)).toEqual([]);
});

it("knows each call by one name, and each address and method by one call", () => {
  expect(new Set(allCalls.map(({ id }) => id)).size).toBe(allCalls.length);
  expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length);
});
