import { describe, expect, test } from "vitest";
import type { GridColumn } from "../model/timetable";
import { hidden, shownLanes } from "./shownLanes";

const columnsOf = (...ids: string[]): GridColumn[] =>
  ids.map((id) => ({
    key: id,
    date: "2026-11-23",
    person: { id, name: id, colour: "green", is_active: true, service_ids: null, days: [] },
    day: {
      date: "2026-11-23",
      open_minute: 540,
      close_minute: 1020,
      lunches: [],
      ribbon: [],
      open_minutes: 480,
      booked_minutes: 0,
      free_minutes: 480,
    },
    entries: [],
    hidden: [],
    elsewhere: [],
  }));

const few = columnsOf("a", "b", "c");
const many = columnsOf("a", "b", "c", "d");

describe("shownLanes", () => {
  test.each([
    ["somebody who works alone", columnsOf("a"), null, "alone"],
    ["a few, without a choice", few, null, "aloneOnPhones"],
    ["a few, all chosen", few, [], "all"],
    ["many, without a choice", many, null, "board"],
    ["many, all chosen", many, [], "board"],
    ["one of many", many, ["c"], "alone"],
    ["some of many", many, ["b", "d"], "all"],
    ["nobody who works here", many, ["x"], "board"],
  ] as const)("of %s", (_who, columns, chosen, width) => {
    expect(shownLanes(columns, chosen).width).toBe(width);
  });

  test("hides the lanes of those who were not chosen", () => {
    const shown = shownLanes(many, ["b", "d"]);
    expect(["a", "b", "c", "d"].map((id) => hidden(shown, id))).toEqual([
      "hidden",
      undefined,
      "hidden",
      undefined,
    ]);
  });
});
