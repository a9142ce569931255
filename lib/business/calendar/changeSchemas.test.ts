import { describe, expect, it } from "vitest";
import { addBlockSchema, changeBlockSchema } from "./changeSchemas";

const start = "2026-11-26T10:00:00.000Z";

describe("a time to be blocked", () => {
  it.each(["2026-11-26T10:00:00.001Z", "2026-11-26T10:00:59Z", "2026-11-26T10:30:30Z"])(
    "from ten to %s is refused, since it is no whole minute",
    (endTime) => {
      const { error } = addBlockSchema.safeParse({ startTime: start, endTime, staffId: null });
      expect(error?.issues.map(({ path }) => path)).toEqual([["endTime"]]);
      expect(changeBlockSchema.safeParse({ endTime }).success).toBe(false);
    },
  );

  it("of a minute is taken", () => {
    const endTime = "2026-11-26T10:01:00.000Z";
    expect(addBlockSchema.safeParse({ startTime: start, endTime, staffId: null }).success).toBe(true);
    expect(changeBlockSchema.safeParse({ startTime: start, endTime }).success).toBe(true);
  });
});
