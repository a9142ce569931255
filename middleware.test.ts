import { NextRequest } from "next/server";
import { afterEach, describe, expect, it, vi } from "vitest";

const site = "http://stund.example";

async function locationOf(base: string, path: string): Promise<string | null> {
  vi.resetModules();
  vi.stubEnv("CUSTOMER_BASE_PATH", base);
  const { default: middleware } = await import("./middleware");
  const { headers } = await middleware(new NextRequest(`${site}${path}`));
  return headers.get("location");
}

afterEach(() => vi.unstubAllEnvs());

it("links to no host that a request only claims to come by", async () => {
  const { default: middleware } = await import("./middleware");
  const headers = { "X-Forwarded-Host": "evil.example", Host: "evil.example" };
  const { headers: answered } = await middleware(new NextRequest(`${site}/customer/services`, { headers }));
  expect(answered.get("link") ?? "").not.toContain("evil");
});

/** What could be read as the address of another site once its beginning is taken off, or decoded. */
const hosts = [
  "//evil.example",
  "/%2Fevil%2Eexample/x",
  "/%2F1249763844",
  "%2F%2Fevil%2Eexample",
  "/%5Cevil%2Eexample",
  "%5C%5Cevil%2Eexample",
  "/%2F%2Fevil%2Eexample",
  "/%252F%252Fevil%252Eexample",
  "/%09/evil%2Eexample",
  "/%0d%0aLocation:%20//evil%2Eexample",
  "/..%2F%2Fevil%2Eexample",
  "/%E2%88%95%E2%88%95evil%2Eexample",
  "/@evil%2Eexample",
  "/%2F%40evil%2Eexample",
];
const beginnings = ["", "/customer", "/en", "/sv", "/en/customer", "/kund", "/provider"];
const paths = beginnings
  .flatMap((start) => hosts.map((host) => `${start}${host}`))
  .filter((path) => path.startsWith("/"));

describe.each(["/", "/kund", "/customer"])("with the customers' pages at %s", (base) => {
  it.each(paths)("%s stays here", async (path) => {
    const location = await locationOf(base, path);
    if (location !== null) expect(new URL(location, site).origin).toBe(site);
  });
});

describe("the places of the pages in app/", () => {
  it.each([
    ["/", "/customer/services?q=massage", "/services?q=massage"],
    ["/", "/en/customer", "/en"],
    ["/kund", "/customer/services", "/kund/services"],
    ["/kund", "/", "/kund"],
    ["/customer", "/en", "/en/customer"],
  ])("at %s, %s leads to %s", async (base, path, target) => {
    expect(await locationOf(base, path)).toBe(`${site}${target}`);
  });
});
