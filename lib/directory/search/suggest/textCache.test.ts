import { describe, expect, it } from "vitest";
import { textCache } from "./textCache";

describe("textCache", () => {
  it("loads a key once within its life, and again after it", async () => {
    const cache = textCache<number>(100);
    let loads = 0;
    const load = async () => ++loads;
    expect(await cache.get("ma", 1000, load)).toBe(1);
    expect(await cache.get("ma", 1099, load)).toBe(1);
    expect(await cache.get("ma", 1100, load)).toBe(2);
  });

  it("drops the key that was asked for longest ago when it is full", async () => {
    const cache = textCache<string>(100, 2);
    const ask = (key: string, value = key) => cache.get(key, 0, async () => value);
    await ask("a");
    await ask("b");
    await ask("a");
    await ask("c");
    expect(cache.size()).toBe(2);
    expect(await ask("a", "loaded again")).toBe("a");
    expect(await ask("b", "loaded again")).toBe("loaded again");
  });

  it("does not keep what could not be loaded", async () => {
    const cache = textCache<string>(100);
    await expect(cache.get("a", 0, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.get("a", 0, async () => "there")).toBe("there");
  });
});
