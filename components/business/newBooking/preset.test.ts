import { describe, expect, it } from "vitest";
import { parsePreset, presetParam } from "./preset";

const staff = "47e1b6a8-64c9-8387-b1a0-a299586270ac";

describe("parsePreset", () => {
  it("reads a day, a time and a person", () => {
    expect(parsePreset({ new: "2026-11-27T14:15", staff })).toEqual({
      date: "2026-11-27",
      startMinute: 855,
      staffId: staff,
    });
    expect(parsePreset({ new: "2026-11-27", staff: "x", client: "x" })).toEqual({ date: "2026-11-27" });
  });

  it("reads a time from which the first free one is wanted", () =>
    expect(parsePreset({ new: "2026-11-27T14:15.." })).toEqual({
      date: "2026-11-27",
      startMinute: 855,
      isFrom: true,
    }));

  it("reads a client", () => {
    expect(parsePreset({ new: "2026-11-27", client: staff })).toEqual({
      date: "2026-11-27",
      clientId: staff,
    });
  });

  it.each([undefined, "", "1", "2026-13-40", "2026-11-27T25"])("answers null for %j", (text) =>
    expect(parsePreset({ new: text })).toBeNull(),
  );

  it("leaves out a time that no clock shows", () =>
    expect(parsePreset({ new: "2026-11-27T24:00" })).toEqual({ date: "2026-11-27" }));
});

describe("presetParam", () => {
  it.each(["2026-11-27", "2026-11-27T09:05", "2026-11-27T09:05.."])("writes %s back", (text) => {
    const preset = parsePreset({ new: text });
    expect(preset && presetParam(preset)).toBe(text);
  });
});
