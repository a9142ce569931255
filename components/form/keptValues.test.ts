import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepValues, takeValues } from "./keptValues";

const under = { name: "profile", owner: "anna@exempel.se" };
const initial = { fullName: "Anna", languages: ["sv"], isActive: true };
const typed = { fullName: "Anna Åberg", languages: ["sv", "en"], isActive: false };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("takeValues", () => {
  it("returns the kept values once", () => {
    keepValues(under, typed);
    expect(takeValues(under, initial)).toEqual(typed);
    expect(takeValues(under, initial)).toBeNull();
  });

  it("returns null for another owner, and drops the values", () => {
    keepValues(under, typed);
    expect(takeValues({ ...under, owner: "bo@exempel.se" }, initial)).toBeNull();
    expect(takeValues(under, initial)).toBeNull();
  });

  it("returns null for another form", () => {
    keepValues(under, typed);
    expect(takeValues({ ...under, name: "service-1" }, initial)).toBeNull();
  });

  it.each([
    [{ fullName: "Anna" }],
    [{ ...typed, languages: "sv" }],
    [{ ...typed, isActive: "yes" }],
    [{ ...typed, fullName: null }],
  ])("returns null when a field is missing or of another type: %j", (values) => {
    keepValues(under, values);
    expect(takeValues(under, initial)).toBeNull();
  });
});
