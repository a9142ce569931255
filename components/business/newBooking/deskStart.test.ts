import { describe, expect, it } from "vitest";
import { suggested, whenOf } from "./deskStart";

const timeZone = "Europe/Stockholm";
const date = "2026-11-27";
const at = (clock: string, day = date) => Date.parse(`${day}T${clock}:00+01:00`);
const free = (clock: string, day = date) => ({
  start_time: new Date(at(clock, day)).toISOString(),
  staff_id: "47e1b6a8-64c9-8387-b1a0-a299586270ac",
});
const asked = (refusal: "taken" | "closed" | null, alternatives: ReturnType<typeof free>[] = []) => ({
  start_time: new Date(at("13:07")).toISOString(),
  end_time: new Date(at("13:37")).toISOString(),
  staff_ids: [],
  refusal,
  can_overrule: false,
  in_the_way: [],
  alternatives,
});

describe("whenOf", () => {
  it("takes a place that was pressed as it is, and looks for a time from a day or a time on", () => {
    expect(whenOf({ date, startMinute: 787 }, timeZone)).toEqual({ date, startMs: at("13:07") });
    expect(whenOf({ date, startMinute: 787, isFrom: true }, timeZone)).toEqual({
      date,
      startMs: null,
      suggestFromMs: at("13:07"),
    });
    expect(whenOf({ date }, timeZone)).toEqual({ date, startMs: null, suggestFromMs: at("00:00") });
  });
});

describe("suggested", () => {
  const when = { date, startMs: null, suggestFromMs: at("13:07") };

  it("is the first free start that is not earlier than the wanted time", () => {
    const preview = {
      dates: [asked("taken")],
      free: ["09:00", "13:00", "14:15", "15:00"].map((each) => free(each)),
    };
    expect(suggested(when, preview, timeZone)).toEqual({ ...when, startMs: at("14:15") });
  });

  it("is of a later day, where the day has nothing left", () => {
    const preview = { dates: [asked("closed", [free("09:00", "2026-11-30")])], free: [free("09:00")] };
    expect(suggested(when, preview, timeZone)).toEqual({
      ...when,
      date: "2026-11-30",
      startMs: at("09:00", "2026-11-30"),
    });
  });

  it("is the wanted time itself, where it fits after the last start that is offered", () => {
    expect(suggested(when, { dates: [asked(null)], free: [free("13:00")] }, timeZone)).toEqual({
      ...when,
      startMs: at("13:07"),
    });
  });

  it("is none, and none is looked for any more, where nothing is free for two weeks", () => {
    expect(suggested(when, { dates: [asked("closed")], free: [] }, timeZone)).toEqual({
      date,
      startMs: null,
    });
  });
});
