import { describe, expect, it } from "vitest";
import { hintCookieName } from "@/lib/identity/sessions/hintCookie";
import { accountHintScript, faceClass } from "./accountHint";

describe("accountHintScript", () => {
  function run(cookie: string): { account?: string } {
    const dataset: { account?: string } = {};
    new Function("document", accountHintScript)({ cookie, documentElement: { dataset } });
    return dataset;
  }

  it("sets the portals whose hint cookie exists", () => {
    const [customer, provider] = [hintCookieName("customer"), hintCookieName("provider")];
    expect(run(`${customer}=1`)).toEqual({ account: "customer" });
    expect(run(`theme=dark; ${provider}=1; x=y`)).toEqual({ account: "provider" });
    expect(run(`${provider}=1; ${customer}=1`)).toEqual({ account: "provider customer" });
  });

  it.each([
    "",
    "theme=dark",
    "stund_customer=",
    "stund_customer=0",
    "xstund_customer=1",
    "a=stund_customer=1",
  ])("sets nothing for guests with %j", (cookies) => {
    expect(run(cookies)).toEqual({});
  });
});

describe("faceClass", () => {
  it("renders both parts with the hint's classes before the page's code has run", () => {
    expect(faceClass("unknown", "customer", "guest")).toBe("hint-customer:hidden");
    expect(faceClass("unknown", "provider", "account")).toBe("unhinted-provider:hidden");
  });

  it("renders one part once the page's code has run", () => {
    expect(faceClass("guest", "customer", "guest")).toBe("");
    expect(faceClass("guest", "customer", "account")).toBeNull();
    for (const state of ["asking", "signedIn"] as const) {
      expect(faceClass(state, "customer", "guest")).toBeNull();
      expect(faceClass(state, "customer", "account")).toBe("");
    }
  });
});
