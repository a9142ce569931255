import { describe, expect, it } from "vitest";
import { isAllowedOrigin } from "./origin";

const site = "https://stund.example";
const isAllowed = (headers: Record<string, string>, appUrl = site) =>
  isAllowedOrigin({ headers: new Headers(headers) }, appUrl);

describe("where a change may come from", () => {
  it("is the site itself", () => {
    expect(isAllowed({ origin: site })).toBe(true);
    expect(isAllowed({ origin: "https://stund.example:8443" }, "https://stund.example:8443/")).toBe(true);
  });

  it.each(["http://localhost:8081", "http://127.0.0.1:8081", "http://[::1]:8081"])(
    "is %s, where the site is reached at this machine alone",
    (origin) => {
      expect(isAllowed({ origin }, "http://localhost:8081")).toBe(true);
      expect(isAllowed({ origin }, "http://127.0.0.1:8081")).toBe(true);
      expect(isAllowed({ origin }, "http://localhost:8082")).toBe(false);
      expect(isAllowed({ origin }, "https://localhost:8081")).toBe(false);
      expect(isAllowed({ origin })).toBe(false);
    },
  );

  it("is allowed without Origin, unless Sec-Fetch-Site says cross-site", () => {
    expect(isAllowed({})).toBe(true);
    expect(isAllowed({ "sec-fetch-site": "cross-site" })).toBe(false);
  });

  it.each([
    "null",
    "",
    "https://elsewhere.example",
    "https://stund.example.elsewhere.example",
    "http://stund.example",
    "https://stund.example:8443",
    "https://www.stund.example",
    "file://",
    "http://localhost.elsewhere.example:8081",
    "http://127.0.0.1.elsewhere.example:8081",
    "http://127.0.0.2:8081",
  ])("is not %j, whatever host the request claims to have come to", (origin) => {
    const host = URL.parse(origin)?.host ?? "stund.example";
    for (const appUrl of [site, "http://localhost:8081"])
      expect(isAllowed({ origin, host, "x-forwarded-host": host }, appUrl)).toBe(false);
  });
});
