import { afterEach, describe, expect, it, vi } from "vitest";
import { afterSignIn } from "./afterSignIn";

describe("afterSignIn", () => {
  it("is the portal's start without a valid page to return to", () => {
    expect(afterSignIn("customer", "sv", undefined)).toBe("/customer");
    expect(afterSignIn("customer", "en", null)).toBe("/en/customer");
    expect(afterSignIn("provider", "sv", "")).toBe("/provider/dashboard");
    expect(afterSignIn("provider", "en", "https://evil.com")).toBe("/en/provider/dashboard");
  });

  it("is the page that the person came from, in the language of the sign-in page", () => {
    const path = "/customer/services?focus=1&q=a%20b";
    expect(afterSignIn("customer", "sv", path)).toBe(path);
    expect(afterSignIn("customer", "en", path)).toBe(`/en${path}`);
    expect(afterSignIn("provider", "en", "/provider/bookings?booking=8")).toBe(
      "/en/provider/bookings?booking=8",
    );
  });

  it("leaves addresses that have a language, or belong to no portal, as they are", () => {
    expect(afterSignIn("customer", "sv", "/en/customer/bookings")).toBe("/en/customer/bookings");
    expect(afterSignIn("customer", "en", "/en/customer/bookings")).toBe("/en/customer/bookings");
    expect(afterSignIn("customer", "en", "/api/docs")).toBe("/api/docs");
    expect(afterSignIn("customer", "en", "/customers")).toBe("/customers");
  });
});

describe("afterSignIn with the customer portal at the root", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("keeps the language of the sign-in page", async () => {
    vi.resetModules();
    vi.stubEnv("CUSTOMER_BASE_PATH", "/");
    const { afterSignIn: toPage } = await import("./afterSignIn");
    expect(toPage("customer", "en", "/services?focus=1")).toBe("/en/services?focus=1");
    expect(toPage("customer", "en", "/")).toBe("/en");
    expect(toPage("customer", "en", "/en/services")).toBe("/en/services");
    expect(toPage("customer", "en", "/api/docs")).toBe("/api/docs");
    expect(toPage("customer", "sv", "/en/services")).toBe("/en/services");
    expect(toPage("customer", "sv", "/services")).toBe("/services");
  });
});
