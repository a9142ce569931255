import { describe, expect, it } from "vitest";
import { dayWords } from "./dayWords";

const nowMs = Date.parse("2026-12-31T23:30:00Z");

describe("dayWords", () => {
  it("names the year where it is not the present one in the business's zone", () => {
    const words = dayWords({ locale: "sv", timeZone: "Europe/Stockholm", nowMs });
    expect(words.short("2027-01-07")).toBe("tors 7\u00a0jan");
    expect(words.short("2026-12-30")).toBe("ons 30\u00a0dec 2026");
    expect(words.long("2031-01-01")).toBe("onsdag 1\u00a0januari 2031");
  });
});
