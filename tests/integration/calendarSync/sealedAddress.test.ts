import { describe, expect, it } from "vitest";
import { openAddress, sealAddress } from "@/lib/calendarSync/busy/sealedAddress";

const address = "https://calendar.google.com/private-0123/basic.ics";

describe("a sealed address", () => {
  it("is opened for the person it was sealed for, and differs each time", () => {
    const sealed = sealAddress(address, "anna");
    expect(openAddress(sealed, "anna")).toBe(address);
    expect(sealed.toString("latin1")).not.toContain("google");
    expect(sealAddress(address, "anna").equals(sealed)).toBe(false);
  });

  it("is not opened for somebody else, nor when it was changed or cut", () => {
    const sealed = sealAddress(address, "anna");
    expect(openAddress(sealed, "sam")).toBeNull();
    const changed = Buffer.from(sealed);
    changed[30] = (changed[30] ?? 0) ^ 1;
    expect(openAddress(changed, "anna")).toBeNull();
    expect(openAddress(sealed.subarray(0, 20), "anna")).toBeNull();
    expect(openAddress(Buffer.alloc(0), "anna")).toBeNull();
  });
});
