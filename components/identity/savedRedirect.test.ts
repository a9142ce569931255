import { describe, expect, it } from "vitest";
import { redirectPathOf } from "./savedRedirect";

describe("redirectPathOf", () => {
  const origin = "https://stund.example";

  it.each([
    ["/customer/bookings?when=past", "/customer/bookings?when=past"],
    ["https://stund.example/en/customer#x", "/en/customer#x"],
  ])("accepts %s", (saved, path) => {
    expect(redirectPathOf(saved, origin)).toBe(path);
  });

  it.each([
    null,
    "",
    "https://stund.example",
    "https://stund.example.evil.com/",
    "https://stund.example@evil.com/",
    "https://evil.com/https://stund.example/",
    "//evil.com",
    "https://stund.example//evil.com",
    "javascript:alert(1)",
    "http://stund.example/",
  ])("refuses %s", (saved) => {
    expect(redirectPathOf(saved, origin)).toBeNull();
  });
});
