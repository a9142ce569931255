import { describe, expect, it } from "vitest";
import { heldHintScript, openCheckoutKey } from "./heldHint";

const soon = JSON.stringify({ untilMs: Date.now() + 60_000 });
const over = JSON.stringify({ untilMs: Date.now() - 1 });

describe("heldHintScript", () => {
  function run(tab: string | null, device: string | null): { held?: string } {
    const dataset: { held?: string } = {};
    const storage = (stored: string | null) => ({
      getItem: (key: string) => (key === openCheckoutKey ? stored : null),
    });
    new Function("document", "sessionStorage", "localStorage", heldHintScript)(
      { documentElement: { dataset } },
      storage(tab),
      storage(device),
    );
    return dataset;
  }

  it("marks the page of a browser that left a checkout whose hold has not ended", () => {
    expect(run(soon, null)).toEqual({ held: "" });
    expect(run(null, soon)).toEqual({ held: "" });
    expect(run(over, soon)).toEqual({ held: "" });
  });

  it("marks nothing without one, after its end, or where what is stored cannot be read", () => {
    for (const stored of [null, over, "null", "[]", "{", "1"]) expect(run(stored, stored)).toEqual({});
  });
});
