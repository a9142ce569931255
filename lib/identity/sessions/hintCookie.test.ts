import { describe, expect, it } from "vitest";
import { hasHint } from "./hintCookie";

describe("hasHint", () => {
  it("finds the portal's own hint among other cookies", () => {
    expect(hasHint("theme=dark; stund_customer=1; x=y", "customer")).toBe(true);
    expect(hasHint("stund_provider=1", "provider")).toBe(true);
  });

  it.each([
    "",
    "stund_provider=1",
    "xstund_customer=1",
    "stund_customer=",
    "stund_customer=0",
    "a=stund_customer=1",
  ])("finds none in %j", (cookies) => {
    expect(hasHint(cookies, "customer")).toBe(false);
  });
});
