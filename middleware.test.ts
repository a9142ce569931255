import { getRewrittenUrl } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { afterEach, describe, expect, it, vi } from "vitest";

const site = "http://stund.example";

type Middleware = typeof import("./middleware").default;
const loaded = new Map<string, Middleware>();

/** The middleware reads the place of the pages when it is loaded: one for each place. */
async function middlewareAt(base: string): Promise<Middleware> {
  const known = loaded.get(base);
  if (known) return known;
  vi.resetModules();
  vi.stubEnv("CUSTOMER_BASE_PATH", base);
  const { default: middleware } = await import("./middleware");
  loaded.set(base, middleware);
  return middleware;
}

const answerTo = async (base: string, path: string) =>
  (await middlewareAt(base))(new NextRequest(`${site}${path}`));

const locationOf = async (base: string, path: string): Promise<string | null> =>
  (await answerTo(base, path)).headers.get("location");

afterEach(() => vi.unstubAllEnvs());

it("a Link header, when X-Forwarded-Host or Host name another site, does not name it", async () => {
  const { default: middleware } = await import("./middleware");
  const headers = { "X-Forwarded-Host": "evil.example", Host: "evil.example" };
  const { headers: answered } = await middleware(new NextRequest(`${site}/customer/services`, { headers }));
  expect(answered.get("link") ?? "").not.toContain("evil");
});

/**
 * Paths that a browser could read as the address of another site once their beginning is removed or they are decoded.
 */
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
  it.each(paths)("%s is not redirected to another site", async (path) => {
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

  it.each([
    ["/", "/", "/sv/customer"],
    ["/", "/en", "/en/customer"],
    ["/", "/services?q=massage&q=h%C3%A5r", "/sv/customer/services?q=massage&q=h%C3%A5r"],
    ["/", "/en/bookings/1/2", "/en/customer/bookings/1/2"],
    ["/", "/provider/dashboard", "/sv/provider/dashboard"],
    ["/", "/providers/salong-norr", "/sv/customer/providers/salong-norr"],
    ["/kund", "/kund", "/sv/customer"],
    ["/kund", "/kund/services?q=massage", "/sv/customer/services?q=massage"],
    ["/kund", "/en/kund/in/ume%C3%A5", "/en/customer/in/ume%C3%A5"],
    ["/kund", "/kund/in/a%3Fb%23c", "/sv/customer/in/a%3Fb%23c"],
    ["/kund", "/kunder", "/sv/kunder"],
    ["/kund", "/en/provider", null],
    ["/boka/tid", "/en/boka/tid/services", "/en/customer/services"],
    ["/customer", "/customer/services?q=massage", "/sv/customer/services?q=massage"],
    ["/customer", "/en/customer/services", null],
  ])("at %s, %s is rendered at %s", async (base, path, inside) => {
    const answer = await answerTo(base, path);
    expect(answer.headers.get("location")).toBeNull();
    expect(getRewrittenUrl(answer)).toBe(inside === null ? null : `${site}${inside}`);
  });
});
