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
  it("gives back what was kept, once", () => {
    keepValues(under, typed);
    expect(takeValues(under, initial)).toEqual(typed);
    expect(takeValues(under, initial)).toBeNull();
  });

  it("gives nothing to somebody else, and keeps it for nobody", () => {
    keepValues(under, typed);
    expect(takeValues({ ...under, owner: "bo@exempel.se" }, initial)).toBeNull();
    expect(takeValues(under, initial)).toBeNull();
  });

  it("gives nothing of another form", () => {
    keepValues(under, typed);
    expect(takeValues({ ...under, name: "service-1" }, initial)).toBeNull();
  });

  it.each([
    [{ fullName: "Anna" }],
    [{ ...typed, languages: "sv" }],
    [{ ...typed, isActive: "yes" }],
    [{ ...typed, fullName: null }],
  ])("gives nothing where a field is missing or of another kind: %j", (values) => {
    keepValues(under, values);
    expect(takeValues(under, initial)).toBeNull();
  });
});
