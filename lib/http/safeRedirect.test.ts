import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeRedirectPath } from "./safeRedirect";

const hosts = ["evil.com", "evil.com:443/path", "user:pass@evil.com", "127.0.0.1", "[::1]", "evil.com?x=1#y"];

/** Ways to write another host so that a careless check reads it as a path. `H` is the host. */
const disguises = [
  "//H",
  "///H",
  "////H",
  "/\\H",
  "\\/H",
  "\\\\H",
  "/\\/H",
  "//\\H",
  "/\\\\H",
  "http://H",
  "https://H",
  "HTTPS://H",
  "https:H",
  "https:/H",
  "https:///H",
  "/\t/H",
  "/\n/H",
  "/\r/H",
  "/\u0000/H",
  "/ /H",
  " //H",
  "\t//H",
  "/%09/H",
  "/%0A/H",
  "/%0d%0a/H",
  "/%00/H",
  "/%2FH",
  "/%2f%2fH",
  "/%5CH",
  "/%5c%5cH",
  "/%252FH",
  "/%255C%255CH",
  "/%25252525252fH",
  "/.//H",
  "/..//H",
  "/x/..//H",
  "/x/../..//H",
  "/%2e%2e//H",
  "/%2e//H",
  "/./\\H",
  "/x//H",
  "/\u2215H",
  "/\u2044H",
  "/\uff0fH",
  "/\uff3cH",
  "/\u29f8H",
  "/\u200b/H",
  "/\u2028/H",
  "/\u202e/H",
  "/\ufeff/H",
  "/%EF%BC%8FH",
  "/%E2%88%95H",
  "/%c0%af/H",
  "//%0aH",
  "/;//H",
  "//H/..",
];

/** Targets that are no links of this site for other reasons. */
const others = [
  "",
  " ",
  "evil.com",
  "evil.com/customer",
  "customer",
  "customer/bookings",
  "./customer",
  "../customer",
  "?redirectTo=/customer",
  "#customer",
  "@evil.com",
  ":80",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://evil.com/1",
  "mailto:a@evil.com",
  "about:blank",
  "ftp://evil.com",
  "ws://evil.com",
  "view-source:https://evil.com",
  "/customer\r\nLocation: https://evil.com",
  "/customer\nSet-Cookie: a=b",
  "/customer%0d%0aSet-Cookie:%20a=b",
  "/customer%0aLocation:%20//evil.com",
  "/customer?a=\r\nX: y",
  "/customer\u0000",
  "/customer\u007f",
  "/customer\u0085",
  "/\ud800",
  "/%",
  "/%zz",
  "/%e0%a4%a",
  `/${"a".repeat(2_000)}`,
  "/auth/v1/logout",
  "/Auth/v1/logout?role=customer",
  "/%61uth/v1/logout",
  "/customer/../auth/v1/logout",
  "/api/auth/signout",
  "/api",
  "/customers/me/export",
  "/payments/checkout-sessions",
];

const hostile = [
  ...disguises.flatMap((disguise) => hosts.map((host) => disguise.replaceAll("H", host))),
  ...others,
];

const origin = "https://stund.example";

/** What a browser makes of a `Location` header or of `location.assign`. */
const originOf = (target: string) => new URL(target, `${origin}/en/customer/auth`).origin;

describe("safeRedirectPath", () => {
  it("is tested with more than 300 hostile values", () => {
    expect(new Set(hostile).size).toBeGreaterThan(300);
  });

  it.each(hostile.map((value) => [JSON.stringify(value), value]))("refuses %s", (_name, value) => {
    expect(safeRedirectPath(value)).toBeNull();
  });

  it.each([null, undefined, 0, 1, true, {}, [], ["/customer"], { toString: () => "/customer" }, Symbol("/")])(
    "refuses a value that is no text",
    (value) => {
      expect(safeRedirectPath(value)).toBeNull();
    },
  );

  it.each([
    "/",
    "/customer",
    "/en/customer/services?q=h%C3%A5r+klipp&city=Ume%C3%A5&sort=price_asc",
    "/customer/services?focus=8d6f0b53-8a53-4a7e-9d38-8f8e4f3d1f11#times",
    "/provider/bookings?booking=8d6f0b53&view=week",
    "/customer/providers/salong-%C3%B6stermalm",
    "/customer/services?q=//&back=https%3A%2F%2Fexample.com",
    "/customer/bookings/1?token=abc-_123",
  ])("returns %s unchanged", (value) => {
    expect(safeRedirectPath(value)).toBe(value);
  });

  it("resolves dots and writes letters as an address has them", () => {
    expect(safeRedirectPath("/customer/../provider/./dashboard")).toBe("/provider/dashboard");
    expect(safeRedirectPath("/customer/företag?q=å")).toBe("/customer/f%C3%B6retag?q=%C3%A5");
  });

  it("never returns a path that leaves the site", () => {
    const pieces = fc.constantFrom(
      ...[
        "/",
        "\\",
        "//",
        ".",
        "..",
        "%2f",
        "%5C",
        "%09",
        "%00",
        "\t",
        "\n",
        " ",
        "@",
        ":",
        "#",
        "?",
        "evil.com",
        "https:",
        "%25",
        "\uff0f",
        "å",
      ],
    );
    const parts = fc.array(pieces, { maxLength: 12 }).map((some) => some.join(""));
    // Any code points, halves of pairs among them. `unit: "binary"` and `webUrl` first make a table of all, in seconds.
    const anything = fc.array(fc.nat({ max: 0x10_ff_ff })).map((points) => String.fromCodePoint(...points));
    const target = fc.oneof(
      fc.string(),
      anything,
      parts,
      parts.map((path) => `/${path}`),
      fc
        .tuple(fc.constantFrom("http", "https"), fc.domain(), parts)
        .map(([scheme, host, path]) => `${scheme}://${host}/${path}`),
    );
    fc.assert(
      fc.property(target, (value) => {
        const path = safeRedirectPath(value);
        if (path === null) return;
        expect(originOf(path)).toBe(origin);
        expect(originOf(decodeURIComponent(path.split(/[?#]/u)[0] ?? ""))).toBe(origin);
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/u);
        // Checking twice changes nothing: what came out may go in again.
        expect(safeRedirectPath(path)).toBe(path);
      }),
      { numRuns: 1_500 },
    );
  });
});
