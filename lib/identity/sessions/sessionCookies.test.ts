import { beforeAll, describe, expect, it } from "vitest";
import { cookieHeaders, sessionCookieName, signedInCookies, signedOutCookies } from "./sessionCookies";

beforeAll(() => {
  Object.assign(process.env, {
    APP_URL: "https://stund.example",
    APP_SECRET: "a-secret-for-this-test-and-nothing-else",
    DATABASE_URL: "postgresql://127.0.0.1:9/none",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SMTP_URL: "smtp://127.0.0.1:9",
  });
});

const lines = (cookies: Parameters<typeof cookieHeaders>[0]) => cookieHeaders(cookies).getSetCookie();

describe("session cookies over https", () => {
  it("are bound to this host and hidden from scripts; the hint cookie is not", () => {
    expect(lines(signedInCookies("customer", "t.o.k-e_n"))).toEqual([
      "__Host-stund.customer=t.o.k-e_n; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure",
      "stund_customer=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    ]);
  });

  it("are removed under the same names", () => {
    expect(lines(signedOutCookies("provider"))).toEqual([
      "__Host-stund.provider=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure",
      "stund_provider=; Path=/; Max-Age=0; SameSite=Lax; Secure",
    ]);
  });

  it("have names of which neither begins with the other", () => {
    const [customer, provider] = [sessionCookieName("customer"), sessionCookieName("provider")];
    expect(customer.startsWith(provider) || provider.startsWith(customer)).toBe(false);
  });
});
