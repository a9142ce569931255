import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "@/lib/brand";
import { addRecent, forgetRecent, readRecent, removeRecent } from "./recentSearches";

const stored = new Map<string, string>();
const key = `${brand.slug}:searches`;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("recent searches", () => {
  it("are kept newest first, each once whatever its case, and no more than five", () => {
    for (const text of ["a", "b", "c", "B ", "d", "e", "f"]) addRecent(text);
    expect(readRecent()).toEqual(["f", "e", "d", "B", "c"]);
    expect(readRecent()).toHaveLength(5);
  });

  it("of an empty text are none", () => {
    addRecent("   ");
    expect(stored.size).toBe(0);
  });

  it("are removed one by one or all, and leave nothing behind", () => {
    addRecent("a");
    addRecent("b");
    expect(removeRecent("b")).toEqual(["a"]);
    expect(removeRecent("a")).toEqual([]);
    expect(stored.has(key)).toBe(false);
    addRecent("c");
    forgetRecent();
    expect(stored.has(key)).toBe(false);
  });

  it.each(["no JSON", '{"a":1}', "[1,null]"])("read %j as none", (text) => {
    stored.set(key, text);
    expect(readRecent()).toEqual([]);
  });

  it("are none where storage is disabled", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(addRecent("a")).toEqual(["a"]);
    expect(readRecent()).toEqual([]);
  });
});
