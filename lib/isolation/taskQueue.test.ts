import { describe, expect, it } from "vitest";
import { taskQueue } from "./taskQueue";

const runInQueue = taskQueue({ mostInAll: 16, mostOfOne: 2 });

/** A task that ends when `end` is called. */
function task() {
  let end: (value: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

describe("taskQueue", () => {
  it("starts a task when the one before has ended, also after a failure", async () => {
    const first = task();
    const begun: string[] = [];
    const one = runInQueue("a", first.run);
    const two = runInQueue("b", async () => {
      begun.push("two");
      throw new Error("broken");
    });
    const three = runInQueue("c", async () => begun.push("three"));
    expect(begun).toEqual([]);
    first.end("done");
    expect(await one).toBe("done");
    await expect(two).rejects.toThrow("broken");
    await three;
    expect(begun).toEqual(["two", "three"]);
  });

  it("lets businesses take turns, whichever of them added two first", async () => {
    const first = task();
    const begun: string[] = [];
    const of = (providerId: string, name: string) =>
      runInQueue(providerId, async () => {
        begun.push(name);
      });
    const all = [
      runInQueue("a", first.run),
      of("a", "a2"),
      of("b", "b1"),
      of("b", "b2"),
      of("c", "c1"),
      of("d", "d1"),
    ];
    first.end("done");
    await Promise.all(all);
    expect(begun).toEqual(["b1", "c1", "d1", "a2", "b2"]);
  });

  it("refuses a third task of one business and accepts those of others, and accepts it once one has ended", async () => {
    const first = task();
    const running = runInQueue("a", first.run);
    const waiting = runInQueue("a", async () => "later");
    await expect(runInQueue("a", async () => "too many")).rejects.toMatchObject({
      code: "file_in_work",
      retryAfterSeconds: 5,
    });
    const other = runInQueue("b", async () => "other");
    first.end("done");
    expect(await Promise.all([running, waiting, other])).toEqual(["done", "later", "other"]);
    expect(await runInQueue("a", async () => "again")).toBe("again");
  });

  it("refuses more than sixteen tasks in all, and accepts new ones once some have ended", async () => {
    const first = task();
    const waiting = [
      runInQueue("0", first.run),
      ...Array.from({ length: 15 }, (_none, place) => runInQueue(String(place + 1), async () => "later")),
    ];
    await expect(runInQueue("new", async () => "too many")).rejects.toMatchObject({
      code: "unavailable",
      retryAfterSeconds: 5,
    });
    first.end("done");
    await Promise.all(waiting);
    expect(await runInQueue("new", async () => "again")).toBe("again");
  });
});
