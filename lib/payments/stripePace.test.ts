import { describe, expect, it } from "vitest";
import { turnsEvery } from "./stripePace";

/** A clock that stands still but for what is slept, of which each wakes so many milliseconds late. */
function clockWith(lateMs: (sleeps: number) => number) {
  let nowMs = 0;
  let sleeps = 0;
  return {
    nowMs: () => nowMs,
    sleep: async (ms: number) => {
      sleeps += 1;
      nowMs += ms + lateMs(sleeps);
    },
  };
}

/** When so many turns that are asked for at once are taken, in ms. */
async function turnsOf(count: number, clock: ReturnType<typeof clockWith>): Promise<number[]> {
  const next = turnsEvery(50, clock);
  return Promise.all(Array.from({ length: count }, () => next().then(clock.nowMs)));
}

describe("turnsEvery", () => {
  it("gives the first turn at once, and the others so far apart", async () => {
    expect(
      await turnsOf(
        4,
        clockWith(() => 0),
      ),
    ).toEqual([0, 50, 100, 150]);
  });

  it("keeps them as far apart after one that came late", async () => {
    const turns = await turnsOf(
      5,
      clockWith((sleeps) => (sleeps === 2 ? 120 : 0)),
    );
    expect(turns).toEqual([0, 50, 220, 270, 320]);
  });

  it("gives a turn at once to whoever asks after a pause", async () => {
    const clock = clockWith(() => 0);
    const next = turnsEvery(50, clock);
    await next();
    await clock.sleep(200);
    await next();
    expect(clock.nowMs()).toBe(200);
  });
});
