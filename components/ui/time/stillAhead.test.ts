import { expect, it } from "vitest";
import { stillAhead } from "./stillAhead";

const times = ["2030-05-02T08:00:00+02:00", "2030-05-02T09:30:00+02:00", "2030-07-01T10:00:00+02:00"];
const at = (instant: string) => Date.parse(instant);

it.each([
  ["before the first", "2030-05-02T07:59:00+02:00", [true, true, true], 60_000],
  [
    "at the first, which cannot be booked any more",
    "2030-05-02T08:00:00+02:00",
    [false, true, true],
    90 * 60_000,
  ],
  ["when none is left", "2030-07-01T10:00:00+02:00", [false, false, false], null],
] as const)("rows go by the clock alone: %s", (_, now, isAhead, lookInMs) => {
  expect(stillAhead(times, at(now))).toEqual({ isAhead, lookInMs });
});

it("looks again before a timer of a browser overflows", () => {
  expect(stillAhead(times, at("2030-05-03T00:00:00+02:00")).lookInMs).toBe(2 ** 31 - 1);
});

it("shows all of them until the page runs, and looks again only then", () => {
  expect(stillAhead(times, Number.NEGATIVE_INFINITY)).toEqual({
    isAhead: [true, true, true],
    lookInMs: null,
  });
});
