import { describe, expect, it } from "vitest";
import { readChoice, withChoice } from "./choiceAddress";

const list = "https://example.test/customer/services?category=frisor&focus=1";

describe("readChoice", () => {
  it("begins with the time, and leaves out what is not one of the values", () => {
    expect(readChoice(new URLSearchParams("step=pay&mode=post"))).toEqual({
      service: null,
      staff: null,
      mode: null,
      day: null,
      start: null,
      step: "when",
    });
  });

  it("reads what withChoice wrote", () => {
    const choice = {
      service: "2",
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
