import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pollingLoop } from "./pollingLoop";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work whose calls resolve when `finish` is called. */
function slowWork() {
  const waiting: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => waiting.push(resolve)));
  const finish = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { work, finish };
}

it("work that is asked for twice while it is under way is done once in each interval afterwards", async () => {
  const { work, finish } = slowWork();
  const { now, stop } = pollingLoop(work, 4000);
  now();
  now();
  await finish();
  expect(work).toHaveBeenCalledTimes(2);
  for (const times of [3, 4, 5]) {
    await vi.advanceTimersByTimeAsync(4000);
    await finish();
    expect(work).toHaveBeenCalledTimes(times);
  }
  stop();
});

it("work that was stopped while it was under way is not done again", async () => {
  const { work, finish } = slowWork();
  const { now, stop } = pollingLoop(work, 4000);
  now();
  stop();
  await finish();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});
