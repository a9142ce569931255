import { describe, expect, it } from "vitest";
import { readChoice, withChoice, withService } from "./choiceAddress";

const list = "https://example.test/customer/services?category=frisor&focus=1";

describe("readChoice", () => {
  it("begins with the time, and leaves out what is not one of the values", () => {
    expect(readChoice(new URLSearchParams("step=pay&mode=post"))).toEqual({
      staff: null,
      mode: null,
      day: null,
      start: null,
      step: "when",
    });
  });

  it("reads what withChoice wrote", () => {
    const choice = {
      staff: "3",
      mode: "digital",
      day: "2026-11-24",
      start: "2026-11-24T13:15:00.000Z",
      step: "details",
    } as const;
    expect(readChoice(new URL(withChoice(list, choice), list).searchParams)).toEqual(choice);
  });
});

describe("withChoice", () => {
  it("keeps the rest of the address and what is not changed", () => {
    const chosen = withChoice(list, { start: "2026-11-24T13:15:00.000Z", staff: "3" });
    expect(withChoice(new URL(chosen, list).href, { staff: null, step: "details" })).toBe(
      "/customer/services?category=frisor&focus=1&start=2026-11-24T13%3A15%3A00.000Z&step=details",
    );
  });

  it("names the first step by naming none", () => {
    expect(withChoice(`${list}&step=details`, { step: "when" })).toBe(
      "/customer/services?category=frisor&focus=1",
    );
  });
});

describe("withService", () => {
  const other = { id: "2", slug: "farg-2" };
  const choice = "staff=3&mode=digital&start=2026-11-24T13%3A15%3A00.000Z";

  it("opens the service in the drawer, with day, person and format, and without the time", () => {
    expect(withService(`${list}&${choice}`, other, "2026-11-24")).toBe(
      "/customer/services?category=frisor&focus=2&staff=3&mode=digital&day=2026-11-24",
    );
  });

  it("opens the service's own page where no drawer is open", () => {
    const page = "https://example.test/en/customer/services/klippning-1";
    expect(withService(`${page}?staff=3#book`, other, undefined)).toBe(
      "/en/customer/services/farg-2?staff=3#book",
    );
  });
});
