import { describe, expect, it } from "vitest";
import { proposedStart } from "./minutes";

describe("proposedStart", () => {
  it("is the start of a stretch that is shorter than two visits, wherever it is pressed", () => {
    const gap = { startMinute: 600, endMinute: 645 };
    expect([0, 0.5, 0.99].map((share) => proposedStart(gap, share))).toEqual([600, 600, 600]);
  });

  it("is the quarter under the press in a longer one, and its start within the first quarter of an hour", () => {
    const gap = { startMinute: 605, endMinute: 725 };
    expect([0.1, 0.13, 0.5, 1].map((share) => proposedStart(gap, share))).toEqual([605, 615, 660, 720]);
  });
});
