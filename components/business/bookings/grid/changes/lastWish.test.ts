import { describe, expect, it } from "vitest";
import { lastWishes } from "./lastWish";

/** A server whose answers come when they are let go. */
function slowServer() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let state = "";
  return {
    asked,
    state: () => state,
    ask: (wish: string) =>
      new Promise<string>((resolve) => {
        asked.push(wish);
        waiting.push(() => {
          state = wish;
          resolve(`saved ${wish}`);
        });
      }),
    /** Answers what was asked at this place. */
    answer: async (index: number) => {
      waiting[index]?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe("wishes that come while one is under way", () => {
  it("wait for it, so that the last one stays", async () => {
    const server = slowServer();
    const send = lastWishes<string>();
    const first = send("visit", "arrived", server.ask);
    const second = send("visit", "no_show", server.ask);
    expect(server.asked).toEqual(["arrived"]);
    await server.answer(0);
    expect(server.asked).toEqual(["arrived", "no_show"]);
    await server.answer(1);
    expect(await first).toEqual({ wish: "no_show", answer: "saved no_show", earlier: "arrived" });
    expect(await second).toBeNull();
    expect(server.state()).toBe("no_show");
  });

  it("are sent once, as the last of them", async () => {
    const server = slowServer();
    const send = lastWishes<string>();
    const first = send("visit", "arrived", server.ask);
    for (const wish of ["no_show", "none", "arrived"]) void send("visit", wish, server.ask);
    await server.answer(0);
    expect(server.asked).toEqual(["arrived"]);
    expect(await first).toEqual({ wish: "arrived", answer: "saved arrived", earlier: undefined });
  });

  it("for something else do not wait, and none waits for one that failed", async () => {
    const server = slowServer();
    const send = lastWishes<string>();
    const failing = send("visit", "arrived", () => Promise.reject(new Error("away")));
    await expect(failing).rejects.toThrow("away");
    void send("visit", "no_show", server.ask);
    void send("other", "arrived", server.ask);
    expect(server.asked).toEqual(["no_show", "arrived"]);
  });
});
