import { describe, expect, it } from "vitest";
import { isAllowedOrigin } from "./origin";

const isAllowed = (headers: Record<string, string>, appUrl = "https://stund.example") =>
  isAllowedOrigin(new Request("http://server.internal/auth/v1/login", { method: "POST", headers }), appUrl);

describe("where a change may come from", () => {
  it("is the site itself, also by another name of the server", () => {
    expect(isAllowed({ origin: "https://stund.example" })).toBe(true);
    expect(isAllowed({ origin: "https://www.stund.example", host: "www.stund.example" })).toBe(true);
    expect(
      isAllowed({ origin: "http://127.0.0.1:8081", host: "127.0.0.1:8081" }, "http://localhost:8081"),
    ).toBe(true);
  });

  it("is whoever is no browser", () => {
    expect(isAllowed({})).toBe(true);
    expect(isAllowed({ "sec-fetch-site": "cross-site" })).toBe(false);
  });

  it.each(["null", "", "https://elsewhere.example", "https://stund.example.elsewhere.example", "file://"])(
    "is not %j",
    (origin) => expect(isAllowed({ origin, host: "stund.example" })).toBe(false),
  );

  it("is not the same name over an unsafe connection, where the site has a safe one", () => {
    expect(isAllowed({ origin: "http://stund.example", host: "stund.example" })).toBe(false);
  });
});
