import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { basePathOf } from "./basePath";

describe("basePathOf", () => {
  it.each([
    [undefined, "/customer"],
    ["", "/customer"],
    ["/", ""],
    ["/customer", "/customer"],
    ["kund", "/kund"],
    ["/kund/", "/kund"],
    ["/boka/tid", "/boka/tid"],
  ])("reads %j as %j", (setting, base) => {
    expect(basePathOf(setting)).toBe(base);
  });

  it.each([
    "/kund?x",
    "/Kund",
    "/å",
    "//x//y",
    "/api",
    "/provider",
    "/provider/x",
    "/en",
    "/sv/kund",
    "/payments",
    "/catalog",
    "/policies/x",
    "/customer/portal",
  ])("refuses %j, naming the setting", (setting) => {
    expect(() => basePathOf(setting)).toThrow(/^CUSTOMER_BASE_PATH /);
  });
});

describe("with the customer portal at the root", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv("CUSTOMER_BASE_PATH", "/");
  });
  afterEach(() => vi.unstubAllEnvs());

  it("addresses have no base", async () => {
    const { customerPaths } = await import("./paths");
    expect(customerPaths.home()).toBe("/");
    expect(customerPaths.services({ q: "massage" })).toBe("/services?q=massage");
  });
});
