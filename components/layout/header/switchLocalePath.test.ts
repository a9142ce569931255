import { describe, expect, it } from "vitest";
import { switchLocalePath } from "./switchLocalePath";

const same = { publicBase: "/customer", internalBase: "/customer" };
const moved = { publicBase: "/boka", internalBase: "/customer" };
const root = { publicBase: "", internalBase: "/customer" };

describe("switchLocalePath", () => {
  it.each([
    ["/customer/services", "en", same, "/en/customer/services"],
    ["/en/customer/services", "sv", same, "/customer/services"],
    ["/sv/customer/about", "en", same, "/en/customer/about"],
    ["/en/customer", "en", same, "/en/customer"],
    ["/provider/pricing", "en", same, "/en/provider/pricing"],
    ["/sv/customer/services", "en", moved, "/en/boka/services"],
    ["/boka/services", "en", moved, "/en/boka/services"],
    ["/sv/customer", "sv", root, "/"],
    ["/", "en", root, "/en"],
    ["/sv/customer", "en", root, "/en"],
    ["/en/customerservice", "sv", moved, "/customerservice"],
  ] as const)("%s to %s", (path, to, bases, expected) => {
    expect(switchLocalePath(path, to, bases)).toBe(expected);
  });
});
