import { describe, expect, it } from "vitest";
import { networkOf } from "./network";

describe("networkOf", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["::FFFF:c633:6407", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0::/56"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:0::/56"],
    ["2001:db8::1", "2001:db8:0:0::/56"],
    ["fe80::1%eth0", "fe80:0:0:0::/56"],
    ["::1", "0:0:0:0::/56"],
    ["unknown", "unknown"],
    ["", ""],
  ])("counts %s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is the same for all addresses of one /56, and another one for the next", () => {
    expect(networkOf("2001:db8:1:12ff:ffff::1")).toBe(networkOf("2001:db8:1:1200::2"));
    expect(networkOf("2001:db8:1:1300::1")).not.toBe(networkOf("2001:db8:1:12ff::1"));
  });
});
