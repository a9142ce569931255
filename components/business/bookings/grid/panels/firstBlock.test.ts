import { describe, expect, it } from "vitest";
import type { GridEntry } from "../model/timetable";
import { firstBlock } from "./firstBlock";

const date = "2026-11-26";
const free = (startMinute: number, endMinute: number): GridEntry => ({
  kind: "free",
  key: `free${startMinute}`,
  isSellable: true,
  startMinute,
  endMinute,
});
const columns = [
  { date, person: { id: "maria" }, entries: [free(720, 765), free(900, 1080)] },
  { date, person: { id: "ali" }, entries: [free(540, 735)] },
];

describe("firstBlock", () => {
  it("is an hour from the place that was pressed, and ends with the free time there", () => {
    const from = (minute: number) => firstBlock({ columns }, { date, minute, staffId: "maria" });
    expect(from(915)).toEqual({ startMinute: 915, endMinute: 975 });
    expect(from(720)).toEqual({ startMinute: 720, endMinute: 765 });
    expect(from(780)).toEqual({ startMinute: 780, endMinute: 840 });
  });

  it("of the whole business ends with the first free time that does", () => {
    expect(firstBlock({ columns }, { date, minute: 720, staffId: null }).endMinute).toBe(735);
  });
});
