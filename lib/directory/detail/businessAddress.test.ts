import { describe, expect, it } from "vitest";
import { businessPath, isNarrowed, readBusinessAddress } from "./businessAddress";

const staff = "0b9f2c1e-6a57-4c58-9f0e-0d8f4b7d2a11";

describe("the address of a business's page", () => {
  it("without parameters, is anybody's next times and the newest reviews, and for search engines", () => {
    const address = readBusinessAddress({});
    expect(address).toEqual({
      staff: null,
      day: null,
      reviews: { order: "newest", stars: null, text: "", page: 1 },
    });
    expect(isNarrowed(address)).toBe(false);
    expect(businessPath("salong", address)).toBe("/customer/providers/salong");
  });

  it("is the same after reading and writing, and changes in the part that is asked for alone", () => {
    const query = { staff, day: "2026-11-28", sort: "lowest", stars: "4", rq: "fint bemött", page: "3" };
    const address = readBusinessAddress(query);
    const path = new URL(businessPath("salong", address), "http://localhost");
    expect(Object.fromEntries(path.searchParams)).toEqual(query);
    const changed = new URL(
      businessPath("salong", address, { reviews: { stars: null, page: 1 } }),
      "http://localhost",
    );
    expect(Object.fromEntries(changed.searchParams)).toEqual({
      staff,
      day: "2026-11-28",
      sort: "lowest",
      rq: "fint bemött",
    });
  });

  it.each([
    ["staff", staff],
    ["day", "2026-11-28"],
    ["sort", "highest"],
    ["stars", "5"],
    ["rq", "bra"],
    ["page", "2"],
  ])("with %s, is not for search engines", (name, value) => {
    expect(isNarrowed(readBusinessAddress({ [name]: value }))).toBe(true);
  });

  it("passes over values that are none", () => {
    const query = { staff: "' OR 1=1", sort: "oldest", stars: "6", rq: "\u0000 \n", page: "-1" };
    expect(readBusinessAddress(query)).toEqual(readBusinessAddress({}));
  });

  it("cuts a search off after a hundred characters", () => {
    expect(readBusinessAddress({ rq: "a".repeat(101) }).reviews.text).toHaveLength(100);
  });
});
