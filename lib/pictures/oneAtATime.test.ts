import { describe, expect, it } from "vitest";
import { oneAtATime } from "./oneAtATime";

/** A task that ends when it is told to. */
function task() {
  let end: (value: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

describe("oneAtATime", () => {
  it("begins a task when the one before has ended, also when that failed", async () => {
    const first = task();
    const begun: string[] = [];
    const one = oneAtATime(first.run);
    const two = oneAtATime(async () => {
      begun.push("two");
      throw new Error("broken");
    });
    const three = oneAtATime(async () => begun.push("three"));
    expect(begun).toEqual([]);
    first.end("done");
    expect(await one).toBe("done");
    await expect(two).rejects.toThrow("broken");
    await three;
    expect(begun).toEqual(["two", "three"]);
  });

  it("refuses more than sixteen, and takes new ones when there is room", async () => {
    const first = task();
    const waiting = [
      oneAtATime(first.run),
      ...Array.from({ length: 15 }, () => oneAtATime(async () => "later")),
    ];
    await expect(oneAtATime(async () => "too many")).rejects.toMatchObject({ code: "unavailable" });
    first.end("done");
    await Promise.all(waiting);
    expect(await oneAtATime(async () => "again")).toBe("again");
  });
});
