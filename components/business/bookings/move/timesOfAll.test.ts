import { describe, expect, it } from "vitest";
import { timesOfAll } from "./timesOfAll";

const [nine, ten, next] = [
  "2026-11-26T09:00:00.000Z",
  "2026-11-26T10:00:00.000Z",
  "2026-11-27T09:00:00.000Z",
];
const maria = { staffId: "maria", times: [{ date: "2026-11-27", startTimes: [next] }] };
const ali = {
  staffId: "ali",
  times: [
    { date: "2026-11-26", startTimes: [ten, nine] },
    { date: "2026-11-27", startTimes: [next] },
  ],
};

describe("the times of several people", () => {
  it("are those of any of them, each once and in order", () => {
    expect(timesOfAll([maria, ali]).times).toEqual([
      { date: "2026-11-26", startTimes: [nine, ten] },
      { date: "2026-11-27", startTimes: [next] },
    ]);
  });

  it("name who is free, of several the one listed first", () => {
    expect([...timesOfAll([maria, ali]).freeAt]).toEqual([
      [next, "maria"],
      [ten, "ali"],
      [nine, "ali"],
    ]);
  });
});
