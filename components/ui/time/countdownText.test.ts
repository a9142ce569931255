import { expect, it } from "vitest";
import { announcementAt, remainingText } from "./countdownText";

it.each([
  [1_800_000, "30:00"],
  [61_000, "1:01"],
  [59_001, "1:00"],
  [1, "0:01"],
  [0, "0:00"],
  [-5_000, "0:00"],
])("%i ms left reads %s", (left, text) => {
  expect(remainingText(left)).toBe(text);
});

it("announces the smallest mark reached", () => {
  const marks = [
    { minutes: 5, text: "five" },
    { minutes: 1, text: "one" },
  ];
  expect(announcementAt(301_000, marks)).toBeNull();
  expect(announcementAt(300_000, marks)).toBe("five");
  expect(announcementAt(60_001, marks)).toBe("five");
  expect(announcementAt(60_000, marks)).toBe("one");
});
