import { describe, expect, it } from "vitest";
import { readableAddress } from "./unreadableRequests";

const tree = (value: unknown) => ({ "next-router-state-tree": encodeURIComponent(JSON.stringify(value)) });

describe("readableAddress", () => {
  it.each([
    "/services/v1/%FF",
    "/auth/v1/sessions/%C3%28",
    "/og/sv/provider/%FF.png",
    "/%FF.txt?a=%FF",
    "/api/%",
  ])("of %s, which does not decode, is that of an unknown call", (address) => {
    expect(readableAddress(address, {})).toBe("/api/unknown");
  });

  it.each(["/services/v1/%C3%A5?q=%FF", "/customer/%FF", "/customer?q=%FF", "/", "*"])(
    "of %s is its own",
    (address) => {
      expect(readableAddress(address, {})).toBe(address);
    },
  );

  it("of a page is its own when the tree is in the form of Next's links", () => {
    const told = ["", { children: [["locale", "sv", "d"], { children: ["customer", {}] }, null, null, 16] }];
    expect(readableAddress("/customer", tree(told))).toBe("/customer");
  });

  it.each(["%", "x", "null", "{}", "[]", "[1]", '["",{"children":1}]', '["",[]]', "%22x%22"])(
    "of a page whose tree is %s is an unreadable one",
    (header) => {
      expect(readableAddress("/customer/nope", { "next-router-state-tree": header })).toBe("/%");
    },
  );
});
