import { describe, expect, test } from "vitest";
import { placeInLanes } from "./lanes";

const span = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });
const lanesOf = (...spans: ReturnType<typeof span>[]) =>
  placeInLanes(spans).map(({ item, lane, lanes }) => [item.startMinute, lane, lanes]);

describe("placeInLanes", () => {
  test("gives consecutive spans one lane", () => {
    expect(lanesOf(span(540, 570), span(570, 600))).toEqual([
      [540, 0, 1],
      [570, 0, 1],
    ]);
  });

  test("gives overlapping spans a lane each", () => {
    expect(lanesOf(span(540, 600), span(555, 585))).toEqual([
      [540, 0, 2],
      [555, 1, 2],
    ]);
  });

  test("reuses a free lane within a group and keeps the group's number of lanes", () => {
    expect(lanesOf(span(540, 660), span(540, 570), span(570, 600))).toEqual([
      [540, 0, 2],
      [540, 1, 2],
      [570, 1, 2],
    ]);
  });

  test("counts the lanes of separate groups separately", () => {
    expect(lanesOf(span(540, 600), span(550, 560), span(600, 630))).toEqual([
      [540, 0, 2],
      [550, 1, 2],
      [600, 0, 1],
    ]);
  });
});
