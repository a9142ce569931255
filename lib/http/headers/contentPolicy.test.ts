import { describe, expect, it } from "vitest";
import { contentPolicy, type PolicyOf, type PolicySite } from "./contentPolicy";

const demo: PolicySite = {
  appUrl: "http://localhost:8081",
  paymentPages: "http://127.0.0.1:8082/",
  hasStripeScript: false,
  hasMaps: false,
  isDevelopment: false,
};
const real: PolicySite = { ...demo, paymentPages: null, hasStripeScript: true };
const page: PolicyOf = { inlineScripts: ["'nonce-abc'"], isPaying: false };

const directives = (site: PolicySite, of: PolicyOf = page): Record<string, string> =>
  Object.fromEntries(
    contentPolicy(site, of)
      .split("; ")
      .map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1).join(" ")]),
  );

describe("the content policy", () => {
  it("allows the site's files and the named inline scripts, and no eval", () => {
    for (const site of [demo, real, { ...real, hasMaps: true }]) {
      expect(directives(site)["script-src"]).toBe("'self' 'nonce-abc'");
      expect(directives(site)["base-uri"]).toBe("'none'");
      expect(directives(site)["img-src"]).toBe("'self' data: blob: https:");
    }
  });

  it("names Stripe, or the host set in its place, in form-action and frame-src", () => {
    expect(directives(demo)["form-action"]).toBe("'self' http://127.0.0.1:8082");
    expect(directives(demo)["frame-src"]).toBe("http://127.0.0.1:8082");
    expect(directives(real)["form-action"]).toContain("https://checkout.stripe.com");
    expect(directives(real)["frame-src"]).toContain("https://js.stripe.com");
  });

  it("lets Stripe.js run where a payment starts and a key is set, and nowhere else", () => {
    const paying = { ...page, isPaying: true };
    expect(directives(real, paying)["script-src"]).toBe(
      "'self' 'nonce-abc' https://js.stripe.com https://*.js.stripe.com",
    );
    expect(directives(real, paying)["connect-src"]).toBe("'self' https://api.stripe.com");
    expect(directives({ ...real, hasStripeScript: false }, paying)["script-src"]).toBe("'self' 'nonce-abc'");
    expect(directives(real)["connect-src"]).toBe("'self'");
  });

  it("names the maps host in frame-src when a key for it is set", () => {
    expect(directives(real)["frame-src"]).not.toContain("google");
    expect(directives({ ...real, hasMaps: true })["frame-src"]).toContain("https://www.google.com");
  });

  it("allows eval and any inline script only in development", () => {
    expect(contentPolicy(demo, page)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(directives({ ...demo, isDevelopment: true })["script-src"]).toBe(
      "'self' 'unsafe-inline' 'unsafe-eval'",
    );
  });
});
