import { describe, expect, it } from "vitest";
import { spreadOre } from "./spreadOre";

describe("spreadOre", () => {
  it.each([
    [20_001, [30_000, 12_000], [14_286, 5_715]],
    [100, [1, 1, 1], [33, 33, 34]],
    [100, [0, 0], [50, 50]],
    [7, [], []],
  ])("divides %d by %j into %j, whose sum it is", (total, weights, parts) =>
    expect(spreadOre(total, weights)).toEqual(parts),
  );
});
