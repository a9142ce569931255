import { expect, it } from "vitest";
import { serviceLimits } from "./serviceLimits";

it.each(["sv", "en"] as const)("the limits of a service have no comma between thousands, in %s", (locale) => {
  expect(serviceLimits(locale)).toEqual({
    smallest: "3\u00a0kr",
    largest: "999\u00a0999\u00a0kr",
    longest: "1440",
    widest: "480",
  });
});
